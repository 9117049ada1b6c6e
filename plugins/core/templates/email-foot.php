<?php
/**
 * The end of every mail of the site.
 *
 * @package HearthHammer\Core
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
			</table>
		</td>
	</tr>
</table>
</div>
</body>
</html>
