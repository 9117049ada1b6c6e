<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack;

/**
 * What is new in a pack for somebody who took something of it.
 */
final readonly class PackNews {

	public function __construct(
		private DocumentRepository $documents,
		private ReaderRepository $readers,
	) {}

	/** @return list<LegalDocument> What they took an older version of, and what was put in since they asked; told before, or taken already, is none. */
	public function of( Reader $reader ): array {
		$taken = $this->readers->taken( $reader );
		if ( array() === $taken ) {
			return array();
		}
		$older = array();
		foreach ( $this->documents->versions( $reader->lot ) as $one ) {
			if ( isset( $taken[ $one->id ] ) ) {
				$older[ $one->document ] = $one->version;
			}
		}
		$is_new = static fn ( LegalDocument $one ): bool => ! isset( $taken[ $one->id ] ) && $one->id > $reader->told_through
			&& ( isset( $older[ $one->document ] ) || 1 === $one->version );
		return array_values( array_filter( $this->documents->current( $reader->lot ), $is_new ) );
	}
}
