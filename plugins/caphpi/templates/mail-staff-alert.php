<?php
/**
 * A mail to staff.
 *
 * @var array{heading: string, what_to_do: string, facts: array<string, string>, link: string} $view
 *
 * @package HearthHammer\Caphpi
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
	<h1 style="margin:0 0 8px;font-size:20px"><?php echo esc_html( $view['heading'] ); ?></h1>
	<p style="margin:0 0 16px"><?php echo esc_html( $view['what_to_do'] ); ?></p>
	<?php if ( array() !== $view['facts'] ) : ?>
	<table cellpadding="0" cellspacing="0" border="0">
		<?php foreach ( $view['facts'] as $hh_label => $hh_value ) : ?>
		<tr>
			<th scope="row" align="left" valign="top" style="padding:4px 20px 4px 0"><?php echo esc_html( $hh_label ); ?></th>
			<td style="padding:4px 0"><?php echo esc_html( $hh_value ); ?></td>
		</tr>
		<?php endforeach; ?>
	</table>
	<?php endif; ?>
	<?php if ( '' !== $view['link'] ) : ?>
	<p style="margin:16px 0 0"><a href="<?php echo esc_url( $view['link'] ); ?>"><?php esc_html_e( 'Open the valuation', 'hearth-hammer' ); ?></a></p>
	<?php endif; ?>
</body>
</html>
