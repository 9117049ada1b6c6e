<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Import;

use HearthHammer\Core\Database\Transaction;
use HearthHammer\Hpapi\Feeds\FeedProperty;
use HearthHammer\Hpapi\Feeds\Problem;
use HearthHammer\Core\Media\Attachments;
use HearthHammer\Core\Media\MediaRecords;
use HearthHammer\Core\Media\PicturePlanner;
use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Core\Place\PlaceVersion;
use HearthHammer\Core\Place\Postcode;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Properties\Index\Indexer;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use HearthHammer\Hpapi\Properties\PropertyWriter;
use Throwable;
use WP_Post;

/**
 * Writes properties of a feed in short transactions. The run's position is written with them, so whatever stops
 * an import, it goes on behind the last property that is there.
 */
final class FeedWriter {

	/** A transaction is ended after so long: others wait meanwhile (on SQLite every writer does). */
	private const TRANSACTION_SECONDS = 1.5;

	/** Slow pictures: what is ready is written after so long, so that little is lost by a stop. */
	private const PLAN_SECONDS = 3.0;

	public function __construct(
		private readonly Runs $runs,
		private readonly References $references,
		private readonly MediaRecords $media,
		private readonly Attachments $attachments,
		private readonly PropertyWriter $writer,
		private readonly Indexer $indexer,
		private readonly Gazetteer $gazetteer,
		private readonly ParishRepository $parishes,
	) {}

	/**
	 * @param list<array{\HearthHammer\Hpapi\Feeds\Blm\BlmRow, FeedProperty}> $batch
	 * @param callable():void $pulse Called often.
	 * @param callable():bool $stop  Asked after each transaction.
	 * @return bool False where it was stopped before the batch was written.
	 */
	public function write( array $batch, Run $run, PicturePlanner $planner, callable $pulse, callable $stop ): bool {
		$properties = array_column( $batch, 1 );
		$known      = $this->references->known( array_map( static fn ( FeedProperty $property ): string => $property->reference, $properties ) );
		$posts      = array_values( array_filter( array_map( static fn ( KnownReference $one ): int => $one->post, $known ) ) );
		$records    = $this->media->of_posts( $posts );
		_prime_post_caches( $posts, false, false );
		$builder = $this->builder( $properties, $run );
		$waiting = array();
		$began   = microtime( true );
		foreach ( $batch as $index => [ $row, $property ] ) {
			$before    = $known[ References::key( $property->reference ) ] ?? null;
			$before    = null !== $before && get_post( $before->post ) instanceof WP_Post && PropertyPostType::NAME === get_post_type( $before->post ) ? $before : null;
			$pictures  = $planner->plan( $property->pictures(), $property->reference, null === $before ? array() : $records[ $before->post ] ?? array(), $pulse );
			$is_same   = null !== $before && $before->is_same( $property->hash ) && PlaceVersion::current() === $before->context && $before->branch === $property->branch && $before->feed === $run->feed && ! $pictures->changes_pictures();
			$waiting[] = new PlannedProperty( $row, $property, $before, $pictures, $is_same );
			if ( microtime( true ) - $began > self::PLAN_SECONDS || array_key_last( $batch ) === $index ) {
				if ( ! $this->write_planned( $waiting, $run, $builder, $pulse, $stop ) ) {
					return false;
				}
				$waiting = array();
				$began   = microtime( true );
			}
		}
		return true;
	}

	/**
	 * @param list<PlannedProperty> $planned
	 * @param callable():void       $pulse
	 * @param callable():bool       $stop
	 */
	private function write_planned( array $planned, Run $run, PropertyBuilder $builder, callable $pulse, callable $stop ): bool {
		$changing = array_filter( $planned, static fn ( PlannedProperty $one ): bool => ! $one->is_same && null !== $one->known );
		update_meta_cache( 'post', array_values( array_map( static fn ( PlannedProperty $one ): int => (int) $one->known?->post, $changing ) ) );
		while ( array() !== $planned ) {
			$before = $run->progress_so_far();
			try {
				$written = Transaction::run( fn (): int => $this->write_some( $planned, $run, $builder ), wp_cache_flush( ... ) );
			} catch ( Throwable $fault ) {
				$run->take_back_to( $before );
				array_walk( $planned, static fn ( PlannedProperty $one ) => $one->pictures->discard() );
				throw $fault;
			}
			foreach ( array_splice( $planned, 0, $written ) as $one ) {
				$this->attachments->delete( $one->pictures->removed );
			}
			$pulse();
			if ( $stop() ) {
				array_walk( $planned, static fn ( PlannedProperty $one ) => $one->pictures->discard() );
				return false;
			}
		}
		return true;
	}

	/**
	 * @param non-empty-list<PlannedProperty> $planned
	 * @return int How many there was time for.
	 */
	private function write_some( array $planned, Run $run, PropertyBuilder $builder ): int {
		$began   = microtime( true );
		$same    = array();
		$seen    = array();
		$indexed = array();
		$written = 0;
		foreach ( $planned as $one ) {
			foreach ( $one->pictures->faults as [ $item, $fault ] ) {
				$run->problems->add( new Problem( $one->property->line, $item->field, $fault, false ) );
			}
			$run->counts->pictures_kept    += $one->pictures->kept;
			$run->counts->pictures_added   += count( $one->pictures->installed() );
			$run->counts->pictures_removed += count( $one->pictures->removed );
			$run->counts->pictures_failed  += count( $one->pictures->faults );
			++$run->counts->rows;
			if ( $one->is_same ) {
				$same[] = References::key( $one->property->reference );
				++$run->counts->unchanged;
				if ( $one->pictures->records_changed ) {
					$this->attachments->remember( $one->pictures, (int) $one->known?->post );
				}
			} else {
				[ $seen[], $changed ] = $this->write_one( $one, $run, $builder );
				$indexed[]            = $changed ? $seen[ count( $seen ) - 1 ]->post : 0;
			}
			$run->position  = $one->row->end;
			$run->line      = $one->row->end_line;
			$run->rows_done = $one->row->number;
			++$written;
			if ( microtime( true ) - $began > self::TRANSACTION_SECONDS ) {
				break;
			}
		}
		$this->references->keep( $seen, $run->id );
		$this->references->seen( $same, $run->id, PlaceVersion::current() );
		$this->indexer->index_many( array_values( array_filter( $indexed ) ) );
		$this->runs->save( $run );
		return $written;
	}

	/** @return array{KnownReference, bool} What to remember, and whether anything changed. */
	private function write_one( PlannedProperty $one, Run $run, PropertyBuilder $builder ): array {
		$property = $one->property;
		$post     = null === $one->known ? null : get_post( $one->known->post );
		$is_new   = ! $post instanceof WP_Post;
		$fields   = $builder->fields( $property, array() );
		$text     = $builder->text( $property, $fields );
		$fields  += array( 'listed_at' => $is_new ? time() : (int) get_post_meta( $post->ID, 'hpapi_listed_at', true ) );
		if ( $is_new ) {
			// Pictures belong to a post, so the post comes first; its lists of pictures follow.
			$id       = $this->writer->create( $text, $fields );
			$pictures = $this->attachments->apply( $one->pictures, $id );
			$this->writer->add_fields( $id, array_intersect_key( $builder->fields( $property, $pictures ), array_flip( array( 'images', 'floorplans', 'epc_images' ) ) ) );
			$changed = true;
		} else {
			$id      = $post->ID;
			$fields  = array_intersect_key( $builder->fields( $property, $this->attachments->apply( $one->pictures, $id ) ), array_flip( array( 'images', 'floorplans', 'epc_images' ) ) ) + $fields;
			$changed = $this->writer->update( $post, $text, $fields );
		}
		$state = in_array( $property->fields['status'], array( 'sold', 'let' ), true ) ? 'complete' : 'live';
		$what  = $is_new ? 'added' : ( $changed || $one->pictures->changes_pictures() ? 'changed' : 'unchanged' );
		++$run->counts->$what;
		return array( new KnownReference( References::key( $property->reference ), $run->feed, $property->branch, $id, $property->hash, PlaceVersion::current(), $state ), 'unchanged' !== $what );
	}

	/** @param list<FeedProperty> $properties */
	private function builder( array $properties, Run $run ): PropertyBuilder {
		$postcodes = array_filter( array_map( static fn ( FeedProperty $property ): ?Postcode => Postcode::parse( (string) $property->fields['postcode'] ), $properties ) );
		return new PropertyBuilder( $this->parishes, $this->gazetteer->locate_many( array_values( $postcodes ) ), Town::for_batch( $properties, $this->gazetteer ), $run->feed );
	}
}
