<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Consent;

use HearthHammer\Core\Assets\Assets;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Asks whether cookies for statistics and marketing may be set. It stands in the page like any other line, so that it
 * covers nothing; it is printed hidden, because pages are cached for everybody, and shown before the browser paints.
 */
final class ConsentBanner implements Module {

	/** A theme does this behind its skip link; where it does not, the banner stands at the page's end. */
	public const PLACE = 'hearth_hammer_top_of_page';

	private static bool $is_printed = false;

	public function register(): void {
		add_action( 'template_redirect', static fn () => self::$is_printed = false );
		add_action( 'wp_enqueue_scripts', $this->enqueue( ... ) );
		add_action( self::PLACE, $this->show( ... ) );
		add_action( 'wp_footer', $this->show( ... ), 1 );
	}

	/** The button that asks again, for the foot of a page; it shows where scripts run. */
	public static function print_button(): void {
		if ( self::is_ours() ) {
			printf( '<button class="hh-consent-again" type="button" data-hh-consent-again hidden>%s</button>', esc_html__( 'Cookies', 'hearth-hammer' ) );
		}
	}

	private function enqueue(): void {
		if ( self::is_ours() ) {
			Assets::enqueue_enhancement( 'consent-banner' );
		}
	}

	private function show(): void {
		if ( self::$is_printed || ! self::is_ours() ) {
			return;
		}
		self::$is_printed = true;
		?>
<section class="hh-consent" aria-labelledby="hh-consent-title" data-hh-consent hidden>
	<div class="hh-consent__row">
		<div class="hh-consent__text">
			<h2 class="hh-consent__title" id="hh-consent-title" tabindex="-1"><?php esc_html_e( 'Cookies on this site', 'hearth-hammer' ); ?></h2>
			<p>
				<span class="hh-consent__why"><?php esc_html_e( 'We’d like to use cookies to see what visitors look for. The site works the same without them.', 'hearth-hammer' ); ?></span>
				<?php if ( '' !== get_privacy_policy_url() ) : ?>
					<a href="<?php echo esc_url( get_privacy_policy_url() ); ?>"><?php esc_html_e( 'How we use cookies', 'hearth-hammer' ); ?></a>
				<?php endif; ?>
			</p>
		</div>
		<div class="hh-consent__choices">
			<button class="hh-button" type="button" data-hh-consent-choice="accept"><?php esc_html_e( 'Accept', 'hearth-hammer' ); ?></button>
			<button class="hh-button" type="button" data-hh-consent-choice="decline"><?php esc_html_e( 'Decline', 'hearth-hammer' ); ?></button>
		</div>
	</div>
</section>
		<?php
		wp_print_inline_script_tag(
			sprintf( 'document.cookie.indexOf(%s)<0&&document.querySelector("[data-hh-consent]").removeAttribute("hidden")', wp_json_encode( Consent::COOKIE . '=' ) )
		);
	}

	private static function is_ours(): bool {
		/**
		 * Whether our own banner asks. By default it does where no consent plugin speaks the WordPress Consent API.
		 *
		 * @param bool $is_ours
		 */
		return (bool) apply_filters( 'hearth_hammer_show_consent_banner', ! Consent::is_elsewhere() );
	}
}
