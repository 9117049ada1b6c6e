<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LotPage;

use HearthHammer\Auctions\Lots\LotName;
use HearthHammer\Auctions\Lots\LotPlace;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Core\Module;
use HearthHammer\Core\Page\JsonLd;
use HearthHammer\Core\Seo\SeoHeadTags;

defined( 'ABSPATH' ) || exit;

/**
 * LOT-11: what search engines read of a lot's page: the lot, the sale, and where both belong.
 */
final class LotHead implements Module {

	public function __construct( private readonly CurrentLot $current ) {}

	public function register(): void {
		add_action( SeoHeadTags::HOOK, $this->print_data( ... ), 20 );
		add_filter( 'document_title_parts', $this->title( ... ) );
	}

	private function print_data(): void {
		$lot = is_singular( LotPostType::NAME ) ? $this->current->lot() : null;
		if ( null === $lot || ! LotAddresses::is_shown( $lot ) ) {
			return;
		}
		$page = CurrentLot::page_of( $lot );
		JsonLd::print( ( new LotData( $lot, $page ) )->to_array() );
		$event = null === $lot->sale ? array() : LotData::event( $lot->sale );
		if ( array() !== $event ) {
			JsonLd::print( $event );
		}
		$steps = array();
		foreach ( array( ...$page->breadcrumbs, $page->url => $this->name() ) as $url => $label ) {
			$steps[] = array(
				'label' => $label,
				'url'   => (string) $url,
			);
		}
		JsonLd::print( JsonLd::breadcrumbs( $steps ) );
	}

	/**
	 * @param array<string, string> $parts
	 * @return array<string, string>
	 */
	private function title( array $parts ): array {
		return ! is_singular( LotPostType::NAME ) ? $parts : array( ...$parts, 'title' => $this->name() );
	}

	private function name(): string {
		$lot = $this->current->lot();
		/* translators: 1: number of a lot, 2: its title or address */
		return null === $lot ? '' : sprintf( __( 'Lot %1$s: %2$s', 'hearth-hammer' ), $lot->number()->printed, LotName::heading( $lot->title(), LotPlace::line( $lot ) ) );
	}
}
