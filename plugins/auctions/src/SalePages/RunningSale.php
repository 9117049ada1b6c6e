<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\SalePages;

use HearthHammer\Auctions\Catalogue\RunList;
use HearthHammer\Auctions\Catalogue\RunLists;
use HearthHammer\Auctions\Index\IndexedSale;
use HearthHammer\Auctions\Index\IndexedSales;
use HearthHammer\Auctions\Index\LotCard;
use HearthHammer\Auctions\Index\PriceLine;
use HearthHammer\Auctions\Lots\LotName;
use HearthHammer\Auctions\Lots\LotPlace;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\SaleAddresses;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Assets\Assets;
use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Media\Picture;
use HearthHammer\Core\Page\PageResponse;
use HearthHammer\Core\Templates\Template;

/**
 * SALE-03: the day of a sale: which lot is being sold, when the others are expected, and the screen in the room. The
 * enhancement sale-now keeps what this prints up to date by the live results.
 */
final readonly class RunningSale {

	public function __construct( private IndexedSales $sales, private RunLists $run_lists ) {}

	/** The block sale-now: of the page's sale, or of the sale of the page's lot with when that lot is expected. */
	public function of_page(): string {
		$id   = (int) get_the_ID();
		$lot  = LotPostType::NAME === get_post_type( $id ) ? LotRecord::of( $id ) : null;
		$sale = null === $lot ? SaleRecord::of( $id ) : $lot->sale;
		if ( null === $sale || SaleStatus::Running !== $sale->status() || ( null !== $lot && ! $lot->is_published() ) ) {
			return '';
		}
		$indexed = $this->sales->one( $sale->id() );
		// The catalogue and the lot's own script ask for live results already.
		return null === $indexed ? '' : $this->now( $indexed, false, null !== $lot && $lot->status()->is_open() ? $lot->id() : 0 );
	}

	/**
	 * @param bool $asks Whether the page has nothing else that asks for live results.
	 * @param int  $lot  Of which is said when it is expected; 0 for none.
	 * @return string HTML; empty for a sale that is not running, or has no order in time.
	 */
	public function now( IndexedSale $sale, bool $asks, int $lot = 0 ): string {
		$told     = SaleStatus::Running === $sale->status && $sale->shows_lots ? $this->run_lists->told( $sale ) : null;
		$business = $sale->business();
		if ( null === $told || null === $business ) {
			return '';
		}
		Assets::enqueue_enhancement( 'sale-now' );
		return ( new Template( dirname( __DIR__, 2 ) . '/templates' ) )->get(
			'sale-now',
			array(
				'sale'     => $sale->id,
				'version'  => $sale->version,
				'live_url' => $asks ? SaleAddresses::live( $business, $sale->id ) : '',
				'run'      => $told,
				'lot'      => $lot,
				'list_url' => $lot > 0 ? SaleAddresses::run_list( $sale->slug ) : '',
				'expected' => ( new RunList( $told['since'], $told['pace'], $told['lots'] ) )->expected( $lot, time() ),
			)
		);
	}

	/** Null where visitors may not see the lots, or they have no order in time. */
	public function run_list( ?SaleRecord $sale ): ?PageResponse {
		$run     = null === $sale ? null : $this->run_lists->of( $sale );
		$indexed = null === $sale ? null : $this->sales->one( $sale->id() );
		if ( null === $sale || null === $run || null === $indexed || ! $indexed->has_catalogue() ) {
			return null;
		}
		/* translators: %s: title of an auction */
		$title = sprintf( __( 'Run list: %s', 'hearth-hammer' ), $sale->title() );
		return PageResponse::show(
			$title,
			array(
				'kind'  => 'run-list',
				'title' => $title,
				'sale'  => ( new SaleView( $this->sales ) )->of( $sale ),
				'now'   => $this->now( $indexed, true ),
				'lots'  => array_map( fn ( array $card ): array => self::row( $card, $run, SaleStatus::Running === $sale->status() ), SaleLots::of( $sale->id() ) ),
			)
		);
	}

	/** Null where visitors may not see the lots; staff see the screen before. */
	public function screen( ?SaleRecord $sale ): ?PageResponse {
		$indexed = null === $sale || ! ( $sale->shows_lots() || current_user_can( 'edit_post', $sale->id() ) ) ? null : $this->sales->one( $sale->id() );
		$view    = null === $sale || null === $indexed ? null : ( new SaleView( $this->sales ) )->of( $sale );
		if ( null === $sale || null === $indexed || null === $view ) {
			return null;
		}
		// The screen must never show an older lot than the room sees: no proxy keeps it.
		headers_sent() || header( 'Cache-Control: no-store' );
		$is_running = SaleStatus::Running === $sale->status();
		$run        = $is_running ? $this->run_lists->of( $sale ) : null;
		$current    = LotRecord::of( null === $run ? ( $is_running ? $this->run_lists->ending( $sale->id(), time() ) : 0 ) : ( $run->lots[0] ?? 0 ) );
		$last       = LotRecord::of( $run->last ?? 0 );
		/* translators: %s: title of an auction */
		$title = sprintf( __( 'Room screen: %s', 'hearth-hammer' ), $sale->title() );
		return PageResponse::show(
			$title,
			array(
				'kind'     => 'screen',
				'title'    => $title,
				'sale'     => $view,
				'version'  => $indexed->version,
				'live_url' => SaleAddresses::live( $sale->business(), $sale->id() ),
				'lot'      => null === $current ? null : self::large( $current ),
				'last'     => null === $last ? '' : LotCard::said( LotCard::of( $last ) ),
			)
		);
	}

	/**
	 * @param array<string, mixed> $card
	 * @return array{id: int, number: string, url: string, heading: string, price: string, expected: string, is_now: bool}
	 */
	private static function row( array $card, RunList $run, bool $is_running ): array {
		$expected = $run->expected( (int) $card['id'], time() );
		$is_now   = $is_running && ( $run->lots[0] ?? 0 ) === $card['id'];
		return array(
			'id'       => (int) $card['id'],
			'number'   => (string) $card['number'],
			'url'      => (string) $card['url'],
			'heading'  => LotName::heading( (string) $card['title'], (string) $card['place'] ),
			'price'    => ucfirst( LotCard::outcome( $card ) ),
			'expected' => null === $expected ? '' : ( $is_now ? __( 'Now', 'hearth-hammer' ) : RunLists::clock( $expected ) ),
			'is_now'   => $is_now,
		);
	}

	/** @return array<string, mixed> The lot that everyone in the room looks at. */
	private static function large( LotRecord $lot ): array {
		$image = $lot->list( 'images' )[0] ?? null;
		$price = PriceLine::of( $lot );
		return array(
			'number'      => $lot->number()->printed,
			'heading'     => LotName::heading( $lot->title(), LotPlace::line( $lot ) ),
			'title'       => '' === LotPlace::line( $lot ) ? '' : $lot->title(),
			'price_label' => $price->label,
			'price'       => $price->text,
			'ends'        => true === $lot->sale?->is_timed() && $lot->own_end() > 0 ? ClockTime::of( $lot->own_end() ) : '',
			'image'       => is_array( $image ) ? Picture::of( (int) ( $image['attachment'] ?? 0 ), '' )?->for_page( '' ) : null,
		);
	}
}
