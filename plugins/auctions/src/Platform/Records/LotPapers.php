<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Records;

use HearthHammer\Auctions\Addenda\AddendumRepository;
use HearthHammer\Auctions\LegalPack\LegalDocuments;
use HearthHammer\Core\Http\HttpClient;
use HearthHammer\Core\Http\HttpFailed;
use HearthHammer\Core\Http\HttpRequest;
use HearthHammer\Core\Log\Log;
use HearthHammer\Core\Media\MediaFolder;
use InvalidArgumentException;
use RuntimeException;

/**
 * Brings legal papers and addenda that a platform names into the lot's pack and under its text. The same paper again is
 * no new version, the same addendum no second one; nothing is ever taken away.
 */
final readonly class LotPapers {

	private const SECONDS = 20.0;

	public function __construct(
		private MediaFolder $files,
		private LegalDocuments $legal,
		private AddendumRepository $addenda,
	) {}

	/**
	 * @param list<array<mixed>> $legal   Each with title and url (or a file's name).
	 * @param list<array<mixed>> $addenda Each with number and text.
	 */
	public function bring( int $sale, int $lot, string $key, array $legal, array $addenda ): void {
		foreach ( $legal as $paper ) {
			try {
				$this->bring_one( $lot, (string) $paper['title'], (string) $paper['url'] );
			} catch ( InvalidArgumentException | RuntimeException $fault ) {
				Log::write( sprintf( 'a legal document of lot %d could not be imported: %s', $lot, $fault->getMessage() ) );
			}
		}
		foreach ( $addenda as $addendum ) {
			$this->addenda->add( $sale, $lot, (string) $addendum['text'], AddendumRows::submission( $key, (int) $addendum['number'], (string) $addendum['text'] ) );
		}
	}

	/** @throws InvalidArgumentException|RuntimeException */
	private function bring_one( int $lot, string $title, string $url ): void {
		$path = $this->files->path( $url );
		if ( null !== $path ) {
			$this->legal->put( $lot, $title, $path );
			return;
		}
		$file = (string) tempnam( get_temp_dir(), 'hh-paper' );
		try {
			$answer = ( new HttpClient( 5.0, self::SECONDS, LegalDocuments::MAX_BYTES ) )->save( new HttpRequest( 'GET', $url ), $file );
			if ( 200 !== $answer->status ) {
				throw new RuntimeException( sprintf( 'the server returned status %d', $answer->status ) );
			}
			$this->legal->put( $lot, $title, $file, basename( (string) wp_parse_url( $url, PHP_URL_PATH ) ) );
		} catch ( HttpFailed $failed ) {
			throw new RuntimeException( $failed->getMessage() ); // phpcs:ignore WordPress.Security.EscapeOutput -- Ours.
		} finally {
			wp_delete_file( $file );
		}
	}
}
