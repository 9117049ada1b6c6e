<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Records;

use HearthHammer\Core\Media\MediaFolder;

/**
 * Hands legal papers and addenda of a platform to those who keep them. They are told again whenever a lot changes, and
 * take what they do not have.
 */
final readonly class LotPapers {

	public function __construct( private MediaFolder $files ) {}

	/**
	 * @param list<array<mixed>> $legal
	 * @param list<array<mixed>> $addenda
	 */
	public function bring( int $sale, int $lot, string $key, array $legal, array $addenda ): void {
		foreach ( $legal as $index => $paper ) {
			$legal[ $index ]['path'] = $this->files->path( (string) ( $paper['url'] ?? '' ) );
		}
		/**
		 * A platform names legal papers or addenda of a lot.
		 *
		 * @param int                $lot
		 * @param list<array<mixed>> $legal   Each with title, category, url, and path where it came as a file (else null).
		 * @param list<array<mixed>> $addenda Each with number and text.
		 * @param string             $key     How the platform names the lot.
		 * @param int                $sale
		 */
		do_action( 'hh_auctions_platform_papers', $lot, $legal, $addenda, $key, $sale );
	}
}
