<?php
/**
 * The beginning of a mail about saved searches. Tables and inline styles, because mail programs know little else;
 * classes only for dark mode and small screens.
 *
 * @package HearthHammer\Hpapi
 *
 * @var array<string, mixed> $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!doctype html>
<html lang="en-GB">
<head>
	<meta charset="utf-8">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<meta name="color-scheme" content="light dark">
	<meta name="supported-color-schemes" content="light dark">
	<meta name="format-detection" content="telephone=no, date=no, address=no">
	<title><?php echo esc_html( $view['title'] ); ?></title>
	<style>
		:root { color-scheme: light dark; supported-color-schemes: light dark; }
		@media (prefers-color-scheme: dark) {
			.m-page { background: #141b18 !important; }
			.m-card { background: #1e2823 !important; }
			.m-ink, .m-ink td, .m-ink a { color: #f1ece0 !important; }
			.m-soft, .m-soft a { color: #c3c8bf !important; }
			.m-line { border-color: #3d4a43 !important; }
			.m-badge { color: #e0b86a !important; }
		}
		@media (max-width: 620px) {
			.m-pad { padding-left: 20px !important; padding-right: 20px !important; }
			.m-title { font-size: 24px !important; }
			.m-half { display: block !important; width: 100% !important; box-sizing: border-box; }
			.m-words { padding-left: 0 !important; padding-top: 14px !important; }
			.m-picture { width: 100% !important; height: auto !important; max-width: none !important; }
		}
	</style>
</head>
<body class="m-page" style="margin:0;padding:0;background:#f7f3ea;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden"><?php echo esc_html( $view['preheader'] ?? $view['intro'] ?? '' ); ?></div>
<table role="presentation" class="m-page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f7f3ea" style="background:#f7f3ea">
	<tr>
		<td align="center" style="padding:24px 12px">
			<table role="presentation" class="m-card" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="#fffefa" style="width:100%;max-width:600px;background:#fffefa">
				<tr>
					<td class="m-pad" bgcolor="#14231b" style="background:#14231b;padding:20px 36px">
						<a href="<?php echo esc_url( $view['site_url'] ); ?>" style="font-family:Georgia,'Times New Roman',serif;font-size:22px;color:#f7f3ea;text-decoration:none"><?php echo esc_html( $view['site'] ); ?></a>
					</td>
				</tr>
