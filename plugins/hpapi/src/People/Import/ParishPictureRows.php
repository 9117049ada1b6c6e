<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\People\Import;

use HearthHammer\Hpapi\Parishes\Parish;
use HearthHammer\Hpapi\Parishes\ParishRepository;

defined( 'ABSPATH' ) || exit;

/**
 * Pictures of parishes' pages: slug and picture, and if you like alt, which says what it shows. The pages are there
 * before: pictures come in when lists and pages already stand.
 */
final readonly class ParishPictureRows implements Rows {

	public function __construct(
		private ParishRepository $parishes,
		private PostPicture $pictures = new PostPicture(),
	) {}

	public function columns(): array {
		return array( 'slug', 'picture' );
	}

	public function fault( array $row, string $folder ): ?string {
		return match ( true ) {
			null === $this->parish( $row ) => 'parish not found: ' . $row['slug'],
			'' === $row['picture'] => 'the image is missing',
			null === LocalFile::beside( $folder, $row['picture'] ) => 'image file not found: ' . $row['picture'],
			default => null,
		};
	}

	public function write( array $row, string $folder ): string {
		$parish = $this->parish( $row );
		$file   = LocalFile::beside( $folder, $row['picture'] );
		if ( null === $parish || null === $file ) {
			return 'unchanged';
		}
		$first = ! has_post_thumbnail( $parish->id );
		$alt   = '' === ( $row['alt'] ?? '' ) ? $parish->name : $row['alt'];
		return match ( true ) {
			! $this->pictures->set( $parish->id, $file, 'parish-' . $parish->slug, $alt ) => 'unchanged',
			$first => 'added',
			default => 'changed',
		};
	}

	/** @param array<string, string> $row */
	private function parish( array $row ): ?Parish {
		return $this->parishes->by_slug( sanitize_title( $row['slug'] ) );
	}
}
