<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\SaleDay;

use Closure;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Rest\Answer;
use HearthHammer\Core\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * GET and POST /auctions/sale-day/{sale}, and of the same …/start, …/close and …/reopen, for the island sale-day-desk. For those who run the sale alone; WordPress asks
 * for its nonce with the cookie.
 */
final class SaleDayController extends Controller {

	public function __construct(
		string $schemas,
		private readonly ResultDesk $desk,
		private readonly DeskState $state,
		private readonly ClosingState $closing,
		private readonly CloseSale $close,
	) {
		parent::__construct( $schemas );
	}

	protected function rest_namespace(): string {
		return 'hpapi/v1';
	}

	protected function routes(): void {
		$may = static fn (): bool => current_user_can( Capabilities::SALE_DAY );
		$this->route( 'GET', '/auctions/sale-day/(?P<sale>\d{1,15})', 'sale-day-request', 'sale-day-state', $this->look( ... ), $may );
		$this->route( 'POST', '/auctions/sale-day/(?P<sale>\d{1,15})', 'sale-day-entries-request', 'sale-day-entries-answer', $this->enter( ... ), $may );
		$this->route( 'GET', '/auctions/sale-day/(?P<sale>\d{1,15})/close', 'sale-day-request', 'sale-day-closing', $this->look_at_closing( ... ), $may );
		$this->route( 'POST', '/auctions/sale-day/(?P<sale>\d{1,15})/close', 'sale-day-close-request', 'sale-day-closing', $this->close( ... ), $may );
		$this->route( 'POST', '/auctions/sale-day/(?P<sale>\d{1,15})/start', 'sale-day-request', 'sale-day-closing', $this->start( ... ), $may );
		$this->route( 'POST', '/auctions/sale-day/(?P<sale>\d{1,15})/reopen', 'sale-day-request', 'sale-day-closing', $this->reopen( ... ), $may );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function look( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$sale = SaleRecord::of( (int) $request->get_param( 'sale' ) );
		if ( null === $sale ) {
			return self::no_sale();
		}
		$since = (int) $request->get_param( 'since' );
		return Answer::private( $since > 0 ? $this->state->since( $sale, $since ) : $this->state->whole( $sale ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function enter( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$sale = SaleRecord::of( (int) $request->get_param( 'sale' ) );
		if ( null === $sale ) {
			return self::no_sale();
		}
		/** @var list<array{sequence: int, lot: int, outcome: string, hammer: int, seen: int, at: int, was?: string, was_hammer?: int}> $entries */
		$entries = (array) $request->get_param( 'entries' );
		usort( $entries, static fn ( array $a, array $b ): int => $a['sequence'] <=> $b['sequence'] );
		try {
			$through = $this->desk->take( $sale->id(), (string) $request->get_param( 'client' ), $entries, get_current_user_id(), time() );
		} catch ( WriteFailed ) {
			return Answer::error( 'hh_desk_not_kept', __( 'The change was not saved. The desk will try again.', 'hearth-hammer' ), 503 );
		}
		return null === $through
			? Answer::error( 'hh_desk_busy', __( 'Another desk is saving a change. This desk will try again.', 'hearth-hammer' ), 503, array( 'retry_after' => 1 ) )
			: Answer::private( array( 'through' => $through ) + $this->state->since( $sale, (int) $request->get_param( 'since' ) ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function look_at_closing( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$sale = SaleRecord::of( (int) $request->get_param( 'sale' ) );
		return null === $sale ? self::no_sale() : Answer::private( $this->closing->of( $sale, time() ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function close( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->done( $request, fn ( int $sale ): Closing => $this->close->close( $sale, (string) $request->get_param( 'version' ), (bool) $request->get_param( 'mark_unsold' ), (bool) $request->get_param( 'sure' ), get_current_user_id(), time() ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function start( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->done( $request, $this->close->start( ... ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function reopen( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->done( $request, $this->close->reopen( ... ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @param Closure(int): Closing                 $work
	 */
	private function done( WP_REST_Request $request, Closure $work ): WP_REST_Response|WP_Error {
		$sale = SaleRecord::of( (int) $request->get_param( 'sale' ) );
		if ( null === $sale ) {
			return self::no_sale();
		}
		try {
			$done = $work( $sale->id() );
		} catch ( WriteFailed ) {
			return Answer::error( 'hh_desk_not_kept', __( 'The change was not saved. Try again.', 'hearth-hammer' ), 503 );
		}
		return match ( true ) {
			$done->is_done()        => Answer::private( $this->closing->of( SaleRecord::of( $sale->id() ) ?? $sale, time() ) ),
			Closing::Busy === $done => Answer::error( 'hh_desk_busy', $done->sentence(), 503, array( 'retry_after' => 1 ) ),
			default                 => Answer::error( "hh_desk_{$done->value}", $done->sentence(), 409 ),
		};
	}

	private static function no_sale(): WP_Error {
		return Answer::error( 'hh_desk_no_sale', __( 'Sale not found.', 'hearth-hammer' ), 404 );
	}
}
