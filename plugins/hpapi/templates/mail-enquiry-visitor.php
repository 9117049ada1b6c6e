<?php
/**
 * A mail to a visitor about their enquiry. Tables and inline styles, because mail programs know little else; classes
 * only for dark mode and small screens.
 *
 * @var array{subject: string, heading: string, site: string, site_url: string, greeting: string, intro: string, facts: array<string, string>, property_url: string, calendar_url: string, manage_url: string, manage_label: string, phone: string, phone_href: string, hours: string} $view
 *
 * @package HearthHammer\Hpapi
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_text  = "font-family:'Gill Sans','Gill Sans MT',Calibri,'Segoe UI',Arial,sans-serif;font-size:16px;line-height:1.55;color:#1c2a24";
$hh_serif = "font-family:Georgia,'Times New Roman',serif;color:#1c2a24";
?>
<!doctype html>
<html lang="en-GB">
<head>
	<meta charset="utf-8">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<meta name="color-scheme" content="light dark">
	<meta name="supported-color-schemes" content="light dark">
	<meta name="format-detection" content="telephone=no, date=no, address=no">
	<title><?php echo esc_html( $view['subject'] ); ?></title>
	<style>
		:root { color-scheme: light dark; supported-color-schemes: light dark; }
		@media (prefers-color-scheme: dark) {
			.m-page { background: #141b18 !important; }
			.m-card { background: #1e2823 !important; }
			.m-ink { color: #f1ece0 !important; }
			.m-soft { color: #c3c8bf !important; }
			.m-line { border-color: #3d4a43 !important; }
		}
		@media (max-width: 620px) {
			.m-pad { padding-left: 20px !important; padding-right: 20px !important; }
			.m-title { font-size: 24px !important; }
		}
	</style>
</head>
<body class="m-page" style="margin:0;padding:0;background:#f6f1e6;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden"><?php echo esc_html( $view['intro'] ); ?></div>
<table role="presentation" class="m-page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f6f1e6" style="background:#f6f1e6">
	<tr>
		<td align="center" style="padding:24px 12px">
			<table role="presentation" class="m-card" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="#fffdf8" style="width:100%;max-width:600px;background:#fffdf8">
				<tr>
					<td class="m-pad" bgcolor="#1c2a24" style="background:#1c2a24;background-image:linear-gradient(#1c2a24,#1c2a24);padding:20px 36px">
						<a href="<?php echo esc_url( $view['site_url'] ); ?>" style="font-family:Georgia,'Times New Roman',serif;font-size:22px;color:#f6f1e6;text-decoration:none"><?php echo esc_html( $view['site'] ); ?></a>
					</td>
				</tr>
				<tr>
					<td class="m-pad m-ink" style="padding:32px 36px 0;<?php echo esc_attr( $hh_text ); ?>">
						<p style="margin:0 0 16px"><?php echo esc_html( $view['greeting'] ); ?></p>
						<h1 class="m-ink m-title" style="margin:0 0 10px;font-weight:400;font-size:28px;line-height:1.2;<?php echo esc_attr( $hh_serif ); ?>"><?php echo esc_html( $view['heading'] ); ?></h1>
						<p style="margin:0"><?php echo esc_html( $view['intro'] ); ?></p>
					</td>
				</tr>
				<tr>
					<td class="m-pad" style="padding:24px 36px 0">
						<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse">
							<?php foreach ( $view['facts'] as $hh_label => $hh_value ) : ?>
							<tr>
								<th scope="row" class="m-line m-soft" align="left" valign="top" width="110" style="border-top:1px solid #d9d0bc;padding:12px 16px 12px 0;font-weight:400;<?php echo esc_attr( $hh_text ); ?>;font-size:14px;color:#55615a"><?php echo esc_html( $hh_label ); ?></th>
								<td class="m-line m-ink" valign="top" style="border-top:1px solid #d9d0bc;padding:12px 0;<?php echo esc_attr( $hh_text ); ?>"><?php echo esc_html( $hh_value ); ?></td>
							</tr>
							<?php endforeach; ?>
						</table>
					</td>
				</tr>
				<?php if ( '' !== $view['calendar_url'] || '' !== $view['property_url'] ) : ?>
				<tr>
					<td class="m-pad" style="padding:20px 36px 0">
						<table role="presentation" cellpadding="0" cellspacing="0" border="0">
							<tr>
								<td bgcolor="#8a6420" style="background:#8a6420;background-image:linear-gradient(#8a6420,#8a6420);border-radius:3px">
									<a href="<?php echo esc_url( '' !== $view['calendar_url'] ? $view['calendar_url'] : $view['property_url'] ); ?>" style="display:inline-block;padding:14px 26px;font-family:'Gill Sans','Gill Sans MT',Calibri,'Segoe UI',Arial,sans-serif;font-size:17px;font-weight:700;color:#ffffff;text-decoration:none"><?php '' !== $view['calendar_url'] ? esc_html_e( 'Add to my calendar', 'hearth-hammer' ) : esc_html_e( 'See the property', 'hearth-hammer' ); ?></a>
								</td>
							</tr>
						</table>
					</td>
				</tr>
				<?php endif; ?>
				<tr>
					<td class="m-pad m-ink" style="padding:20px 36px 36px;<?php echo esc_attr( $hh_text ); ?>">
						<?php if ( '' !== $view['manage_url'] ) : ?>
							<p style="margin:0 0 12px"><a class="m-ink" href="<?php echo esc_url( $view['manage_url'] ); ?>" style="color:#1c2a24"><?php echo esc_html( $view['manage_label'] ); ?></a></p>
						<?php endif; ?>
						<p class="m-ink" style="margin:0"><a class="m-ink" href="<?php echo esc_url( $view['phone_href'], array( 'tel' ) ); ?>" style="color:#1c2a24">
							<?php
							/* translators: %s: a phone number */
							echo esc_html( sprintf( __( 'Call %s', 'hearth-hammer' ), $view['phone'] ) );
							?>
						</a><br><span class="m-soft" style="font-size:14px;color:#55615a"><?php echo esc_html( $view['hours'] ); ?></span></p>
					</td>
				</tr>
				<tr>
					<td class="m-pad m-line m-soft" style="border-top:1px solid #d9d0bc;padding:18px 36px 28px;<?php echo esc_attr( $hh_text ); ?>;font-size:13px;color:#55615a">
						<?php esc_html_e( 'You have this mail because somebody wrote to us about this property with your address. If it was not you, there is nothing you need to do.', 'hearth-hammer' ); ?>
					</td>
				</tr>
			</table>
		</td>
	</tr>
</table>
</body>
</html>
