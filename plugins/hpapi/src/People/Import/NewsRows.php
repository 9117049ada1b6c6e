<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\People\Import;

use HearthHammer\Core\Text\ParagraphBlocks;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Parishes\ParishTerms;
use HearthHammer\Hpapi\People\PostAuthor;
use HearthHammer\Hpapi\People\StaffPostType;

defined( 'ABSPATH' ) || exit;

/**
 * News as ordinary posts: slug, title, content (as ParagraphBlocks has it), and if you like date,
 * excerpt, picture, alt (what it shows; else the title), and the parishes they are about, by slug, separated by semicolons.
 */
final readonly class NewsRows implements Rows {

	public function __construct(
		private ParishRepository $parishes,
		private ImportedPost $posts = new ImportedPost(),
	) {}

	public function columns(): array {
		return array( 'slug', 'title', 'content' );
	}

	public function fault( array $row, string $folder ): ?string {
		foreach ( $this->slugs( $row ) as $slug ) {
			if ( null === $this->parishes->by_slug( $slug ) ) {
				return 'parish not found: ' . $slug;
			}
		}
		if ( '' !== ( $row['author'] ?? '' ) && null === $this->posts->find( StaffPostType::NAME, sanitize_title( $row['author'] ) ) ) {
			return 'member of staff not found: ' . $row['author'];
		}
		return match ( true ) {
			'' === $row['title'] => 'the title is missing',
			'' !== ( $row['date'] ?? '' ) && 1 !== preg_match( '/^\d{4}-\d\d-\d\d$/', $row['date'] ) => $row['date'] . ' is not a date like 2026-05-31',
			'' !== ( $row['picture'] ?? '' ) && null === LocalFile::beside( $folder, $row['picture'] ) => 'image file not found: ' . $row['picture'],
			default => null,
		};
	}

	public function write( array $row, string $folder ): string {
		$post = array(
			'post_title'   => $row['title'],
			'post_excerpt' => $row['excerpt'] ?? '',
			'post_content' => ParagraphBlocks::of( $row['content'] ),
		);
		if ( '' !== ( $row['date'] ?? '' ) ) {
			$post['post_date'] = $row['date'] . ' 09:00:00';
		}
		$author = '' === ( $row['author'] ?? '' ) ? 0 : $this->posts->find( StaffPostType::NAME, sanitize_title( $row['author'] ) )->ID ?? 0;
		$about  = array_map( fn ( string $slug ): int => $this->parishes->by_slug( $slug )->id ?? 0, $this->slugs( $row ) );
		return $this->posts->write( 'post', $row, $folder, $post, array( PostAuthor::META => $author ), static fn ( int $id ) => ( new ParishTerms() )->set( $id, $about ) );
	}

	/**
	 * @param array<string, string> $row
	 * @return list<string>
	 */
	private function slugs( array $row ): array {
		return array_values( array_filter( array_map( 'trim', explode( ';', $row['parishes'] ?? '' ) ) ) );
	}
}
