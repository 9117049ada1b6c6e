<?php
/**
 * A mail to staff, as plain as the visitors' is not: what to do comes first, and the number to call is a button.
 *
 * @var array{heading: string, what_to_do: string, call: string, facts: array<string, string>, link: string} $view
 *
 * @package HearthHammer\Caphpi
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_font = "font-family:'Gill Sans','Gill Sans MT',Calibri,'Segoe UI',Arial,sans-serif;font-size:16px;line-height:1.5;color:#1c2a24";
?>
<!doctype html>
<html lang="en-GB">
<head>
	<meta charset="utf-8">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<meta name="color-scheme" content="light dark">
	<meta name="supported-color-schemes" content="light dark">
	<title><?php echo esc_html( $view['heading'] ); ?></title>
	<style>
		:root { color-scheme: light dark; supported-color-schemes: light dark; }
		@media (prefers-color-scheme: dark) {
			.m-page { background: #1e2823 !important; }
			.m-ink { color: #f1ece0 !important; }
			.m-soft { color: #c3c8bf !important; }
			.m-line { border-color: #3d4a43 !important; }
		}
	</style>
</head>
<body class="m-page" style="margin:0;padding:0;background:#fffdf8;-webkit-text-size-adjust:100%">
<div role="main">
<table role="presentation" class="m-page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#fffdf8" style="background:#fffdf8">
	<tr>
		<td style="padding:24px 20px">
			<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
				<tr>
					<td>
						<h1 class="m-ink" style="margin:0 0 8px;font-family:Georgia,'Times New Roman',serif;font-weight:400;font-size:24px;line-height:1.25;color:#1c2a24"><?php echo esc_html( $view['heading'] ); ?></h1>
						<p class="m-ink" style="margin:0 0 20px;<?php echo esc_attr( $hh_font ); ?>"><?php echo esc_html( $view['what_to_do'] ); ?></p>
					</td>
				</tr>
				<?php if ( '' !== $view['call'] ) : ?>
				<tr>
					<td style="padding:0 0 20px">
						<table role="presentation" cellpadding="0" cellspacing="0" border="0">
							<tr>
								<td bgcolor="#8a6420" style="background:#8a6420;background-image:linear-gradient(#8a6420,#8a6420);border-radius:3px;mso-padding-alt:12px 24px">
									<a href="<?php echo esc_url( 'tel:' . preg_replace( '/[^\d+]/', '', $view['call'] ), array( 'tel' ) ); ?>" style="display:inline-block;padding:12px 24px;<?php echo esc_attr( $hh_font ); ?>;font-weight:700;color:#ffffff;text-decoration:none">
										<?php
										/* translators: %s: a phone number */
										echo esc_html( sprintf( __( 'Call %s', 'hearth-hammer' ), $view['call'] ) );
										?>
									</a>
								</td>
							</tr>
						</table>
					</td>
				</tr>
				<?php endif; ?>
				<?php if ( array() !== $view['facts'] ) : ?>
				<tr>
					<td>
						<table width="100%" cellpadding="0" cellspacing="0" border="0">
							<?php foreach ( $view['facts'] as $hh_label => $hh_value ) : ?>
							<tr>
								<th scope="row" class="m-soft m-line" align="left" valign="top" width="110" style="border-top:1px solid #d9d0bc;padding:8px 16px 8px 0;<?php echo esc_attr( $hh_font ); ?>;font-weight:400;color:#55615a"><?php echo esc_html( $hh_label ); ?></th>
								<td class="m-ink m-line" style="border-top:1px solid #d9d0bc;padding:8px 0;word-break:break-word;<?php echo esc_attr( $hh_font ); ?>"><?php echo esc_html( $hh_value ); ?></td>
							</tr>
							<?php endforeach; ?>
						</table>
					</td>
				</tr>
				<?php endif; ?>
				<?php if ( '' !== $view['link'] ) : ?>
				<tr>
					<td style="padding:20px 0 0"><a class="m-ink" href="<?php echo esc_url( $view['link'] ); ?>" style="<?php echo esc_attr( $hh_font ); ?>;text-decoration:underline"><?php esc_html_e( 'Open the valuation', 'hearth-hammer' ); ?></a></td>
				</tr>
				<?php endif; ?>
			</table>
		</td>
	</tr>
</table>
</div>
</body>
</html>
