<?php
/**
 * The top of every page.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Theme\CompanyDetails;
use HearthHammer\Theme\Footer;
use HearthHammer\Theme\Navigation;
use HearthHammer\Theme\Plugins;
use HearthHammer\Theme\Routes;

defined( 'ABSPATH' ) || exit;

$hh_company = CompanyDetails::current();
?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="<?php bloginfo( 'charset' ); ?>">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
<?php wp_body_open(); ?>
<a class="hh-skip" href="#main"><?php esc_html_e( 'Skip to main content', 'hearth-hammer' ); ?></a>
<?php
/**
 * Prints above the header of every page, such as announcements.
 */
do_action( 'hearth_hammer_top_of_page' );
$hh_menu = Navigation::primary();
?>
<header class="hh-site-header">
<div class="hh-topbar hh-on-ink">
	<div class="hh-wrap hh-topbar__row">
		<?php Footer::print_top_line(); ?>
		<p class="hh-topbar__contact">
			<span class="hh-topbar__hours"><?php echo esc_html( $hh_company->hours ); ?></span>
			<?php if ( Plugins::hpapi() ) : ?>
				<a class="hh-topbar__saved" href="<?php echo esc_url( Routes::saved() ); ?>" data-hh-saved-link><?php esc_html_e( 'Saved', 'hearth-hammer' ); ?><span data-hh-saved-count></span></a>
			<?php elseif ( Plugins::auctions() ) : ?>
				<a class="hh-topbar__saved" href="<?php echo esc_url( home_url( '/auctions/watched/' ) ); ?>"><?php esc_html_e( 'Saved', 'hearth-hammer' ); ?><span data-hh-watched-count></span></a>
			<?php endif; ?>
			<?php if ( '' !== $hh_company->phone ) : ?>
				<a class="hh-topbar__phone" data-hh-track="phone" href="<?php echo esc_url( $hh_company->phone_link() ); ?>"><span class="hh-visually-hidden"><?php esc_html_e( 'Phone number', 'hearth-hammer' ); ?> </span><?php echo esc_html( $hh_company->phone ); ?></a>
			<?php endif; ?>
		</p>
	</div>
</div>
<div class="hh-header" data-site-header>
	<div class="hh-wrap hh-header__row">
		<a class="hh-wordmark" href="<?php echo esc_url( home_url( '/' ) ); ?>" rel="home"<?php echo is_front_page() ? ' aria-current="page"' : ''; ?>>
			<?php if ( has_custom_logo() ) : ?>
				<?php echo wp_get_attachment_image( (int) get_theme_mod( 'custom_logo' ), 'medium', false, array( 'class' => 'hh-wordmark__logo', 'alt' => $hh_company->name, 'loading' => 'eager' ) ); ?>
			<?php else : ?>
				<?php echo wp_kses( str_replace( '&amp;', '<i>&amp;</i>', esc_html( $hh_company->name ) ), array( 'i' => array() ) ); ?>
			<?php endif; ?>
		</a>
		<nav class="hh-nav" aria-label="<?php esc_attr_e( 'Main', 'hearth-hammer' ); ?>">
			<?php Navigation::print_list( $hh_menu, 'hh-nav__list' ); ?>
		</nav>
		<details class="hh-menu" data-site-menu>
			<summary class="hh-menu__toggle">
				<span class="hh-menu__open"><?php esc_html_e( 'Menu', 'hearth-hammer' ); ?></span>
				<span class="hh-menu__close"><?php esc_html_e( 'Close', 'hearth-hammer' ); ?></span>
			</summary>
			<div class="hh-menu__panel">
				<nav aria-label="<?php esc_attr_e( 'Main', 'hearth-hammer' ); ?>">
					<?php Navigation::print_list( Navigation::again( $hh_menu ), 'hh-menu__list' ); ?>
				</nav>
				<p class="hh-menu__contact">
					<?php if ( '' !== $hh_company->phone ) : ?>
						<a href="<?php echo esc_url( $hh_company->phone_link() ); ?>"><?php echo esc_html( $hh_company->phone ); ?></a>
					<?php endif; ?>
					<span><?php echo esc_html( $hh_company->hours ); ?></span>
				</p>
			</div>
		</details>
	</div>
</div>
</header>
<main id="main" class="hh-main" tabindex="-1">
