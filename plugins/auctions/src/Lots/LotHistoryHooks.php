<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Lots;

use HearthHammer\Core\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Changes that come another way than through LotWriter: WordPress's screens, its REST API, a command.
 */
final class LotHistoryHooks implements Module {

	/** @var array<int, true> Lots that somebody touched. */
	private array $touched = array();

	public function __construct(
		private readonly LotHistory $history,
		private readonly LotWriter $lots,
	) {}

	public function register(): void {
		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hook ) {
			add_action( $hook, $this->meta_changed( ... ), 10, 3 );
		}
		add_action( 'wp_after_insert_post', $this->saved( ... ), 10, 2 );
		add_action( 'shutdown', $this->flush( ... ), 4 );
	}

	/** @param int|list<int> $meta */
	private function meta_changed( int|array $meta, int $post, string $key ): void {
		unset( $meta );
		$name = LotFields::fields()->name_of( $key );
		if ( null !== $name && in_array( $name, LotHistory::FIELDS, true ) && ! $this->lots->is_writing() ) {
			$this->touched[ $post ] = true;
		}
	}

	/** The form's fields are written by now, and so is the meta of REST. */
	private function saved( int $id, WP_Post $post ): void {
		if ( LotPostType::NAME === $post->post_type && ! $this->lots->is_writing() ) {
			unset( $this->touched[ $id ] );
			$this->history->record( $id, 'staff' );
		}
	}

	public function flush(): void {
		$touched       = array_keys( $this->touched );
		$this->touched = array();
		foreach ( $touched as $lot ) {
			$this->history->record( $lot, 'staff' );
		}
	}
}
