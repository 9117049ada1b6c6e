<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\People\Import;

use HearthHammer\Core\Sync\References;
use HearthHammer\Hpapi\People\EarlyBird;
use HearthHammer\Hpapi\People\StaffPostType;
use HearthHammer\Hpapi\Properties\Index\IndexedReferences;
use HearthHammer\Hpapi\Properties\Index\PropertyIndexer;
use HearthHammer\Hpapi\Properties\PropertyFields;
use HearthHammer\Hpapi\Properties\PropertyPostType;

defined( 'ABSPATH' ) || exit;

/**
 * What staff add to properties that a feed brought: who values one and what they say of it, an early-bird time, a
 * brochure. Such fields count as set by hand, so that the next feed leaves them alone. Empty columns change nothing.
 */
final readonly class NoteRows implements Rows {

	public function __construct(
		private PropertyIndexer $indexer,
		private ImportedPost $posts = new ImportedPost(),
		private References $references = new References( PropertyPostType::SYNC_SCOPE ),
	) {}

	public function columns(): array {
		return array( 'reference' );
	}

	public function fault( array $row, string $folder ): ?string {
		$until    = $row['early_bird_until'] ?? '';
		$document = '' === ( $row['document'] ?? '' ) ? null : LocalFile::beside( $folder, $row['document'] );
		return match ( true ) {
			null === $this->property( $row['reference'] ) => 'property not found: ' . $row['reference'],
			'' !== ( $row['valuer'] ?? '' ) && null === $this->posts->find( StaffPostType::NAME, sanitize_title( $row['valuer'] ) ) => 'member of staff not found: ' . $row['valuer'],
			'' !== $until && 0 === EarlyBird::read( $until ) => $until . ' is not a date and time',
			'' !== ( $row['document'] ?? '' ) && true !== $document?->is_pdf() => $row['document'] . ' is not a PDF',
			default => null,
		};
	}

	public function write( array $row, string $folder ): string {
		$post    = (int) $this->property( $row['reference'] );
		$changed = array();
		foreach ( $this->fields( $row, $folder, $post ) as $name => $value ) {
			$key = PropertyFields::PREFIX . $name;
			if ( PropertyFields::clean( $name, get_post_meta( $post, $key, true ) ) !== PropertyFields::clean( $name, $value ) ) {
				update_post_meta( $post, $key, wp_slash( $value ) );
				$changed[] = $name;
			}
		}
		if ( array() === $changed ) {
			return 'unchanged';
		}
		PropertyFields::staff()->add( $post, $changed );
		$this->indexer->mark( $post );
		$this->indexer->flush();
		return 'changed';
	}

	/**
	 * @param array<string, string> $row
	 * @return array<string, mixed>
	 */
	private function fields( array $row, string $folder, int $post ): array {
		$valuer = '' === ( $row['valuer'] ?? '' ) ? null : $this->posts->find( StaffPostType::NAME, sanitize_title( $row['valuer'] ) );
		$fields = array(
			'valuer'           => $valuer->ID ?? 0,
			'valuer_quote'     => $row['quote'] ?? '',
			'early_bird_until' => EarlyBird::read( $row['early_bird_until'] ?? '' ),
			'early_bird_text'  => $row['early_bird_text'] ?? '',
		);
		$file   = '' === ( $row['document'] ?? '' ) ? null : LocalFile::beside( $folder, $row['document'] );
		if ( null !== $file ) {
			$label               = '' === ( $row['document_label'] ?? '' ) ? __( 'Brochure', 'hearth-hammer' ) : $row['document_label'];
			$fields['documents'] = array( array( 'url' => $file->attach_document( $post, $label ), 'caption' => $label ) );
		}
		return array_filter( $fields );
	}

	private function property( string $reference ): ?int {
		return $this->references->known( array( $reference ) )[ References::key( $reference ) ]->post ?? array_values( ( new IndexedReferences() )->posts( array( $reference ) ) )[0] ?? null;
	}
}
