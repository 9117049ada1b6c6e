<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack;

use HearthHammer\Auctions\LegalPack\Solicitors\DocumentRequests;
use HearthHammer\Auctions\LegalPack\Solicitors\SentDocuments;
use HearthHammer\Auctions\LegalPack\Solicitors\SolicitorMail;
use HearthHammer\Auctions\LegalPack\Solicitors\TakeDocuments;
use HearthHammer\Auctions\LegalPack\Solicitors\UploadPage;
use HearthHammer\Core\LazyServices;
use HearthHammer\Core\Page\VirtualPage;
use HearthHammer\Core\Services;
use HearthHammer\Core\Visitor\FormToken;

defined( 'ABSPATH' ) || exit;

/**
 * What the modules of legal packs, their block and whoever puts documents in share.
 *
 * @property-read Vault              $vault
 * @property-read DocumentRepository $documents
 * @property-read LegalDocuments     $putting
 * @property-read ReaderRepository   $readers
 * @property-read LegalLinks         $links
 * @property-read LegalMail          $mail
 * @property-read FormToken          $form_token
 * @property-read RequestPack        $requests
 * @property-read LegalForm          $form
 * @property-read DocumentStream     $stream
 * @property-read LegalPages         $pages
 * @property-read VirtualPage        $page
 * @property-read DocumentRequests   $asked
 * @property-read SentDocuments      $sent
 * @property-read TakeDocuments      $taking
 * @property-read SolicitorMail      $solicitors
 * @property-read UploadPage         $uploads
 * @property-read VirtualPage        $upload_page
 */
final class LegalServices extends LazyServices {

	public static function make( Services $core ): self {
		return new self(
			array(
				'vault'       => static fn (): Vault => new Vault(),
				'documents'   => static fn (): DocumentRepository => new DocumentRepository(),
				'putting'     => static fn ( self $of ): LegalDocuments => new LegalDocuments( $of->documents, $of->vault ),
				'readers'     => static fn (): ReaderRepository => new ReaderRepository(),
				'links'       => static fn ( self $of ): LegalLinks => new LegalLinks( $core->tokens, $of->readers, $core->browser ),
				'mail'        => static fn ( self $of ): LegalMail => new LegalMail( $core->outbox, $core->mailer, $of->readers, new PackNews( $of->documents, $of->readers ), new LegalMessage( $of->links ) ),
				'form_token'  => static fn (): FormToken => $core->form_token( 'hh-legal-pack-form', 4 * HOUR_IN_SECONDS ),
				// A solicitor's office shares an address and looks at whole catalogues.
				'requests'    => static fn ( self $of ): RequestPack => new RequestPack( $of->form_token, $core->submission_limits( 'legal-pack', LegalErrors::too_many( ... ), per_address: 100, per_browser: 40, per_recipient: 40 ), $of->documents, $of->readers, $of->mail, $of->links, $core->browser ),
				'form'        => static fn ( self $of ): LegalForm => new LegalForm( $of->documents, $of->form_token, $of->links ),
				'stream'      => static fn ( self $of ): DocumentStream => new DocumentStream( $of->vault ),
				'pages'       => static fn ( self $of ): LegalPages => new LegalPages( $of->requests, $of->form, $of->links, $of->documents, $of->readers, $of->stream, $of->vault, $core->limits, $core->browser ),
				'page'        => static fn ( self $of ): VirtualPage => LegalPages::page( static fn (): LegalPages => $of->pages ),
				'asked'       => static fn (): DocumentRequests => new DocumentRequests( $core->tokens ),
				'sent'        => static fn (): SentDocuments => new SentDocuments(),
				'taking'      => static fn ( self $of ): TakeDocuments => new TakeDocuments( $of->sent, $of->putting, $of->vault, $core->locks ),
				'solicitors'  => static fn ( self $of ): SolicitorMail => new SolicitorMail( $core->outbox, $core->mailer, $of->asked, $of->sent, $core->company ),
				'uploads'     => static fn ( self $of ): UploadPage => new UploadPage( $of->asked, $of->sent, $of->taking, $of->solicitors, $core->limits ),
				'upload_page' => static fn ( self $of ): VirtualPage => UploadPage::page( static fn (): UploadPage => $of->uploads ),
			)
		);
	}
}
