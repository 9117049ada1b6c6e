<?php
/**
 * The valuation mail. Tables and inline styles, because mail programs know little else; classes only for dark
 * mode and small screens. Colours that must not be turned round (plate, button) are painted as images too.
 *
 * @var array{site: string, site_url: string, greeting: string, plate: string, vehicle: string, facts: list<string>, values: list<array{label: string, price: string, meaning: string}>, is_valued: bool, intro: string, holds: string, changes: list<string>, auctions: list<string>, held: string, enter: list<string>, phone: string, phone_href: string, hours: string, preheader: string} $view
 *
 * @package HearthHammer\Caphpi
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
	<!--[if mso]><style>td, th, p, li, a { font-family: Calibri, Arial, sans-serif !important; }</style><![endif]-->
	<title><?php echo esc_html( $view['vehicle'] ); ?></title>
	<style>
		:root { color-scheme: light dark; supported-color-schemes: light dark; }
		@media (prefers-color-scheme: dark) {
			.m-page { background: #141b18 !important; }
			.m-card { background: #1e2823 !important; }
			.m-ink, .m-ink td { color: #f1ece0 !important; }
			.m-soft { color: #c3c8bf !important; }
			.m-line { border-color: #3d4a43 !important; }
			.m-head { border-bottom: 1px solid #3d4a43 !important; }
		}
		@media (max-width: 620px) {
			.m-pad { padding-left: 20px !important; padding-right: 20px !important; }
			.m-title { font-size: 24px !important; }
			.m-third { display: block !important; width: auto !important; padding: 12px 0 !important; border-left: 0 !important; border-top: 1px solid #d9d0bc; text-align: left !important; }
			.m-price { font-size: 28px !important; }
		}
	</style>
</head>
<body class="m-page" style="margin:0;padding:0;background:#f6f1e6;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden"><?php echo esc_html( $view['preheader'] ); ?></div>
<div role="main">
<table role="presentation" class="m-page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f6f1e6" style="background:#f6f1e6">
	<tr>
		<td align="center" style="padding:24px 12px">
			<table role="presentation" class="m-card" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="#fffdf8" style="width:100%;max-width:600px;background:#fffdf8">
				<tr>
					<td class="m-pad m-head" bgcolor="#1c2a24" style="background:#1c2a24;background-image:linear-gradient(#1c2a24,#1c2a24);padding:20px 36px">
						<a href="<?php echo esc_url( $view['site_url'] ); ?>" style="font-family:Georgia,'Times New Roman',serif;font-size:22px;color:#f6f1e6;text-decoration:none"><?php echo esc_html( $view['site'] ); ?></a>
					</td>
				</tr>
				<tr>
					<td class="m-pad m-ink" style="padding:32px 36px 0;<?php echo esc_attr( $hh_text ); ?>">
						<p style="margin:0 0 12px"><?php echo esc_html( $view['greeting'] ); ?></p>
						<p style="margin:0"><?php echo esc_html( $view['intro'] ); ?></p>
					</td>
				</tr>
				<tr>
					<td class="m-pad" style="padding:28px 36px 0">
						<table role="presentation" cellpadding="0" cellspacing="0" border="0">
							<tr>
								<td bgcolor="#ffd307" style="background:#ffd307;background-image:linear-gradient(#ffd307,#ffd307);border:2px solid #111111;border-radius:6px;padding:6px 16px;font-family:'Arial Black',Arial,sans-serif;font-weight:700;font-size:26px;line-height:1.1;letter-spacing:2px;color:#111111;white-space:nowrap"><?php echo esc_html( $view['plate'] ); ?></td>
							</tr>
						</table>
						<h1 class="m-ink m-title" style="margin:16px 0 4px;font-weight:400;font-size:28px;line-height:1.2;<?php echo esc_attr( $hh_serif ); ?>"><?php echo esc_html( $view['vehicle'] ); ?></h1>
						<p class="m-soft" style="margin:0;<?php echo esc_attr( $hh_text ); ?>;color:#55615a"><?php echo esc_html( implode( ' · ', $view['facts'] ) ); ?></p>
					</td>
				</tr>
				<?php if ( $view['is_valued'] ) : ?>
				<tr>
					<td class="m-pad" style="padding:24px 36px 0">
						<h2 class="m-ink" style="margin:0 0 12px;font-weight:400;font-size:20px;<?php echo esc_attr( $hh_serif ); ?>"><?php esc_html_e( 'Trade value, by condition', 'hearth-hammer' ); ?></h2>
						<table role="presentation" class="m-line" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-top:1px solid #d9d0bc">
							<tr>
								<?php foreach ( $view['values'] as $hh_number => $hh_value ) : ?>
								<td class="m-third m-line" width="33%" valign="top" style="width:33.3%;padding:16px <?php echo 2 === $hh_number ? '0 16px 14px' : ( 0 === $hh_number ? '14px 16px 0' : '14px' ); ?>;<?php echo 0 === $hh_number ? '' : 'border-left:1px solid #d9d0bc;'; ?>">
									<p class="m-ink" style="margin:0;<?php echo esc_attr( $hh_text ); ?>;font-weight:700"><?php echo esc_html( $hh_value['label'] ); ?></p>
									<p class="m-ink m-price" style="margin:2px 0 6px;font-size:30px;line-height:1.2;white-space:nowrap;<?php echo esc_attr( $hh_serif ); ?>"><?php echo esc_html( $hh_value['price'] ); ?></p>
									<p class="m-soft" style="margin:0;<?php echo esc_attr( $hh_text ); ?>;font-size:14px;line-height:1.45;color:#55615a"><?php echo esc_html( $hh_value['meaning'] ); ?></p>
								</td>
								<?php endforeach; ?>
							</tr>
						</table>
						<p class="m-soft m-line" style="margin:0;border-top:1px solid #d9d0bc;padding-top:12px;<?php echo esc_attr( $hh_text ); ?>;font-size:14px;color:#55615a"><?php echo esc_html( $view['holds'] ); ?></p>
					</td>
				</tr>
				<tr>
					<td class="m-pad m-ink" style="padding:28px 36px 0;<?php echo esc_attr( $hh_text ); ?>">
						<h2 class="m-ink" style="margin:0 0 8px;font-weight:400;font-size:20px;<?php echo esc_attr( $hh_serif ); ?>"><?php esc_html_e( 'What would change it', 'hearth-hammer' ); ?></h2>
						<ul style="margin:0;padding:0 0 0 20px">
							<?php foreach ( $view['changes'] as $hh_change ) : ?>
							<li style="margin:0 0 6px"><?php echo esc_html( $hh_change ); ?></li>
							<?php endforeach; ?>
						</ul>
					</td>
				</tr>
				<?php endif; ?>
				<tr>
					<td class="m-pad m-ink" style="padding:28px 36px 0;<?php echo esc_attr( $hh_text ); ?>">
						<h2 class="m-ink" style="margin:0 0 8px;font-weight:400;font-size:20px;<?php echo esc_attr( $hh_serif ); ?>"><?php esc_html_e( 'The next auctions', 'hearth-hammer' ); ?></h2>
						<p style="margin:0"><?php echo esc_html( $view['held'] ); ?></p>
						<?php if ( array() !== $view['auctions'] ) : ?>
						<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:12px">
							<?php foreach ( $view['auctions'] as $hh_date ) : ?>
							<tr>
								<td class="m-ink m-line" style="border-top:1px solid #d9d0bc;padding:10px 0;font-size:18px;line-height:1.3;<?php echo esc_attr( $hh_serif ); ?>"><?php echo esc_html( $hh_date ); ?></td>
							</tr>
							<?php endforeach; ?>
						</table>
						<?php endif; ?>
					</td>
				</tr>
				<tr>
					<td class="m-pad m-ink" style="padding:28px 36px 0;<?php echo esc_attr( $hh_text ); ?>">
						<h2 class="m-ink" style="margin:0 0 8px;font-weight:400;font-size:20px;<?php echo esc_attr( $hh_serif ); ?>"><?php esc_html_e( 'How to enter it', 'hearth-hammer' ); ?></h2>
						<ol style="margin:0;padding:0 0 0 20px">
							<?php foreach ( $view['enter'] as $hh_step ) : ?>
							<li style="margin:0 0 6px"><?php echo esc_html( $hh_step ); ?></li>
							<?php endforeach; ?>
						</ol>
					</td>
				</tr>
				<tr>
					<td class="m-pad" style="padding:24px 36px 36px">
						<table role="presentation" cellpadding="0" cellspacing="0" border="0">
							<tr>
								<td bgcolor="#8a6420" style="background:#8a6420;background-image:linear-gradient(#8a6420,#8a6420);border-radius:3px;mso-padding-alt:14px 26px">
									<a href="<?php echo esc_url( $view['phone_href'], array( 'tel' ) ); ?>" style="display:inline-block;padding:14px 26px;font-family:'Gill Sans','Gill Sans MT',Calibri,'Segoe UI',Arial,sans-serif;font-size:17px;font-weight:700;color:#ffffff;text-decoration:none">
										<?php
										/* translators: %s: a phone number */
										echo esc_html( sprintf( __( 'Call %s', 'hearth-hammer' ), $view['phone'] ) );
										?>
									</a>
								</td>
							</tr>
						</table>
						<p class="m-soft" style="margin:10px 0 0;<?php echo esc_attr( $hh_text ); ?>;font-size:14px;color:#55615a"><?php echo esc_html( $view['hours'] ); ?></p>
					</td>
				</tr>
				<tr>
					<td class="m-pad m-line m-soft" style="border-top:1px solid #d9d0bc;padding:18px 36px 28px;<?php echo esc_attr( $hh_text ); ?>;font-size:13px;color:#55615a">
						<?php esc_html_e( 'You have this mail because somebody asked for a valuation of this vehicle with your address. If it was not you, there is nothing you need to do.', 'hearth-hammer' ); ?>
					</td>
				</tr>
			</table>
		</td>
	</tr>
</table>
</div>
</body>
</html>
