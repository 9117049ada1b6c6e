<?php
/**
 * The lots that the visitor’s browser watches; src/enhancements/watched-lots.ts fills it.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{api: string, url: string, words: string} $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<div data-hh-watched-page data-api="<?php echo esc_url( $view['api'] ); ?>" data-share="<?php echo esc_url( $view['url'] ); ?>" data-hh-styles="hh-card hh-heart hh-lot-card hh-plate hh-ribbon">
<div class="hh-saved__bar" data-part="bar" hidden>
	<button class="hh-button hh-button--small" type="button" data-part="share" data-done-label="<?php esc_attr_e( 'Link copied', 'hearth-hammer' ); ?>"><?php esc_html_e( 'Copy a link to this list', 'hearth-hammer' ); ?></button>
	<button class="hh-link-button" type="button" data-part="clear" data-sure-label="<?php esc_attr_e( 'Yes, remove all', 'hearth-hammer' ); ?>"><?php esc_html_e( 'Remove all', 'hearth-hammer' ); ?></button>
	<label class="hh-saved__link" data-part="link" hidden><?php esc_html_e( 'Link to this list', 'hearth-hammer' ); ?> <input class="hh-field__input" type="text" readonly></label>
</div>
<p role="status" data-part="wait" hidden><?php esc_html_e( 'Loading your watched lots…', 'hearth-hammer' ); ?></p>
<p class="hh-notice" role="alert" data-part="failed" hidden><?php esc_html_e( 'Sorry, we couldn’t load your watched lots. They’re still saved. Try again in a moment.', 'hearth-hammer' ); ?></p>
<div class="hh-lot-list hh-lot-list--grid" data-part="cards" data-hh-card-words="<?php echo esc_attr( $view['words'] ); ?>"></div>
<div class="hh-empty" data-part="empty">
	<p class="hh-empty__title"><?php esc_html_e( 'No watched lots yet', 'hearth-hammer' ); ?></p>
	<p class="hh-lede"><?php esc_html_e( 'Choose “Watch this lot” on any lot and it will appear here whenever you use this browser.', 'hearth-hammer' ); ?></p>
	<p><a class="hh-button" href="<?php echo esc_url( home_url( '/auctions/' ) ); ?>"><?php esc_html_e( 'Upcoming auctions', 'hearth-hammer' ); ?></a></p>
</div>
</div>
