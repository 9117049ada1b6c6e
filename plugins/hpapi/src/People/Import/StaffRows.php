<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\People\Import;

use HearthHammer\Hpapi\People\Fields;
use HearthHammer\Hpapi\People\StaffPostType;

defined( 'ABSPATH' ) || exit;

/**
 * Members of staff: slug, name, role, branch, and if you like phone, email, quote, order and picture.
 */
final readonly class StaffRows implements Rows {

	public function __construct( private ImportedPost $posts = new ImportedPost() ) {}

	public function columns(): array {
		return array( 'slug', 'name', 'role', 'branch' );
	}

	public function fault( array $row, string $folder ): ?string {
		return match ( true ) {
			'' === $row['name'] => 'the name is missing',
			'' !== ( $row['email'] ?? '' ) && ! is_email( $row['email'] ) => $row['email'] . ' is not an email address',
			'' !== ( $row['picture'] ?? '' ) && null === LocalFile::beside( $folder, $row['picture'] ) => 'image file not found: ' . $row['picture'],
			default => null,
		};
	}

	public function write( array $row, string $folder ): string {
		$fields = Fields::of_staff();
		$meta   = array();
		foreach ( array( 'role', 'branch', 'phone', 'email', 'quote' ) as $name ) {
			$meta[ $fields->key( $name ) ] = $fields->clean( $name, $row[ $name ] ?? '' );
		}
		$post = array(
			'post_title' => $row['name'],
			'menu_order' => (int) ( $row['order'] ?? 0 ),
		);
		return $this->posts->write( StaffPostType::NAME, $row, $folder, $post, $meta );
	}
}
