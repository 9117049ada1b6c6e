<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack;

use HearthHammer\Auctions\LegalPack\Solicitors\DocumentRequests;
use HearthHammer\Auctions\LegalPack\Solicitors\SentDocuments;
use HearthHammer\Auctions\LegalPack\Solicitors\SolicitorMail;
use HearthHammer\Auctions\LegalPack\Solicitors\TakeDocuments;
use HearthHammer\Auctions\LegalPack\Solicitors\UploadPage;
use HearthHammer\Core\Page\VirtualPage;
use HearthHammer\Core\Services;
use HearthHammer\Core\Visitor\FormToken;

/**
 * What the modules of legal packs, their block and whoever puts documents in share.
 */
final readonly class LegalServices {

	private function __construct(
		public Vault $vault,
		public DocumentRepository $documents,
		public LegalDocuments $putting,
		public ReaderRepository $readers,
		public LegalLinks $links,
		public LegalMail $mail,
		public FormToken $form_token,
		public RequestPack $requests,
		public LegalForm $form,
		public DocumentStream $stream,
		public LegalPages $pages,
		public VirtualPage $page,
		public DocumentRequests $asked,
		public SentDocuments $sent,
		public TakeDocuments $taking,
		public SolicitorMail $solicitors,
		public UploadPage $uploads,
		public VirtualPage $upload_page,
	) {}

	public static function make( Services $core ): self {
		$vault     = new Vault();
		$documents = new DocumentRepository();
		$readers   = new ReaderRepository();
		$links     = new LegalLinks( $core->tokens, $readers, $core->browser );
		$mail      = new LegalMail( $core->outbox, $core->mailer, $readers, new PackNews( $documents, $readers ), new LegalMessage( $links ) );
		$token     = $core->form_token( 'hh-legal-pack-form', 4 * HOUR_IN_SECONDS );
		// A solicitor's office shares an address and looks at whole catalogues.
		$limits   = $core->submission_limits( 'legal-pack', LegalErrors::too_many( ... ), per_address: 100, per_browser: 40, per_recipient: 40 );
		$requests = new RequestPack( $token, $limits, $documents, $readers, $mail, $links, $core->browser );
		$form     = new LegalForm( $documents, $token, $links );
		$stream   = new DocumentStream( $vault );
		$pages    = new LegalPages( $requests, $form, $links, $documents, $readers, $stream, $vault, $core->limits, $core->browser );
		$putting  = new LegalDocuments( $documents, $vault );
		$asked    = new DocumentRequests( $core->tokens );
		$sent     = new SentDocuments();
		$taking   = new TakeDocuments( $sent, $putting, $vault );
		$writing  = new SolicitorMail( $core->outbox, $core->mailer, $asked, $sent, $core->company );
		$uploads  = new UploadPage( $asked, $sent, $taking, $writing, $core->limits );
		return new self( $vault, $documents, $putting, $readers, $links, $mail, $token, $requests, $form, $stream, $pages, $pages->page(), $asked, $sent, $taking, $writing, $uploads, $uploads->page() );
	}
}
