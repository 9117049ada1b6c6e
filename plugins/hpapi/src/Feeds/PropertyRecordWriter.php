<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds;

use HearthHammer\Core\Database\PostMeta;
use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Core\Place\PlaceVersion;
use HearthHammer\Core\Place\Postcode;
use HearthHammer\Core\Sync\BulkWriteMode;
use HearthHammer\Core\Sync\Problem;
use HearthHammer\Core\Sync\Problems;
use HearthHammer\Core\Sync\Record;
use HearthHammer\Core\Sync\RecordChange;
use HearthHammer\Core\Sync\RecordWriter;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Properties\Index\IndexedReferences;
use HearthHammer\Hpapi\Properties\Index\PropertyIndexer;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use HearthHammer\Hpapi\Properties\PropertyWriter;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Writes records of feeds as properties.
 */
final class PropertyRecordWriter implements RecordWriter {

	/** Changes when the same record is to be written in another way: the next import writes every property again. */
	private const VERSION = '2';

	/** Fields that are known only when the pictures are attached. */
	private const PICTURES = array( 'images', 'floorplans', 'epc_images' );

	private ?PropertyBuilder $builder = null;

	public function __construct(
		private readonly PropertyWriter $writer,
		private readonly PropertyIndexer $indexer,
		private readonly Gazetteer $gazetteer,
		private readonly ParishRepository $parishes,
	) {}

	public function plural(): string {
		return __( 'properties', 'hearth-hammer' );
	}

	public function section(): string {
		return 'branch';
	}

	public function version(): string {
		return self::VERSION;
	}

	public function context(): string {
		return PlaceVersion::current();
	}

	public function posts_of( array $keys ): array {
		return ( new IndexedReferences() )->posts( $keys );
	}

	public function exists( int $post ): bool {
		return PropertyPostType::NAME === get_post_type( $post );
	}

	public function check( array $records, array $known, Problems $problems ): void {
		$postcodes = array();
		foreach ( $records as $record ) {
			$postcode = isset( $record->fields['latitude'] ) ? null : self::postcode( $record );
			if ( null !== $postcode ) {
				$postcodes[] = array( $record, $postcode );
			}
		}
		$found = $this->gazetteer->locate_many( array_column( $postcodes, 1 ) );
		foreach ( $postcodes as [ $record, $postcode ] ) {
			$location = $found[ (string) $postcode ] ?? null;
			if ( null === $location ) {
				$message = sprintf( /* translators: %s: postcode */ __( 'the postcode %s is not recognised, so the property is not on the map. Check it; if it is right, set the location on the property’s edit screen', 'hearth-hammer' ), $postcode );
			} elseif ( $location->approximate ) {
				$parish  = $this->parishes->for_postcode( $postcode, $location->coordinates )->name ?? '';
				$message = '' !== $parish
					? sprintf( /* translators: 1: postcode, 2: name of a place, 3: name of a parish */ __( 'the postcode %1$s is not recognised, so the map shows the property at the centre of %2$s and lists it in %3$s. Check it; if it is right, set the location on the property’s edit screen', 'hearth-hammer' ), $postcode, $location->name, $parish )
					: sprintf( /* translators: 1: postcode, 2: name of a place */ __( 'the postcode %1$s is not recognised, so the map shows the property at the centre of %2$s. Check it; if it is right, set the location on the property’s edit screen', 'hearth-hammer' ), $postcode, $location->name );
			} else {
				continue;
			}
			$problems->add( ( new Problem( $record->line, 'POSTCODE1', $message, false ) )->about( $record->source_key, $record->name ) );
		}
		$problems->add_conflicts( ...( new FeedConflicts() )->of_records( $known ) );
	}

	public function prepare( array $records, string $feed ): void {
		$postcodes     = array_values( array_filter( array_map( self::postcode( ... ), $records ) ) );
		$this->builder = new PropertyBuilder( $this->parishes, $this->gazetteer->locate_many( $postcodes ), Town::for_batch( $records, $this->gazetteer ), $feed );
	}

	public function write( Record $record, ?int $post, callable $attach ): RecordChange {
		$builder = $this->builder ?? throw new \LogicException( 'prepare() comes first.' );
		$before  = null === $post ? null : get_post( $post );
		$is_new  = ! $before instanceof WP_Post;
		$fields  = $builder->fields( $record, array() );
		$text    = $builder->text( $record, $fields );
		$fields += array( 'listed_at' => $is_new ? time() : (int) get_post_meta( $before->ID, 'hpapi_listed_at', true ) );
		$of      = static fn ( array $pictures ): array => array_intersect_key( $builder->fields( $record, $pictures ), array_flip( self::PICTURES ) );
		$said    = FeedConflicts::said( $record );
		if ( $is_new ) {
			// Pictures belong to a post, so the post comes first; its lists of pictures follow.
			$id = $this->writer->create( $text, $fields );
			$this->writer->add_fields( $id, $of( $attach( $id ) ) );
			PostMeta::add( $id, $said );
			return new RecordChange( $record->source_key, $id, RecordChange::ADDED );
		}
		FeedConflicts::remember( $before->ID, $said );
		$is_changed = $this->writer->update( $before, $text, $of( $attach( $before->ID ) ) + $fields );
		return new RecordChange( $record->source_key, $before->ID, $is_changed ? RecordChange::CHANGED : RecordChange::UNCHANGED );
	}

	public function withdraw( int $post ): bool {
		return $this->writer->withdraw( $post );
	}

	public function index( array $posts ): void {
		$this->indexer->index_many( $posts );
	}

	public function bulk( callable $work ): mixed {
		$this->indexer->suspend();
		try {
			// Addresses of properties hold their id, those of pictures a hash.
			return BulkWriteMode::run( array( PropertyPostType::NAME, 'attachment' ), $work );
		} finally {
			$this->indexer->resume();
		}
	}

	private static function postcode( Record $record ): ?Postcode {
		return Postcode::parse( (string) ( $record->fields['postcode'] ?? '' ) );
	}
}
