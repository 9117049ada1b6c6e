<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Index;

/**
 * Names the state of an index: whatever was made from it is good as long as the name is the same.
 *
 * A name, not a number: two requests that change the index at once both make a new one, where counting up
 * would lose one of the two.
 */
final readonly class DataVersion {

	/** @param string $option Autoloaded. */
	public function __construct( private string $option ) {}

	public function current(): string {
		$version = get_option( $this->option, '' );
		return is_string( $version ) ? $version : '';
	}

	/** Only after the rows are written: who sees the new name must see the new rows. */
	public function change(): void {
		update_option( $this->option, dechex( time() ) . '-' . bin2hex( random_bytes( 4 ) ), true );
	}

	public function forget(): void {
		delete_option( $this->option );
	}
}
