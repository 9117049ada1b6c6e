<?php
/**
 * A mail about a subscription to the newsletter. Tables and inline styles, because mail programs know little else.
 *
 * @var array{site: string, site_url: string, title: string, lines: list<string>, button: string, url: string, note: string, leave_url: string} $view
 *
 * @package HearthHammer\Hpapi
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_text = "font-family:'Gill Sans','Gill Sans MT',Calibri,'Segoe UI',Arial,sans-serif;font-size:16px;line-height:1.55;color:#14231b";
?>
<!doctype html>
<html lang="en-GB">
<head>
	<meta charset="utf-8">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<meta name="color-scheme" content="light">
	<title><?php echo esc_html( $view['title'] ); ?></title>
</head>
<body style="margin:0;padding:0;background:#f7f3ea">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f7f3ea">
	<tr>
		<td align="center" style="padding:24px 12px">
			<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" bgcolor="#fffefa" style="width:100%;max-width:560px">
				<tr>
					<td bgcolor="#14231b" style="padding:20px 32px">
						<a href="<?php echo esc_url( $view['site_url'] ); ?>" style="font-family:Georgia,'Times New Roman',serif;font-size:22px;color:#f7f3ea;text-decoration:none"><?php echo esc_html( $view['site'] ); ?></a>
					</td>
				</tr>
				<tr>
					<td style="padding:32px 32px 0;<?php echo esc_attr( $hh_text ); ?>">
						<h1 style="margin:0 0 16px;font-family:Georgia,'Times New Roman',serif;font-size:26px;font-weight:400;line-height:1.2;color:#14231b"><?php echo esc_html( $view['title'] ); ?></h1>
						<?php foreach ( $view['lines'] as $hh_line ) : ?>
							<p style="margin:0 0 14px"><?php echo esc_html( $hh_line ); ?></p>
						<?php endforeach; ?>
					</td>
				</tr>
				<tr>
					<td style="padding:12px 32px 28px">
						<table role="presentation" cellpadding="0" cellspacing="0" border="0">
							<tr>
								<td bgcolor="#76530f" style="border-radius:2px">
									<a href="<?php echo esc_url( $view['url'] ); ?>" style="display:inline-block;padding:14px 26px;font-family:'Gill Sans','Gill Sans MT',Calibri,'Segoe UI',Arial,sans-serif;font-size:17px;font-weight:700;color:#ffffff;text-decoration:none"><?php echo esc_html( $view['button'] ); ?></a>
								</td>
							</tr>
						</table>
					</td>
				</tr>
				<tr>
					<td style="border-top:1px solid #d8cfbc;padding:18px 32px 28px;<?php echo esc_attr( $hh_text ); ?>;font-size:13px;color:#59635a">
						<?php echo esc_html( $view['note'] ); ?><br>
						<a href="<?php echo esc_url( $view['leave_url'] ); ?>" style="color:#59635a"><?php esc_html_e( 'Leave the list', 'hearth-hammer' ); ?></a>
					</td>
				</tr>
			</table>
		</td>
	</tr>
</table>
</body>
</html>
