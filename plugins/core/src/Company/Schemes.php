<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Company;

/**
 * The schemes that an agent must belong to and must name: redress, and protection of clients' money. Names are empty
 * where none is set.
 */
final readonly class Schemes {

	public function __construct(
		public string $redress,
		public string $redress_url,
		public string $client_money,
		public string $client_money_url,
	) {}
}
