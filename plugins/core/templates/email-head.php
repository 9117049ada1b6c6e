<?php
/**
 * The beginning of every mail of the site, up to the first row below the firm's name.
 *
 * @var string $title
 * @var string $preheader
 * @var string $site
 * @var string $site_url
 * @var string $narrow
 * @var string $dark
 *
 * @package HearthHammer\Core
 */

declare( strict_types=1 );

use HearthHammer\Core\Company\Logo;
use HearthHammer\Core\Mail\EmailLayout;

defined( 'ABSPATH' ) || exit;

$hh_logo = Logo::current();
$hh_head = null === $hh_logo ? EmailLayout::color( 'ink' ) : EmailLayout::color( 'white' );
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
	<title><?php echo esc_html( $title ); ?></title>
	<style>
		:root { color-scheme: light dark; supported-color-schemes: light dark; }
		@media (prefers-color-scheme: dark) {
			.m-page { background: #141b18 !important; }
			.m-card { background: #1e2823 !important; }
			.m-ink, .m-ink td, .m-ink a, .m-title { color: #f1ece0 !important; }
			.m-soft, .m-soft a { color: #c3c8bf !important; }
			.m-line { border-color: #3d4a43 !important; }
			.m-head { border-bottom: 1px solid #3d4a43 !important; }
			.m-button a { color: <?php echo esc_html( EmailLayout::color( 'on-brass' ) ); ?> !important; }
			<?php echo wp_strip_all_tags( $dark ); // phpcs:ignore WordPress.Security.EscapeOutput -- The template's own rules. ?>

		}
		@media (max-width: 620px) {
			.m-pad { padding-left: 20px !important; padding-right: 20px !important; }
			.m-title { font-size: 24px !important; }
			<?php echo wp_strip_all_tags( $narrow ); // phpcs:ignore WordPress.Security.EscapeOutput -- The template's own rules. ?>

		}
	</style>
</head>
<body class="m-page" style="margin:0;padding:0;background:<?php echo esc_attr( EmailLayout::color( 'paper' ) ); ?>;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden"><?php echo esc_html( $preheader ); ?></div>
<div role="main">
<table role="presentation" class="m-page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="<?php echo esc_attr( EmailLayout::color( 'paper' ) ); ?>" style="background:<?php echo esc_attr( EmailLayout::color( 'paper' ) ); ?>">
	<tr>
		<td align="center" style="padding:24px 12px">
			<table role="presentation" class="m-card" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="<?php echo esc_attr( EmailLayout::color( 'white' ) ); ?>" style="width:100%;max-width:600px;background:<?php echo esc_attr( EmailLayout::color( 'white' ) ); ?>">
				<tr>
					<td class="m-pad m-head" bgcolor="<?php echo esc_attr( $hh_head ); ?>" style="background:<?php echo esc_attr( $hh_head ); ?>;background-image:linear-gradient(<?php echo esc_attr( "{$hh_head},{$hh_head}" ); ?>);padding:20px 36px">
						<a href="<?php echo esc_url( $site_url ); ?>" style="<?php echo esc_attr( EmailLayout::serif() ); ?>;font-size:22px;color:<?php echo esc_attr( EmailLayout::color( 'paper' ) ); ?>;text-decoration:none"><?php if ( null === $hh_logo ) : ?><?php echo esc_html( $site ); ?><?php else : ?><img src="<?php echo esc_url( $hh_logo->url ); ?>" alt="<?php echo esc_attr( $site ); ?>" width="<?php echo (int) $hh_logo->width_at( 48, 240 ); ?>" style="display:block;border:0;max-width:100%;height:auto"><?php endif; ?></a>
					</td>
				</tr>
