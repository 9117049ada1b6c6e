<?php
/**
 * A button that stays one in Outlook and in dark mode: its ground is painted as an image, too.
 *
 * @var string $url
 * @var string $label
 *
 * @package HearthHammer\Core
 */

declare( strict_types=1 );

use HearthHammer\Core\Mail\EmailLayout;

defined( 'ABSPATH' ) || exit;
?>
<table role="presentation" cellpadding="0" cellspacing="0" border="0">
	<tr>
		<td class="m-button" bgcolor="<?php echo esc_attr( EmailLayout::color( 'brass' ) ); ?>" style="background:<?php echo esc_attr( EmailLayout::color( 'brass' ) ); ?>;background-image:linear-gradient(<?php echo esc_attr( EmailLayout::color( 'brass' ) . ',' . EmailLayout::color( 'brass' ) ); ?>);border-radius:3px;mso-padding-alt:14px 26px">
			<a href="<?php echo esc_url( $url, array( 'http', 'https', 'tel' ) ); ?>" style="display:inline-block;padding:14px 26px;<?php echo esc_attr( EmailLayout::sans() ); ?>;font-size:17px;font-weight:700;color:<?php echo esc_attr( EmailLayout::color( 'on-brass' ) ); ?>;text-decoration:none"><?php echo esc_html( $label ); ?></a>
		</td>
	</tr>
</table>
