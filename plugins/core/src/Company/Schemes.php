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

	/** @return list<array{label: string, name: string, url: string}> Those that are set, as pages show them. */
	public function listed(): array {
		$all = array(
			array( 'label' => __( 'Redress scheme', 'hearth-hammer' ), 'name' => $this->redress, 'url' => $this->redress_url ),
			array( 'label' => __( 'Client money protection', 'hearth-hammer' ), 'name' => $this->client_money, 'url' => $this->client_money_url ),
		);
		return array_values( array_filter( $all, static fn ( array $scheme ): bool => '' !== $scheme['name'] ) );
	}
}
