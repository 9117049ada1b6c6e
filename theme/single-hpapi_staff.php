<?php
/**
 * A person of the firm: how they are reached, and the properties for which they speak.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Core\Text\Unbroken;
use HearthHammer\Theme\CompanyDetails;
use HearthHammer\Theme\Plugins;
use HearthHammer\Theme\View\PersonView;

defined( 'ABSPATH' ) || exit;

$hh_view = PersonView::current();

get_header();
if ( ! $hh_view ) {
	get_template_part( 'parts/not-found' );
	get_footer();
	return;
}
?>
<div class="hh-wrap hh-person-page">
	<?php get_template_part( 'parts/breadcrumbs', null, array( 'links' => $hh_view->trail ) ); ?>
	<header class="hh-person-page__head">
		<?php if ( $hh_view->picture ) : ?>
			<img class="hh-person-page__picture" src="<?php echo esc_url( $hh_view->picture['src_large'] ?? $hh_view->picture['src'] ); ?>" width="<?php echo (int) $hh_view->picture['width']; ?>" height="<?php echo (int) $hh_view->picture['height']; ?>" alt="" fetchpriority="high">
		<?php else : ?>
			<span class="hh-person-page__picture hh-valuer__initials" aria-hidden="true"><?php echo esc_html( $hh_view->initials ); ?></span>
		<?php endif; ?>
		<div class="hh-person-page__words">
			<h1 class="hh-title"><?php echo esc_html( $hh_view->name ); ?></h1>
			<?php if ( $hh_view->role ) : ?>
				<p class="hh-aside"><?php echo esc_html( $hh_view->role ); ?></p>
			<?php endif; ?>
			<?php if ( $hh_view->quote ) : ?>
				<blockquote class="hh-valuer__quote hh-person-page__quote"><p><?php echo esc_html( $hh_view->quote ); ?></p></blockquote>
			<?php endif; ?>
			<div class="hh-person-page__ways">
				<?php if ( $hh_view->phone ) : ?>
					<a class="hh-button hh-button--primary" data-hh-track="phone" href="<?php echo esc_url( $hh_view->phone_link ); ?>"><span><?php echo Unbroken::html( $hh_view->call_label ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></span></a>
				<?php endif; ?>
				<a class="hh-button" href="<?php echo esc_url( $hh_view->write_url ); ?>" rel="nofollow"><?php echo esc_html( $hh_view->write_label ); ?></a>
			</div>
			<p class="hh-person-page__hours hh-muted"><?php echo esc_html( CompanyDetails::current()->hours ); ?></p>
			<?php echo Plugins::opening(); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?>
		</div>
	</header>
	<?php if ( array() === $hh_view->groups ) : ?>
		<section class="hh-person-page__properties">
			<h2><?php esc_html_e( 'What are you looking for?', 'hearth-hammer' ); ?></h2>
			<?php get_template_part( 'parts/popular-links' ); ?>
		</section>
	<?php endif; ?>
	<?php foreach ( $hh_view->groups as $hh_heading => $hh_cards ) : ?>
		<section class="hh-person-page__properties">
			<h2><?php echo esc_html( $hh_heading ); ?></h2>
			<div class="hh-cards">
				<?php
				foreach ( $hh_cards as $hh_card ) {
					get_template_part( 'parts/card', null, array( 'card' => $hh_card, 'heading' => 'h3' ) );
				}
				?>
			</div>
		</section>
	<?php endforeach; ?>
	<?php get_template_part( 'parts/pagination', null, array( 'links' => $hh_view->page_links ) ); ?>
</div>
<?php
get_template_part( 'parts/recently-viewed' );
get_footer();
