<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack\Solicitors;

use Closure;
use HearthHammer\Auctions\LegalPack\LegalDocuments;
use HearthHammer\Auctions\LegalPack\Staff\UploadedFile;
use HearthHammer\Auctions\LegalPack\Vault;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Locks\Locks;
use InvalidArgumentException;
use RuntimeException;

/**
 * Takes what a solicitor sends, and puts it in the legal pack once staff say so.
 */
final readonly class TakeDocuments {

	/** Of one link. */
	public const MOST       = 60;
	public const MOST_BYTES = 500 * MB_IN_BYTES;

	/** A large document is copied in the meantime. */
	private const LOCK_SECONDS = 120;

	public function __construct(
		private SentDocuments $sent,
		private LegalDocuments $putting,
		private Vault $vault,
		private Locks $locks,
	) {}

	/**
	 * Each file that is taken waits for staff. The same file again changes nothing.
	 *
	 * @param list<UploadedFile> $files
	 * @return array{taken: list<SentDocument>, problems: list<string>}
	 */
	public function take( DocumentRequest $request, array $files, int $now ): array {
		$taken    = array();
		$problems = array();
		foreach ( $files as $file ) {
			try {
				$one = $this->take_one( $request, $file, $now );
				if ( null !== $one ) {
					$taken[] = $one;
				}
			} catch ( InvalidArgumentException $fault ) {
				$problems[] = "{$file->name}: {$fault->getMessage()}";
			} catch ( RuntimeException ) {
				/* translators: %s: name of a file */
				$problems[] = sprintf( __( '%s could not be saved. Try again, or send it to us by email.', 'hearth-hammer' ), $file->name );
			}
		}
		return array( 'taken' => $taken, 'problems' => $problems );
	}

	/**
	 * The pack has it before it is said to be published: a request that dies in between leaves a document that still waits,
	 * and publishing it again changes nothing in the pack.
	 *
	 * @return int The version in the pack; 0 where another person has decided or decides at the same time.
	 * @throws InvalidArgumentException If a pack does not take this kind of document.
	 * @throws RuntimeException         Where the disk or the database did not keep it. The document waits again.
	 */
	public function publish( SentDocument $document, string $title, int $user, int $now ): int {
		return $this->alone(
			$document,
			function () use ( $document, $title, $user, $now ): int {
				$id = $this->putting->put_kept( $document->lot, '' === trim( $title ) ? $document->title : $title, $document->file, $document->bytes, $document->sha256, $document->name, $user );
				$this->sent->decide( $document, SentDocument::PUBLISHED, $user, $now );
				$this->drop( $document );
				return $id;
			}
		) ?? 0;
	}

	/** Whether it was this call that refused it; its file is deleted. */
	public function refuse( SentDocument $document, int $user, int $now ): bool {
		return true === $this->alone(
			$document,
			function () use ( $document, $user, $now ): bool {
				$this->sent->decide( $document, SentDocument::REFUSED, $user, $now );
				$this->drop( $document );
				return true;
			}
		);
	}

	/**
	 * @template T
	 * @param Closure(): T $decide
	 * @return T|null Null where another person has decided or decides at the same time.
	 */
	private function alone( SentDocument $document, Closure $decide ): mixed {
		return $this->locks->hold( "sent-document-{$document->id}", self::LOCK_SECONDS, fn (): mixed => true === $this->sent->find( $document->id )?->waits() ? $decide() : null );
	}

	private function take_one( DocumentRequest $request, UploadedFile $file, int $now ): ?SentDocument {
		if ( '' === $file->path ) {
			throw new InvalidArgumentException( esc_html__( 'The file didn’t arrive. Choose a smaller file', 'hearth-hammer' ) );
		}
		LegalDocuments::check( $file->path, $file->name, $file->title() );
		// Refused files are deleted, so they take no room.
		$before = array_filter( $this->sent->of_request( $request->id ), static fn ( SentDocument $one ): bool => SentDocument::REFUSED !== $one->state );
		$sha256 = (string) hash_file( 'sha256', $file->path );
		foreach ( $before as $one ) {
			if ( hash_equals( $one->sha256, $sha256 ) ) {
				return null;
			}
		}
		if ( count( $before ) >= self::MOST || array_sum( array_column( $before, 'bytes' ) ) + (int) filesize( $file->path ) > self::MOST_BYTES ) {
			throw new InvalidArgumentException( esc_html__( 'This link takes no more files. Call us to get a new one', 'hearth-hammer' ) );
		}
		$kept = $this->vault->keep( $file->path );
		try {
			return $this->sent->add( $request, LegalDocuments::title( $file->title() ), $file->name, $kept, $now );
		} catch ( WriteFailed $fault ) {
			$this->vault->forget( $kept['file'] );
			throw $fault;
		}
	}

	private function drop( SentDocument $document ): void {
		$this->sent->without_file( $document );
		$this->vault->forget( $document->file );
	}
}
