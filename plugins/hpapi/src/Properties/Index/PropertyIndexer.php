<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Index;

use HearthHammer\Core\Core;
use HearthHammer\Core\Index\Indexer as CoreIndexer;
use HearthHammer\Core\Index\IndexWriter;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use HearthHammer\Hpapi\Properties\PropertyTags;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the index in step with the properties.
 */
final class PropertyIndexer extends CoreIndexer {

	/** Whether this process has changed the index. */
	private bool $has_changed = false;

	/** @var array<string, true> The lists that a page cache has of what is being indexed. */
	private array $lists = array();

	public function __construct( private readonly ParishRepository $parishes ) {
		parent::__construct( new IndexWriter( PropertyTable::definition() ) );
	}

	/**
	 * At the request's end: indexes what was marked, and counts the stock, which the next visitor would wait for.
	 * An import counts once, when it ends; visitors who come meanwhile count for themselves.
	 */
	public function finish(): void {
		$this->flush_last();
		if ( $this->has_changed ) {
			$this->has_changed = false;
			Stock::now();
		}
	}

	protected function rows( array $ids, array $before ): array {
		// Posts and meta of the whole batch in two statements, then those of their pictures in two more.
		_prime_post_caches( $ids, false, true );
		$records  = array();
		$pictures = array();
		foreach ( $ids as $id ) {
			$record = PropertyRecord::of( $id );
			if ( null !== $record && 'auto-draft' !== $record->post->post_status ) {
				$records[ $id ] = $record;
				$pictures       = array( ...$pictures, ...array_map( intval( ... ), array_column( array_slice( $record->list( 'images' ), 0, 8 ), 'attachment' ) ) );
			}
		}
		_prime_post_caches( array_values( array_unique( array_filter( $pictures ) ) ), false, true );
		$rows = array_map( $this->row( ... ), $records );
		$this->note_lists( $before, $rows );
		/**
		 * Rows of the index are about to be written: what they say can still be compared with what it holds.
		 *
		 * @param list<array<string, int|float|string|null>> $rows      Column to value.
		 * @param bool                                       $is_import Whether an import writes them.
		 * @param array<int, array<string, string|null>>     $before    What the index holds of them, by post.
		 */
		do_action( 'hpapi_index_rows', array_values( $rows ), $this->is_suspended(), $before );
		return $rows;
	}

	/** @return array<string, int|float|string|null> Column to value. */
	private function row( PropertyRecord $property ): array {
		$parish = $property->int( 'parish' ) > 0 ? $this->parishes->by_id( $property->int( 'parish' ) ) : null;
		$card   = Card::stored( $property, $parish );
		$row    = array();
		foreach ( IndexColumns::all() as $column ) {
			$row[ $column->name ] = ( $column->value )( $property, $parish, $row );
		}
		return array(
			...$row,
			'card' => Card::encode( $card ),
			'pin'  => Card::encode( Card::pin( $card ) ),
		);
	}

	protected function changed( array $ids ): void {
		PropertyVersion::change();
		$this->has_changed = true;
		Core::services()->purges->add( ...array_map( static fn ( int $id ): string => PropertyTags::PAGE . "-{$id}", $ids ), ...array_keys( $this->lists ) );
		$this->lists = array();
	}

	/**
	 * Lists that show a property now, and those that showed it before: it may have been sold, or be to let instead.
	 *
	 * @param array<int, array<string, string|null>>           $before
	 * @param array<int, array<string, int|float|string|null>> $rows
	 */
	private function note_lists( array $before, array $rows ): void {
		if ( ! Core::services()->purges->are_wanted() ) {
			return;
		}
		$channels     = array_unique( array_map( intval( ... ), array( ...array_column( $before, 'channel' ), ...array_column( $rows, 'channel' ) ) ) );
		$this->lists += array_fill_keys( array_map( static fn ( int $channel ): string => PropertyTags::list( Channel::tryFrom( $channel ) ?? Channel::Sales ), $channels ), true );
	}

	/** Marks every property of a parish, whose name stands on their cards. */
	public function mark_parish( int $parish ): void {
		global $wpdb;
		foreach ( $wpdb->get_col( $wpdb->prepare( 'SELECT post_id FROM %i WHERE parish_id = %d', PropertyTable::name(), $parish ) ) as $id ) {
			$this->mark( (int) $id );
		}
	}

	public function delete_orphans(): int {
		$deleted = $this->delete_rows_without( PropertyPostType::NAME );
		if ( $deleted > 0 ) {
			PropertyVersion::change();
		}
		return $deleted;
	}
}
