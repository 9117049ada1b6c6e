<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

use HearthHammer\Caphpi\Valuation\ValuationRecord;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Valuations → Overview, and its beginning on WordPress's dashboard.
 */
final class Overview implements Module {

	public const SLUG = 'caphpi-overview';

	private const DAYS = 30;
	/** A vehicle takes weeks from its valuation to its sale. */
	private const SALE_DAYS = 365;

	public function __construct( private readonly ValuationStats $stats ) {}

	public function register(): void {
		// After the menu that it belongs to.
		add_action( 'admin_menu', $this->add_page( ... ), 11 );
		add_action( 'wp_dashboard_setup', $this->add_widget( ... ) );
	}

	private function add_page(): void {
		add_submenu_page( ValuationsScreen::SLUG, __( 'Valuations overview', 'hearth-hammer' ), __( 'Overview', 'hearth-hammer' ), ValuationCapability::NAME, self::SLUG, $this->show( ... ) );
	}

	private function add_widget(): void {
		if ( current_user_can( ValuationCapability::NAME ) ) {
			wp_add_dashboard_widget( self::SLUG, __( 'Vehicle valuations', 'hearth-hammer' ), $this->show_widget( ... ) );
		}
	}

	private function show(): void {
		if ( ! current_user_can( ValuationCapability::NAME ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to view valuations.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		$outcomes = array();
		foreach ( $this->stats->by_outcome( self::DAYS ) as $outcome => $count ) {
			$outcomes[ StaffWords::outcome( $outcome ) ] = $count;
		}
		$conversion = $this->stats->conversion( self::SALE_DAYS );
		$steps      = array(
			__( 'Valued', 'hearth-hammer' )           => $conversion['valued'],
			__( 'Emailed to the owner', 'hearth-hammer' ) => $conversion['sent'],
			__( 'Asked for a call', 'hearth-hammer' ) => $conversion['called'],
			__( 'Entered', 'hearth-hammer' )          => $conversion['entered'],
			__( 'Sold', 'hearth-hammer' )             => $conversion['sold'],
		);
		// phpcs:disable WordPress.Security.EscapeOutput -- Charts escape what they are given.
		echo '<div class="wrap"><h1>' . esc_html__( 'Valuations overview', 'hearth-hammer' ) . '</h1>';
		echo $this->days();
		/* translators: %d: number of days */
		echo Chart::bars( sprintf( __( 'Outcomes, last %d days', 'hearth-hammer' ), self::DAYS ), __( 'Outcome', 'hearth-hammer' ), $outcomes );
		echo Chart::bars( __( 'From valuation to sale, last 12 months', 'hearth-hammer' ), __( 'Step', 'hearth-hammer' ), $steps );
		echo '<p>' . esc_html( self::sentence( $conversion ) ) . '</p></div>';
		// phpcs:enable
	}

	private function show_widget(): void {
		// phpcs:ignore WordPress.Security.EscapeOutput -- Charts escape what they are given.
		echo $this->days() . '<p>' . esc_html( self::sentence( $this->stats->conversion( self::SALE_DAYS ) ) ) . '</p>';
		printf( '<p><a href="%s">%s</a> | <a href="%s">%s</a></p>', esc_url( admin_url( 'admin.php?page=' . self::SLUG ) ), esc_html__( 'Overview', 'hearth-hammer' ), esc_url( ValuationsScreen::url() ), esc_html__( 'All valuations', 'hearth-hammer' ) );
	}

	private function days(): string {
		$days = array();
		foreach ( $this->stats->by_day( self::DAYS ) as $day => $count ) {
			$days[ StaffWords::time( (int) strtotime( $day . ' 12:00 UTC' ), 'j M' ) ] = $count;
		}
		/* translators: %d: number of days */
		return Chart::columns( sprintf( __( 'Valuations per day, last %d days', 'hearth-hammer' ), self::DAYS ), __( 'Day', 'hearth-hammer' ), $days );
	}

	/** @param array{valued: int, sent: int, called: int, entered: int, sold: int, pounds: int} $conversion */
	private static function sentence( array $conversion ): string {
		$share = static fn ( int $part ): string => number_format_i18n( 0 === $conversion['valued'] ? 0 : $part / $conversion['valued'] * 100, 1 );
		return sprintf(
			/* translators: 1: percentage entered, 2: percentage sold, 3: price such as £8,450 */
			__( 'Of the vehicles valued in the last 12 months, %1$s%% were entered and %2$s%% were sold, for a total of %3$s.', 'hearth-hammer' ),
			$share( $conversion['entered'] ),
			$share( $conversion['sold'] ),
			ValuationRecord::price( $conversion['pounds'] )
		);
	}
}
