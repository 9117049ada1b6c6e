<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack\Solicitors;

use HearthHammer\Auctions\LegalPack\LegalDocuments;
use HearthHammer\Auctions\LegalPack\Staff\UploadedFile;
use HearthHammer\Auctions\Lots\LotName;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Limits\Limits;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Templates\TemplatePage;

/**
 * SALE-08: /legal-pack/upload/{token}/: where a solicitor sends documents. The link shows what was sent, never its content.
 */
final readonly class UploadPage {

	/** In the address after a form: how many files it brought. */
	public const SENT = 'sent';

	/** Of one link: how often its form may be sent. */
	private const POSTS_A_DAY = 100;

	public function __construct(
		private DocumentRequests $requests,
		private SentDocuments $sent,
		private TakeDocuments $taking,
		private SolicitorMail $mail,
		private Limits $limits,
	) {}

	/**
	 * @param array<mixed>|null    $fields As PageRequest has them.
	 * @param array<string, mixed> $files  As $_FILES.
	 * @param string               $sent   How many files the last form brought, as its address says.
	 * @return TemplatePage|string An address after files were taken, so that reloading sends nothing again.
	 */
	public function answer( string $token, ?array $fields, array $files, string $sent, int $now ): TemplatePage|string {
		$request = $this->requests->open( $token, $now );
		$lot     = null === $request ? null : LotRecord::of( $request->lot );
		if ( null === $request || null === $lot ) {
			return new TemplatePage( 410, __( 'This link no longer works', 'hearth-hammer' ), self::folder(), 'page-message', array( 'sentence' => __( 'It may be incomplete, or it has ended. Call us if you still have documents to send.', 'hearth-hammer' ), 'lot' => '', 'lot_url' => home_url( '/auctions/' ) ) );
		}
		if ( null === $fields ) {
			return $this->show( $request, $lot, array(), absint( $sent ) );
		}
		if ( ! $this->limits->hit( 'legal-upload', (string) $request->id, self::POSTS_A_DAY, DAY_IN_SECONDS )->allowed ) {
			return $this->show( $request, $lot, array( __( 'You have sent too many files today. Try again tomorrow, or call us.', 'hearth-hammer' ) ), status: 429 );
		}
		$uploads = UploadedFile::all( $files )['files'] ?? array();
		if ( array() === $uploads ) {
			// PHP drops the whole form where it is larger than the server takes.
			return $this->show( $request, $lot, array( isset( $fields['upload'] ) ? __( 'Choose the files to send.', 'hearth-hammer' ) : __( 'The files are too large together. Send fewer files at a time.', 'hearth-hammer' ) ), status: isset( $fields['upload'] ) ? 400 : 413 );
		}
		$done = $this->taking->take( $request, $uploads, $now );
		if ( array() !== $done['taken'] ) {
			$this->mail->tell_staff( $request );
		}
		return array() === $done['problems']
			? add_query_arg( self::SENT, (string) count( $uploads ), home_url( "/legal-pack/upload/{$token}/" ) )
			: $this->show( $request, $lot, $done['problems'], count( $done['taken'] ), 400 );
	}

	/** @param list<string> $problems */
	private function show( DocumentRequest $request, LotRecord $lot, array $problems, int $taken = 0, int $status = 200 ): TemplatePage {
		return new TemplatePage(
			$status,
			__( 'Send documents for the legal pack', 'hearth-hammer' ),
			self::folder(),
			'page-upload',
			array(
				'lot'      => LotName::of( $lot ),
				'until'    => ClockTime::on( $request->ends_at, 'l j F Y' ),
				'problems' => $problems,
				'taken'    => $taken,
				'items'    => array_map( static fn ( SentDocument $one ): array => array( 'name' => $one->name, 'state' => $one->state_label(), 'date' => ClockTime::on( $one->sent_at, 'j F Y' ) ), $this->sent->of_request( $request->id ) ),
				'accept'   => '.' . implode( ',.', array_keys( LegalDocuments::TYPES ) ),
				'largest'  => (string) size_format( min( LegalDocuments::MAX_BYTES, wp_max_upload_size() ) ),
				// PHP silently drops what is beyond it.
				'most'     => min( TakeDocuments::MOST, max( 1, (int) ini_get( 'max_file_uploads' ) ) ),
			)
		);
	}

	private static function folder(): string {
		return dirname( __DIR__, 3 ) . '/templates/legal-pack';
	}
}
