<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LotPage;

use HearthHammer\Auctions\Index\IndexedSales;
use HearthHammer\Auctions\Index\PriceLine;
use HearthHammer\Auctions\Lots\LotName;
use HearthHammer\Auctions\Lots\LotPlace;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\SalePages\NextSales;
use HearthHammer\Auctions\SalePages\SaleView;
use HearthHammer\Auctions\Sales\SaleAddresses;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Auctions\Sellers\ViewController;
use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Facts\Epc;
use HearthHammer\Core\Text\NumberPlate;

/**
 * Makes of a lot what its page shows.
 */
final readonly class LotView {

	private LotMedia $media;

	public function __construct( private LotRecord $lot ) {
		$this->media = new LotMedia( $lot );
	}

	public function page(): LotPage {
		$lot   = $this->lot;
		$price = PriceLine::of( $lot );
		$notes = new PriceNotes( $lot );
		$facts = new LotFacts( $lot );
		return new LotPage(
			id: $lot->id(),
			url: $lot->address(),
			number: $lot->number()->printed,
			title: $lot->title(),
			heading: LotName::heading( $lot->title(), LotPlace::line( $lot ) ),
			kind: $lot->business()->kind,
			plate: $lot->business()->is_vehicle() ? NumberPlate::spaced( $lot->text( 'plate' ) ) : '',
			subtitle: $this->subtitle(),
			status: $lot->status()->value,
			status_label: $lot->status()->label(),
			outcome: LotOutcome::of( $lot ),
			is_open: self::is_open( $lot ),
			is_gone: $lot->status()->is_gone(),
			takes_offers: $lot->takes_offers( time() ),
			price_label: $price->label,
			price: $price->text,
			definitions: $notes->definitions(),
			fees: $notes->fees(),
			sale: null === $lot->sale ? null : $this->sale( $lot->sale ),
			next_url: null === $lot->sale || ! $lot->sale->status()->is_off() ? '' : self::next( $lot->sale ),
			business: array(
				'slug'  => $lot->business()->slug,
				'label' => $lot->business()->label,
				'url'   => SaleAddresses::business( $lot->business() ),
			),
			ends_at: $lot->int( 'ends_at' ),
			ends: $lot->int( 'ends_at' ) > 0 ? self::when( $lot->int( 'ends_at' ) ) : '',
			summary: $lot->text( 'summary' ),
			description: wp_kses_post( has_blocks( $lot->post->post_content ) ? do_blocks( $lot->post->post_content ) : wpautop( $lot->post->post_content ) ),
			features: $lot->strings( 'features' ),
			faults: $lot->text( 'faults' ),
			key_facts: $facts->key_facts(),
			groups: $facts->groups(),
			cap: CapRange::of( $lot ),
			images: $this->media->pictures( 'images' ),
			floorplans: $this->media->floorplans(),
			epc_images: $this->media->pictures( 'epc_images' ),
			epc: $lot->business()->is_property() ? Epc::of( $lot ) : null,
			papers: $this->media->papers(),
			tours: $this->media->tours(),
			address_lines: LotPlace::lines( $lot ),
			has_place: null !== LotPlace::point( $lot ),
			offers: OtherOffers::of( $lot ),
			again: OtherOffers::later( $lot ),
			breadcrumbs: $this->breadcrumbs(),
			view_url: ViewController::url( $lot->id() ),
			live_url: SaleStatus::Running === $lot->sale?->status() ? SaleAddresses::live( $lot->business(), $lot->sale->id() ) : '',
		);
	}

	/** What a property is, whose address is the heading; of a vehicle what its title does not say already. */
	private function subtitle(): string {
		$derivative = $this->lot->text( 'derivative' );
		return match ( true ) {
			$this->lot->business()->is_property() => $this->lot->title(),
			'' === $derivative || str_contains( mb_strtolower( $this->lot->title() ), mb_strtolower( $derivative ) ) => '',
			default => $derivative,
		};
	}

	/** The next sale of the department of one that is not held; empty where none is announced. */
	private static function next( SaleRecord $sale ): string {
		$sales   = new IndexedSales();
		$indexed = $sales->one( $sale->id() );
		$next    = null === $indexed ? null : NextSales::after( $sales, $indexed );
		return null === $next ? '' : (string) $next->card()['url'];
	}

	/** Whether it is, or may still be, to be bought at its sale. */
	public static function is_open( LotRecord $lot ): bool {
		return $lot->status()->is_open() && true === $lot->sale?->status()->is_coming();
	}

	/** @return array<string, mixed> */
	private function sale( SaleRecord $sale ): array {
		return array(
			'id'               => $sale->id(),
			'title'            => $sale->title(),
			'url'              => SaleAddresses::sale( $sale->slug() ),
			'calendar_url'     => SaleAddresses::calendar( $sale->slug() ),
			'status'           => $sale->status()->value,
			'is_running'       => SaleStatus::Running === $sale->status(),
			'is_over'          => SaleStatus::Finished === $sale->status(),
			'is_off'           => $sale->status()->is_off(),
			'type'             => $sale->sale_type(),
			'starts_at'        => $sale->starts_at(),
			'counts_down'      => $this->counts_down( $sale, time() ),
			'when'             => $sale->starts_at() > 0 ? self::when( $sale->starts_at() ) : '',
			'venue'            => trim( implode( ', ', array_filter( array( $sale->text( 'venue' ), $sale->text( 'venue_postcode' ) ) ) ) ),
			'how_to_bid'       => $sale->text( 'how_to_bid' ),
			'bidding_url'      => SaleView::elsewhere( $sale->text( 'online_bidding_url' ) ),
			'registration_url' => SaleView::elsewhere( $sale->text( 'registration_url' ) ),
			'conditions_url'   => esc_url_raw( $sale->text( 'conditions_url' ), array( 'http', 'https' ) ),
		);
	}

	/** As SaleRecord::counts_down(); a lot of a timed sale that is running counts down to its own end, as extended as it is. */
	private function counts_down( SaleRecord $sale, int $now ): int {
		$own = $sale->is_timed() && SaleStatus::Running === $sale->status() ? $this->lot->own_end() : 0;
		return match ( true ) {
			0 === $own => $sale->counts_down( $now ),
			$own > $now => $own,
			default => 0,
		};
	}

	/** @return array<string, string> Address → label. */
	private function breadcrumbs(): array {
		$links = array(
			home_url( '/' )                                    => __( 'Home', 'hearth-hammer' ),
			SaleAddresses::all()                               => __( 'Auctions', 'hearth-hammer' ),
			SaleAddresses::business( $this->lot->business() )  => $this->lot->business()->label,
		);
		if ( null !== $this->lot->sale ) {
			$links[ SaleAddresses::sale( $this->lot->sale->slug() ) ] = $this->lot->sale->title();
		}
		return $links;
	}

	private static function when( int $time ): string {
		return ClockTime::on( $time );
	}
}
