<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Addenda;

use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Templates\Template;

/**
 * The addenda of a lot or of a sale as HTML: the block lot-addenda, and the printed catalogue.
 */
final readonly class AddendumList {

	public function __construct( private AddendumRepository $addenda ) {}

	/** The block: of the page's lot or sale; empty where there is none. */
	public function of_page(): string {
		$id   = (int) get_the_ID();
		$lot  = LotRecord::of( $id );
		$sale = null === $lot ? SaleRecord::of( $id ) : null;
		return match ( true ) {
			null !== $lot  => $this->of_lot( $lot ),
			null !== $sale => $this->of_sale( $sale ),
			default        => '',
		};
	}

	public function of_lot( LotRecord $lot ): string {
		return $this->html( $this->addenda->of_lot( $lot->id(), ( $lot->sale?->id() ?? 0 ) ), $lot->id() );
	}

	public function of_sale( SaleRecord $sale ): string {
		return $this->html( $this->addenda->of_sale( $sale->id() ), 0 );
	}

	/**
	 * @param list<Addendum> $addenda
	 * @param int            $page    The lot that the page is about, 0 for a sale's.
	 */
	private function html( array $addenda, int $page ): string {
		if ( array() === $addenda ) {
			return '';
		}
		_prime_post_caches( array_values( array_unique( array_filter( array_map( static fn ( Addendum $one ): int => $one->lot === $page ? 0 : $one->lot, $addenda ) ) ) ), false, true );
		$items = array_map(
			static fn ( Addendum $one ): array => array(
				'addendum' => $one,
				...self::about( $one, $page ),
			),
			$addenda
		);
		return ( new Template( dirname( __DIR__, 2 ) . '/templates' ) )->get( 'lot-addenda', array( 'items' => $items ) );
	}

	/** @return array{about: string, url: string} What it concerns, in words, and its page where that is another one. */
	private static function about( Addendum $addendum, int $page ): array {
		if ( 0 === $addendum->lot ) {
			return array(
				'about' => __( 'All lots in this auction', 'hearth-hammer' ),
				'url'   => '',
			);
		}
		$lot = LotRecord::of( $addendum->lot );
		if ( null === $lot ) {
			return array(
				'about' => __( 'A lot no longer in this auction', 'hearth-hammer' ),
				'url'   => '',
			);
		}
		return array(
			/* translators: %s: the number of a lot, e.g. 12A */
			'about' => $page === $lot->id() ? __( 'This lot', 'hearth-hammer' ) : sprintf( __( 'Lot %s', 'hearth-hammer' ), $lot->number()->printed ),
			'url'   => $page !== $lot->id() && $lot->is_published() ? $lot->address() : '',
		);
	}
}
