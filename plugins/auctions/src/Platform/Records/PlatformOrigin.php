<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Records;

use HearthHammer\Auctions\Platform\PlatformSales;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Sync\Record;

defined( 'ABSPATH' ) || exit;

/**
 * Lots of one sale of the platform.
 */
final class PlatformOrigin implements LotOrigin {

	/** @var array<int|string, int>|null What there was before this sync: what it writes itself, core's references know. */
	private ?array $lots = null;

	public function __construct(
		private readonly SaleRecord $sale,
		private readonly LotPapers $papers,
	) {}

	public function sale( Record $record ): SaleRecord {
		return $this->sale;
	}

	/** A lot that somebody gave the platform's id by hand. */
	public function lots_by_hand( array $keys ): array {
		$this->lots ??= ( new PlatformSales() )->lots( $this->sale->id() );
		$found        = array();
		foreach ( $keys as $key ) {
			$id = substr( (string) strrchr( $key, '/' ), 1 );
			isset( $this->lots[ $id ] ) && $found[ $key ] = $this->lots[ $id ];
		}
		return $found;
	}

	public function papers( int $lot, string $key, array $legal, array $addenda ): void {
		$this->papers->bring( $this->sale->id(), $lot, $key, $legal, $addenda );
	}
}
