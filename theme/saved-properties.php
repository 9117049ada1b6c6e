<?php
/**
 * /saved/: what the visitor's browser keeps, or a selection that somebody shared. The estate agency plugin chooses
 * this template; src/enhancements/saved-properties.ts fills the first.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Auctions\Auctions;
use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Theme\CompanyDetails;
use HearthHammer\Theme\Plugins;
use HearthHammer\Theme\Routes;

defined( 'ABSPATH' ) || exit;

$hh_saved   = Hpapi::saved_page();
$hh_company = CompanyDetails::current();

get_header();
if ( ! $hh_saved ) {
	get_template_part( 'parts/not-found' );
	get_footer();
	return;
}
?>
<div class="hh-wrap hh-list hh-saved">
	<?php get_template_part( 'parts/breadcrumbs', null, array( 'links' => array( home_url( '/' ) => __( 'Home', 'hearth-hammer' ) ) ) ); ?>
	<header class="hh-list__head">
		<h1 class="hh-title"><?php echo esc_html( $hh_saved['is_shared'] ? __( 'Shared properties', 'hearth-hammer' ) : ( Plugins::auctions() ? __( 'Saved properties and lots', 'hearth-hammer' ) : __( 'Saved properties', 'hearth-hammer' ) ) ); ?></h1>
		<p class="hh-aside"><?php echo esc_html( $hh_saved['is_shared'] ? __( 'Someone shared these properties with you.', 'hearth-hammer' ) : __( 'Your saved properties and watched lots are saved in this browser only.', 'hearth-hammer' ) ); ?></p>
	</header>
	<?php if ( $hh_saved['is_shared'] ) : ?>
		<p class="hh-saved__bar">
			<button class="hh-button" type="button" data-hh-saved-add="<?php echo esc_attr( $hh_saved['shared_ids'] ); ?>" data-done-label="<?php esc_attr_e( 'Saved in this browser', 'hearth-hammer' ); ?>" hidden><?php esc_html_e( 'Save all', 'hearth-hammer' ); ?></button>
		</p>
		<div class="hh-cards">
			<?php echo implode( '', $hh_saved['properties'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- Printed by parts/card. ?>
		</div>
	<?php else : ?>
		<?php Plugins::enhance( 'saved-page' ); ?>
		<noscript><p class="hh-notice"><?php esc_html_e( 'Saving properties needs JavaScript, because the list is saved only in your browser. Make a note of the addresses, or call us about the ones you like.', 'hearth-hammer' ); ?></p></noscript>
		<div data-hh-saved-page data-api="<?php echo esc_url( $hh_saved['api'] ); ?>" data-share="<?php echo esc_url( $hh_saved['url'] ); ?>" data-hh-styles="hh-card hh-heart hh-more hh-price hh-ribbon">
			<div class="hh-saved__bar" data-part="bar" hidden>
				<button class="hh-button hh-button--small" type="button" data-part="share" data-done-label="<?php esc_attr_e( 'Link copied', 'hearth-hammer' ); ?>"><?php esc_html_e( 'Copy a link to this list', 'hearth-hammer' ); ?></button>
				<button class="hh-link-button" type="button" data-part="clear" data-sure-label="<?php esc_attr_e( 'Yes, remove all', 'hearth-hammer' ); ?>"><?php esc_html_e( 'Remove all', 'hearth-hammer' ); ?></button>
				<label class="hh-saved__link" data-part="link" hidden><?php esc_html_e( 'Link to this list', 'hearth-hammer' ); ?> <input class="hh-field__input" type="text" readonly></label>
			</div>
			<p class="hh-saved__wait" role="status" data-part="wait" hidden><?php esc_html_e( 'Loading your saved properties…', 'hearth-hammer' ); ?></p>
			<p class="hh-notice" role="alert" data-part="failed" hidden><?php esc_html_e( 'We couldn’t load your saved properties. They’re still saved. Try again in a moment.', 'hearth-hammer' ); ?></p>
			<div class="hh-cards" data-part="cards"></div>
			<div class="hh-empty" data-part="empty">
				<p class="hh-empty__title"><?php esc_html_e( 'No saved properties yet', 'hearth-hammer' ); ?></p>
				<p class="hh-lede"><?php esc_html_e( 'Tap the heart on a property to save it. It will still be here next time you use this browser.', 'hearth-hammer' ); ?></p>
				<ul class="hh-empty__ways">
					<li><a class="hh-button" href="<?php echo esc_url( Routes::for_sale() ); ?>"><?php esc_html_e( 'Property for sale', 'hearth-hammer' ); ?></a></li>
					<li><a class="hh-button" href="<?php echo esc_url( Routes::to_rent() ); ?>"><?php esc_html_e( 'Property to rent', 'hearth-hammer' ); ?></a></li>
					<?php if ( '' !== $hh_company->phone ) : ?>
					<li><a class="hh-button" href="<?php echo esc_url( $hh_company->phone_link() ); ?>"><?php echo $hh_company->call_html(); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></a></li>
					<?php endif; ?>
				</ul>
			</div>
		</div>
		<?php if ( Plugins::auctions() ) : ?>
			<section class="hh-saved__lots" aria-labelledby="hh-saved-lots">
				<h2 class="hh-heading" id="hh-saved-lots"><?php esc_html_e( 'Watched lots', 'hearth-hammer' ); ?></h2>
				<?php echo Auctions::watched_lots(); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by the plugin's template. ?>
			</section>
		<?php endif; ?>
	<?php endif; ?>
</div>
<?php
get_template_part( 'parts/recently-viewed' );
get_footer();
