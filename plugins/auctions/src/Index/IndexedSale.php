<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Index;

use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Sales\SaleStatus;

/**
 * A sale as its index knows it. Times are Unix seconds, money is whole pounds.
 */
final readonly class IndexedSale {

	public int $id;
	public string $slug;
	public int $department;
	public int $sale_type;
	public SaleStatus $status;
	public bool $is_published;
	public bool $shows_lots;
	public int $starts_at;
	public int $ends_at;
	/** Lots that visitors may see. */
	public int $lots;
	public int $offered;
	public int $sold;
	/** The sum of the hammer prices. */
	public int $raised;
	/** Grows with every change of it or of one of its lots. */
	public int $version;

	/** @param array<string, string|null> $row Of SaleTable, with `version`. */
	public function __construct( private array $row ) {
		$this->id           = (int) $row['post_id'];
		$this->slug         = (string) $row['slug'];
		$this->department   = (int) $row['department_id'];
		$this->sale_type    = (int) $row['sale_type_id'];
		$this->status       = SaleStatus::tryFrom( (string) $row['status'] ) ?? SaleStatus::Draft;
		$this->is_published = '1' === (string) $row['published'];
		$this->shows_lots   = '1' === (string) $row['shows_lots'];
		$this->starts_at    = (int) $row['starts_at'];
		$this->ends_at      = (int) $row['ends_at'];
		$this->lots         = (int) $row['lots'];
		$this->offered      = (int) $row['offered'];
		$this->sold         = (int) $row['sold'];
		$this->raised       = (int) $row['raised'];
		$this->version      = (int) ( $row['version'] ?? 0 );
	}

	public function business(): ?Business {
		return Business::from_slug( (string) $this->row['business'] );
	}

	/** @return array<string, mixed> schemas/parts/sale-card.json */
	public function card(): array {
		return SaleCard::decode( (string) $this->row['card'] );
	}

	/** Whether visitors see at least one lot. */
	public function has_catalogue(): bool {
		return $this->shows_lots && $this->lots > 0;
	}

	/** Per cent of the lots offered that were sold, whole; null where none was offered. */
	public function success_rate(): ?int {
		return $this->offered > 0 ? (int) round( 100 * $this->sold / $this->offered ) : null;
	}
}
