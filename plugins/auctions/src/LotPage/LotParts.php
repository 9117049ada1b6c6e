<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LotPage;

use HearthHammer\Auctions\Catalogue\LotQuery;
use HearthHammer\Auctions\Catalogue\LotSearch;
use HearthHammer\Auctions\Fees\CostWords;
use HearthHammer\Auctions\Fees\FeeLine;
use HearthHammer\Auctions\Lots\LotHistory;
use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Facts\Epc;
use HearthHammer\Core\Facts\EpcChart;
use HearthHammer\Core\Gallery\Gallery;
use HearthHammer\Core\Templates\Template;

/**
 * The parts of a lot's page: each prints what it has of the page's lot, and nothing where it has nothing.
 */
final readonly class LotParts {

	private Template $templates;

	public function __construct( private CurrentLot $current, private LotSearch $search, private LotHistory $history ) {
		$this->templates = new Template( dirname( __DIR__, 2 ) . '/templates/lot' );
	}

	/** LOT-01. */
	public function gallery(): string {
		$lot = $this->current->lot();
		if ( null === $lot ) {
			return '';
		}
		$page = $this->current->page();
		return Gallery::html( 'lot-gallery', Gallery::props( $lot->title(), $page['images'], $page['floorplans'], ( new LotMedia( $lot ) )->videos(), '(width > 990px) calc({large} * 62vw), (width >= 768px) calc({large} * 100vw), 100vw' ) );
	}

	/** LOT-03: the price, how the lot stands, and which fees come on top. */
	public function price(): string {
		$page = $this->current->page();
		return array() === $page ? '' : $this->templates->get( 'price', $page );
	}

	/** LOT-03: what stands beside the price by the advertising rules. */
	public function price_notes(): string {
		$page = $this->current->page();
		return array() === ( $page['definitions'] ?? array() ) ? '' : $this->templates->get( 'price-notes', $page );
	}

	/** LOT-08, LOT-09. */
	public function facts(): string {
		$page = $this->current->page();
		return array() === ( $page['groups'] ?? array() ) ? '' : $this->templates->get( 'facts', $page );
	}

	/** The energy certificate of a property. */
	public function energy(): string {
		$lot = $this->current->lot();
		return null === $lot || ! $lot->business()->is_property() ? '' : EpcChart::html( Epc::of( $lot ) ?? array() );
	}

	/** Where a property is, on a map that comes when it is asked for. */
	public function location(): string {
		$lot = $this->current->lot();
		return null === $lot ? '' : LotLocation::button( $lot );
	}

	/** LOT-04: the calculator, and all fees of the sale; nothing of a lot that was withdrawn. */
	public function costs(): string {
		$lot = $this->current->lot();
		$notes = null === $lot ? null : new PriceNotes( $lot );
		// Where nothing is due, there is nothing to count.
		if ( null === $notes || null === $lot->sale || '' === $notes->fees() ) {
			return '';
		}
		return $this->templates->get(
			'costs',
			array(
				'calculator' => ( new CostCalculator( $lot, $lot->sale->fee_table()->lines_for( PriceNotes::scope( $lot ) ), self::asked() ) )->html( LotQuery::of_lot_page( $lot, self::asked() )?->fields() ?? array() ),
				'fees'       => array_map(
					static fn ( FeeLine $line ): array => array(
						'label' => $line->label,
						'bands' => CostWords::bands( $line ),
					),
					$notes->fee_lines()
				),
			)
		);
	}

	/** LOT-02, LOT-03. */
	public function history(): string {
		$lot   = $this->current->lot();
		$lines = null === $lot ? array() : ( new LotHistoryLines( $this->history ) )->of( $lot );
		return array() === $lines ? '' : $this->templates->get( 'history', array( 'lines' => $lines ) );
	}

	/** SALE-09: what the house got for others like it, and where there are more. */
	public function sold_like(): string {
		$lot  = $this->current->lot();
		$like = null === $lot || ! $lot->is_published() ? array() : SoldLike::of( $lot, time() );
		return null === $lot || array() === $like ? '' : $this->templates->get( 'sold-like', array( 'lots' => $like, 'more_url' => SoldLike::search_url( $lot ) ) );
	}

	/** LOT-12. */
	public function neighbours(): string {
		$lot   = $this->current->lot();
		$query = null === $lot ? null : LotQuery::of_lot_page( $lot, self::asked() );
		if ( null === $lot || null === $query || ! $lot->is_published() ) {
			return '';
		}
		$found = $this->search->neighbours( $query, $lot->id() );
		// A lot that is not in what was filtered is shown among all: the way back says which of the two it is.
		return $this->templates->get( 'neighbours', array( 'is_filtered' => $query->is_filtered() && str_contains( $found['back'], '?' ) ) + $found );
	}

	/** LOT-09. */
	public function viewings(): string {
		$lot = $this->current->lot();
		if ( null === $lot || ! LotView::is_open( $lot ) ) {
			return '';
		}
		$times = array_map(
			static fn ( array $time ): array => array(
				'when' => sprintf(
					/* translators: 1: a day, 2: a time, 3: a time */
					__( '%1$s, %2$s to %3$s', 'hearth-hammer' ),
					(string) wp_date( 'l j F Y', $time['starts_at'] ),
					ClockTime::of( $time['starts_at'] ),
					ClockTime::of( $time['ends_at'] )
				),
				'note' => $time['note'],
				'url'  => LotViewings::url( $lot, $time['starts_at'] ),
			),
			( new LotViewings( $lot ) )->coming( time() )
		);
		return array() === $times ? '' : $this->templates->get( 'viewings', array( 'times' => $times ) );
	}

	/** @return array<mixed> The page's own parameters. */
	private static function asked(): array {
		return wp_unslash( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- They change nothing; whoever reads one checks it.
	}
}
