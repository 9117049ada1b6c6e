<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Cars;

use HearthHammer\Auctions\Catalogue\LotResult;
use HearthHammer\Auctions\Sales\Business;

/**
 * What the page of a make, of a model, or of a typed word shows.
 */
final readonly class MakePage {

	/**
	 * @param string                                            $heading e.g. 'Ford Fiesta at auction'.
	 * @param string                                            $make    Its slug; empty of a typed word.
	 * @param string                                            $name    Make and model, or the word; empty where nothing was typed.
	 * @param LotResult|null                                    $result  Null where nothing was typed.
	 * @param list<array{name: string, url: string, lots: int}> $models  Of the make, that come up.
	 * @param bool                                              $is_refused Whether the form was sent with nothing in it.
	 */
	public function __construct(
		public Business $business,
		public string $heading,
		public string $make,
		public string $name,
		public ?LotResult $result,
		public array $models,
		public bool $is_search = false,
		public bool $is_refused = false,
	) {}

	public function has_lots(): bool {
		return null !== $this->result && array() !== $this->result->lots;
	}

	/** How many lots were found, in words. */
	public function count(): string {
		$found = $this->result->matching ?? 0;
		/* translators: %s: number of lots */
		return sprintf( _n( '%s lot in upcoming auctions', '%s lots in upcoming auctions', $found, 'hearth-hammer' ), number_format_i18n( $found ) );
	}
}
