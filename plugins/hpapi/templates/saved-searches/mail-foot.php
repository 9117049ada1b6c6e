<?php
/**
 * The end of a mail about saved searches.
 *
 * @package HearthHammer\Hpapi
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
			</table>
		</td>
	</tr>
</table>
</body>
</html>
