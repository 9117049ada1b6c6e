<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Lists;

use HearthHammer\Hpapi\Parishes\Parish;
use HearthHammer\Hpapi\Search\SearchQuery;

/**
 * What a list's address means, read once for its redirect and its page.
 */
final readonly class ListRequest {

	/** @param Parish|null $parish That the path names, whether or not it has property. */
	public function __construct(
		public SearchQuery $query,
		public ?Parish $parish,
	) {}

	/** @return list<Parish> The one of the path, which then counts as active. */
	public function parishes(): array {
		return null === $this->parish ? array() : array( $this->parish );
	}
}
