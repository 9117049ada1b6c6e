<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Staff;

use HearthHammer\Core\Module;
use HearthHammer\Core\Settings\SettingsForm;
use HearthHammer\Core\Subscription\DigestWorker;
use HearthHammer\Core\Subscription\Frequency;
use HearthHammer\Core\Subscription\SubscriptionState;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Hpapi\SavedSearches\SavedSearchCapability;
use HearthHammer\Hpapi\SavedSearches\SavedSearchRepository;

defined( 'ABSPATH' ) || exit;

/**
 * Properties → Saved searches.
 */
final class SavedSearchScreen implements Module {

	private const SLUG = 'hpapi-saved-searches';

	public function __construct(
		private readonly SavedSearchStats $stats,
		private readonly SavedSearchRepository $searches,
		private readonly SettingsForm $settings,
		private readonly DigestWorker $worker,
	) {}

	public function register(): void {
		add_action( 'admin_menu', $this->add( ... ) );
	}

	/** @param array<string, string> $more */
	public static function url( array $more = array() ): string {
		return add_query_arg(
			array(
				'post_type' => 'hpapi_property',
				'page'      => self::SLUG,
			) + $more,
			admin_url( 'edit.php' )
		);
	}

	private function add(): void {
		add_submenu_page( 'edit.php?post_type=hpapi_property', __( 'Saved searches', 'hearth-hammer' ), __( 'Saved searches', 'hearth-hammer' ), SavedSearchCapability::NAME, self::SLUG, $this->show( ... ) );
	}

	private function show(): void {
		echo '<div class="wrap"><h1>' . esc_html__( 'Saved searches', 'hearth-hammer' ) . '</h1>';
		settings_errors();
		$this->message();
		match ( $this->tabs() ) {
			'delivery' => $this->queue(),
			'settings' => $this->settings->show(),
			default    => $this->overview(),
		};
		echo '</div>';
	}

	/** Prints the tabs, and tells which is open. */
	private function tabs(): string {
		$tabs    = array(
			'searches' => __( 'Searches', 'hearth-hammer' ),
			'delivery' => __( 'Delivery', 'hearth-hammer' ),
			'settings' => __( 'Settings', 'hearth-hammer' ),
		);
		$asked   = isset( $_GET['tab'] ) && is_string( $_GET['tab'] ) ? sanitize_key( $_GET['tab'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only chooses what is shown.
		$current = isset( $tabs[ $asked ] ) ? $asked : 'searches';
		printf( '<nav class="nav-tab-wrapper" aria-label="%s">', esc_attr__( 'Saved searches', 'hearth-hammer' ) );
		foreach ( $tabs as $tab => $label ) {
			printf( '<a class="nav-tab%s" href="%s"%s>%s</a>', esc_attr( $tab === $current ? ' nav-tab-active' : '' ), esc_url( self::url( array( 'tab' => $tab ) ) ), $tab === $current ? ' aria-current="page"' : '', esc_html( $label ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Written here.
		}
		echo '</nav>';
		return $current;
	}

	/** What an office asks: whose searches these are, how many, and for where. */
	private function overview(): void {
		$this->find();
		$this->counts();
		$this->places();
	}

	private function message(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only chooses a sentence.
		$done     = is_string( $_GET['done'] ?? null ) ? sanitize_key( $_GET['done'] ) : '';
		$sentence = array(
			'run'   => __( 'The queue has been processed.', 'hearth-hammer' ),
			'busy'  => __( 'The queue is already being processed. Check again in a minute.', 'hearth-hammer' ),
			'ended' => __( 'Saved search ended.', 'hearth-hammer' ),
		)[ $done ] ?? '';
		if ( '' !== $sentence ) {
			wp_admin_notice( $sentence, array( 'type' => 'busy' === $done ? 'warning' : 'success' ) );
		}
	}

	private function counts(): void {
		$counts = $this->stats->counts();
		echo '<h2>' . esc_html__( 'Totals', 'hearth-hammer' ) . '</h2><table class="widefat striped" style="max-width:44rem"><thead><tr><th scope="col">' . esc_html__( 'Status', 'hearth-hammer' ) . '</th>';
		foreach ( Frequency::cases() as $frequency ) {
			echo '<th scope="col">' . esc_html( $frequency->label() ) . '</th>';
		}
		echo '<th scope="col">' . esc_html__( 'Total', 'hearth-hammer' ) . '</th></tr></thead><tbody>';
		foreach ( SubscriptionState::cases() as $state ) {
			$row = $counts[ $state->value ] ?? array();
			echo '<tr><th scope="row">' . esc_html( $state->label() ) . '</th>';
			foreach ( Frequency::cases() as $frequency ) {
				echo '<td>' . esc_html( number_format_i18n( $row[ $frequency->value ] ?? 0 ) ) . '</td>';
			}
			echo '<td>' . esc_html( number_format_i18n( array_sum( $row ) ) ) . '</td></tr>';
		}
		echo '</tbody></table>';
	}

	private function queue(): void {
		$queue = $this->stats->queue( time() );
		$at    = $this->worker->last_run_at();
		$since = static fn ( int $time ): string => sprintf( /* translators: %s: a time span, e.g. 5 minutes */ __( '%s ago', 'hearth-hammer' ), human_time_diff( $time ) );
		$lines = array(
			__( 'Property changes to match with searches', 'hearth-hammer' ) => number_format_i18n( $queue['events'] ) . ( $queue['oldest'] > 0 ? ', ' . sprintf( /* translators: %s: e.g. 5 minutes ago */ __( 'oldest %s', 'hearth-hammer' ), $since( $queue['oldest'] ) ) : '' ),
			__( 'Searches due an email', 'hearth-hammer' ) => number_format_i18n( $queue['due'] ),
			__( 'Emails waiting to be sent', 'hearth-hammer' ) => number_format_i18n( $queue['mails'] ),
			__( 'Emails that could not be delivered', 'hearth-hammer' ) => number_format_i18n( $queue['failed'] ),
			__( 'Last run', 'hearth-hammer' ) => $at > 0 ? $since( $at ) : __( 'Never', 'hearth-hammer' ),
		);
		echo '<h2>' . esc_html__( 'Queue', 'hearth-hammer' ) . '</h2><table class="widefat striped" style="max-width:44rem"><tbody>';
		foreach ( $lines as $name => $value ) {
			printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( $name ), esc_html( $value ) );
		}
		echo '</tbody></table>';
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( SavedSearchActions::RUN ) );
		wp_nonce_field( SavedSearchActions::RUN );
		submit_button( __( 'Run now', 'hearth-hammer' ), 'secondary' );
		echo '</form>';
	}

	private function places(): void {
		echo '<h2>' . esc_html__( 'Areas searched', 'hearth-hammer' ) . '</h2>';
		$places = $this->stats->places();
		if ( array() === $places ) {
			echo '<p>' . esc_html__( 'No active searches yet.', 'hearth-hammer' ) . '</p>';
			return;
		}
		echo '<ol>';
		foreach ( $places as $place => $number ) {
			printf( '<li>%s: %s</li>', esc_html( '' === (string) $place ? __( 'All areas', 'hearth-hammer' ) : (string) $place ), esc_html( number_format_i18n( $number ) ) );
		}
		echo '</ol>';
	}

	private function find(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Verified in the next lines; a POST keeps the address out of logs.
		$email = isset( $_POST['email'] ) && is_string( $_POST['email'] ) && check_admin_referer( 'hpapi_saved_search_find' ) ? sanitize_email( wp_unslash( $_POST['email'] ) ) : '';
		echo '<h2>' . esc_html__( 'Find searches by email address', 'hearth-hammer' ) . '</h2>';
		printf( '<form method="post" action="%s">', esc_url( self::url() ) );
		wp_nonce_field( 'hpapi_saved_search_find' );
		printf( '<p><label for="hpapi-saved-search-email">%s</label> <input type="email" id="hpapi-saved-search-email" name="email" class="regular-text" value="%s" required> ', esc_html__( 'Email address', 'hearth-hammer' ), esc_attr( $email ) );
		submit_button( __( 'Find', 'hearth-hammer' ), 'secondary', 'find', false );
		echo '</p></form>';
		if ( '' === $email ) {
			return;
		}
		$searches = $this->searches->of_address( EmailAddress::hash_of( $email ) );
		if ( array() === $searches ) {
			echo '<p>' . esc_html__( 'No saved searches for this address.', 'hearth-hammer' ) . '</p>';
			return;
		}
		echo '<table class="widefat striped"><tbody>';
		foreach ( $searches as $search ) {
			printf( '<tr><td>%s</td><td>%s</td><td>%s</td><td>', esc_html( $search->label ), esc_html( $search->frequency->label() ), esc_html( $search->state->label() ) );
			if ( SubscriptionState::Ended !== $search->state ) {
				printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="search" value="%d">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( SavedSearchActions::END ), (int) $search->id );
				wp_nonce_field( SavedSearchActions::END . $search->id );
				submit_button( __( 'End search', 'hearth-hammer' ), 'small', 'end', false, array( 'id' => 'hpapi-end-' . $search->id ) );
				echo '</form>';
			}
			echo '</td></tr>';
		}
		echo '</tbody></table>';
	}
}
