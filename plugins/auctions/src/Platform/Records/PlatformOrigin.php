<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Records;

use HearthHammer\Auctions\Addenda\AddendumRepository;
use HearthHammer\Auctions\LegalPack\LegalDocuments;
use HearthHammer\Auctions\Platform\PlatformSales;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Http\HttpClient;
use HearthHammer\Core\Http\HttpFailed;
use HearthHammer\Core\Http\HttpRequest;
use HearthHammer\Core\Log\Log;
use HearthHammer\Core\Media\MediaFolder;
use HearthHammer\Core\Sync\Record;
use InvalidArgumentException;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * Lots of one sale of the platform. It brings the legal papers and addenda that the platform names into the lot's pack and
 * under its text. The same paper again is no new version, the same addendum no second one; nothing is ever taken away.
 */
final class PlatformOrigin implements LotOrigin {

	private const SECONDS = 20.0;

	/** @var array<int|string, int>|null What there was before this sync: what it writes itself, core's references know. */
	private ?array $lots = null;

	public function __construct(
		private readonly SaleRecord $sale,
		private readonly MediaFolder $files,
		private readonly LegalDocuments $legal,
		private readonly AddendumRepository $addenda,
	) {}

	public function sale( Record $record ): SaleRecord {
		return $this->sale;
	}

	/** A lot that somebody gave the platform's id by hand. */
	public function lots_by_hand( array $keys ): array {
		$this->lots ??= ( new PlatformSales() )->lots( $this->sale->id() );
		$found        = array();
		foreach ( $keys as $key ) {
			$id = substr( (string) strrchr( $key, '/' ), 1 );
			isset( $this->lots[ $id ] ) && $found[ $key ] = $this->lots[ $id ];
		}
		return $found;
	}

	public function papers( int $lot, string $key, array $legal, array $addenda ): void {
		foreach ( $legal as $paper ) {
			try {
				$this->bring( $lot, (string) $paper['title'], (string) $paper['url'] );
			} catch ( InvalidArgumentException | RuntimeException $fault ) {
				Log::write( sprintf( 'a legal document of lot %d could not be imported: %s', $lot, $fault->getMessage() ) );
			}
		}
		self::publish( $this->addenda, $this->sale->id(), $lot, $key, $addenda );
	}

	/**
	 * Publishes addenda: each once, however often it comes.
	 *
	 * @param int          $lot     0 for the whole sale.
	 * @param string       $key     How the platform names the lot or the sale.
	 * @param array<mixed> $addenda As RecordReader::addenda() gives them.
	 */
	public static function publish( AddendumRepository $in, int $sale, int $lot, string $key, array $addenda ): void {
		foreach ( $addenda as $one ) {
			if ( is_array( $one ) ) {
				$in->add( $sale, $lot, (string) $one['text'], hash( 'sha256', sprintf( 'platform %s %d %s', $key, (int) $one['number'], (string) $one['text'] ) ) );
			}
		}
	}

	/** @throws InvalidArgumentException|RuntimeException */
	private function bring( int $lot, string $title, string $url ): void {
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
