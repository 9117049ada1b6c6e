<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\People\Import;

use HearthHammer\Hpapi\People\AwardPostType;
use HearthHammer\Hpapi\People\Fields;

defined( 'ABSPATH' ) || exit;

/**
 * Awards: slug, title, year, giver, and if you like link and picture.
 */
final readonly class AwardRows implements Rows {

	public function __construct( private ImportedPost $posts = new ImportedPost() ) {}

	public function columns(): array {
		return array( 'slug', 'title', 'year', 'giver' );
	}

	public function fault( array $row, string $folder ): ?string {
		return match ( true ) {
			'' === $row['title'] => 'the title is missing',
			1 !== preg_match( '/^(19|20)\d\d$/', $row['year'] ) => 'the year is not valid',
			'' !== ( $row['picture'] ?? '' ) && null === LocalFile::beside( $folder, $row['picture'] ) => 'image file not found: ' . $row['picture'],
			default => null,
		};
	}

	public function write( array $row, string $folder ): string {
		$fields = Fields::of_awards();
		$meta   = array();
		foreach ( array( 'year', 'giver', 'link' ) as $name ) {
			$meta[ $fields->key( $name ) ] = $fields->clean( $name, $row[ $name ] ?? '' );
		}
		return $this->posts->write( AwardPostType::NAME, $row, $folder, array( 'post_title' => $row['title'] ), $meta );
	}
}
