<?php
/**
 * A mail to staff about an enquiry.
 *
 * @var array{heading: string, facts: array<string, string>, message: string, link: string} $view
 *
 * @package HearthHammer\Hpapi
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!doctype html>
<html lang="en-GB">
<head>
	<meta charset="utf-8">
	<meta name="color-scheme" content="light dark">
	<title><?php echo esc_html( $view['heading'] ); ?></title>
</head>
<body style="margin:0;padding:24px;font-family:Arial,sans-serif;font-size:16px;line-height:1.5">
	<h1 style="margin:0 0 16px;font-size:20px"><?php echo esc_html( $view['heading'] ); ?></h1>
	<table cellpadding="0" cellspacing="0" border="0">
		<?php foreach ( $view['facts'] as $hh_label => $hh_value ) : ?>
		<tr>
			<th scope="row" align="left" valign="top" style="padding:4px 20px 4px 0"><?php echo esc_html( $hh_label ); ?></th>
			<td style="padding:4px 0;white-space:pre-line"><?php echo esc_html( $hh_value ); ?></td>
		</tr>
		<?php endforeach; ?>
	</table>
	<?php if ( '' !== $view['message'] ) : ?>
	<p style="margin:16px 0 0;padding:0 0 0 16px;border-left:3px solid #c2913c;white-space:pre-line"><?php echo esc_html( $view['message'] ); ?></p>
	<?php endif; ?>
	<p style="margin:20px 0 0"><a href="<?php echo esc_url( $view['link'] ); ?>"><?php esc_html_e( 'Answer it', 'hearth-hammer' ); ?></a></p>
</body>
</html>
