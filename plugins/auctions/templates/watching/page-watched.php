<?php
/**
 * The lots that the visitor’s browser watches, or that somebody shared; src/enhancements/watched-lots.ts fills the first.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{shared: list<string>, api: string, url: string, words: string} $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<?php if ( array() !== $view['shared'] ) : ?>
	<p class="hh-lede"><?php esc_html_e( 'Somebody chose these to show them to you.', 'hearth-hammer' ); ?></p>
	<div class="hh-lot-list hh-lot-list--grid" data-hh-card-words="<?php echo esc_attr( $view['words'] ); ?>"><?php echo implode( '', $view['shared'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- Printed by the card's template. ?></div>
<?php else : ?>
	<p class="hh-lede"><?php esc_html_e( 'They are kept in this browser and nowhere else.', 'hearth-hammer' ); ?></p>
	<noscript><p class="hh-notice"><?php esc_html_e( 'Watching lots in the browser needs JavaScript, as only your browser knows what you watch. “Hear of changes by email” on the page of a lot works without it.', 'hearth-hammer' ); ?></p></noscript>
	<div data-hh-watched-page data-api="<?php echo esc_url( $view['api'] ); ?>" data-share="<?php echo esc_url( $view['url'] ); ?>" data-hh-styles="hh-card hh-heart hh-lot-card hh-plate hh-ribbon">
		<div class="hh-saved__bar" data-part="bar" hidden>
			<button class="hh-button hh-button--small" type="button" data-part="share" data-done-label="<?php esc_attr_e( 'The link is copied', 'hearth-hammer' ); ?>"><?php esc_html_e( 'Copy a link to these', 'hearth-hammer' ); ?></button>
			<button class="hh-link-button" type="button" data-part="clear" data-sure-label="<?php esc_attr_e( 'Really remove all of them?', 'hearth-hammer' ); ?>"><?php esc_html_e( 'Remove all', 'hearth-hammer' ); ?></button>
			<label class="hh-saved__link" data-part="link" hidden><?php esc_html_e( 'Link to these', 'hearth-hammer' ); ?> <input class="hh-field__input" type="text" readonly></label>
		</div>
		<p role="status" data-part="wait" hidden><?php esc_html_e( 'Fetching what you watch.', 'hearth-hammer' ); ?></p>
		<p class="hh-notice" role="alert" data-part="failed" hidden><?php esc_html_e( 'We could not fetch what you watch. It is still kept: please try again in a moment.', 'hearth-hammer' ); ?></p>
		<div class="hh-lot-list hh-lot-list--grid" data-part="cards" data-hh-card-words="<?php echo esc_attr( $view['words'] ); ?>"></div>
		<div class="hh-empty" data-part="empty">
			<p class="hh-empty__title"><?php esc_html_e( 'You watch nothing yet', 'hearth-hammer' ); ?></p>
			<p class="hh-lede"><?php esc_html_e( 'Press “Watch this lot” on any lot and it waits for you here, the next time you come from this browser too.', 'hearth-hammer' ); ?></p>
			<p><a class="hh-button" href="<?php echo esc_url( home_url( '/auctions/' ) ); ?>"><?php esc_html_e( 'Coming sales', 'hearth-hammer' ); ?></a></p>
		</div>
	</div>
<?php endif; ?>
