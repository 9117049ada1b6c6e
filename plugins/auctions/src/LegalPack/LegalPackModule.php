<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack;

use HearthHammer\Auctions\LegalPack\Privacy\LegalData;
use HearthHammer\Auctions\LegalPack\Privacy\SolicitorData;
use HearthHammer\Auctions\LegalPack\Rest\LegalController;
use HearthHammer\Auctions\LegalPack\Solicitors\DocumentRequests;
use HearthHammer\Auctions\LegalPack\Solicitors\SentDocuments;
use HearthHammer\Auctions\LegalPack\Solicitors\SolicitorActions;
use HearthHammer\Auctions\LegalPack\Solicitors\SolicitorBox;
use HearthHammer\Auctions\LegalPack\Solicitors\SolicitorMail;
use HearthHammer\Auctions\LegalPack\Solicitors\TakeDocuments;
use HearthHammer\Auctions\LegalPack\Solicitors\UploadPage;
use HearthHammer\Auctions\LegalPack\Staff\AccessList;
use HearthHammer\Auctions\LegalPack\Staff\AccessScreen;
use HearthHammer\Auctions\LegalPack\Staff\LegalActions;
use HearthHammer\Auctions\LegalPack\Staff\LegalBox;
use HearthHammer\Auctions\Sales\PrivatePage;
use HearthHammer\Core\LazyServices;
use HearthHammer\Core\Module;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Page\VirtualPage;
use HearthHammer\Core\Privacy\PersonalData;
use HearthHammer\Core\Privacy\Retention;
use HearthHammer\Core\Services;
use HearthHammer\Core\Templates\TemplatePage;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Waiting;

defined( 'ABSPATH' ) || exit;

/**
 * Legal packs: documents with versions, for whoever accepted the terms (LOT-05).
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
final class LegalPackModule extends LazyServices implements Module {

	public const LOT   = 'hh_legal_lot';
	public const TOKEN = 'hh_legal_token';

	public static function make( Services $core ): self {
		return new self(
			array(
				'vault'       => static fn (): Vault => new Vault(),
				'documents'   => static fn (): DocumentRepository => new DocumentRepository(),
				'putting'     => static fn ( self $of ): LegalDocuments => new LegalDocuments( $of->documents, $of->vault ),
				'readers'     => static fn (): ReaderRepository => new ReaderRepository(),
				'links'       => static fn ( self $of ): LegalLinks => new LegalLinks( $core->tokens, $of->readers, $core->browser ),
				'mail'        => static fn ( self $of ): LegalMail => new LegalMail( $core->outbox, $core->mailer, $of->readers, $of->documents, new LegalMessage( $of->links ), $core->locks ),
				'form_token'  => static fn (): FormToken => $core->form_token( 'hh-legal-pack-form', 4 * HOUR_IN_SECONDS ),
				// A solicitor's office shares an address and looks at whole catalogues.
				'requests'    => static fn ( self $of ): RequestPack => new RequestPack( $of->form_token, $core->submission_limits( 'legal-pack', LegalErrors::too_many( ... ), per_address: 100, per_browser: 40, per_recipient: 40 ), $of->documents, $of->readers, $of->mail, $of->links, $core->browser ),
				'form'        => static fn ( self $of ): LegalForm => new LegalForm( $of->documents, $of->form_token, $of->links ),
				'stream'      => static fn ( self $of ): DocumentStream => new DocumentStream( $of->vault ),
				'pages'       => static fn ( self $of ): LegalPages => new LegalPages( $of->requests, $of->form, $of->links, $of->documents, $of->readers, $of->stream, $of->vault, $core->limits, $core->browser ),
				'page'        => static fn ( self $of ): VirtualPage => PrivatePage::at(
					'hh_legal_page',
					array( 'form', 'pack', 'file' ),
					array(
						'^legal-pack/lot/([0-9]{1,15})/?$'            => 'form&' . self::LOT . '=$matches[1]',
						'^legal-pack/file/([A-Za-z0-9_.-]+)/[^/]+/?$' => 'file&' . self::TOKEN . '=$matches[1]',
						'^legal-pack/' . PrivatePage::TOKEN . '/?$'   => 'pack&' . self::TOKEN . '=$matches[1]',
					),
					array( self::LOT, self::TOKEN ),
					static fn ( PageRequest $request ): TemplatePage|string|null => $of->pages->answer( $request, time() )
				),
				'asked'       => static fn (): DocumentRequests => new DocumentRequests( $core->tokens ),
				'sent'        => static fn (): SentDocuments => new SentDocuments(),
				'taking'      => static fn ( self $of ): TakeDocuments => new TakeDocuments( $of->sent, $of->putting, $of->vault, $core->locks ),
				'solicitors'  => static fn ( self $of ): SolicitorMail => new SolicitorMail( $core->outbox, $core->mailer, $of->asked, $of->sent, $core->company ),
				'uploads'     => static fn ( self $of ): UploadPage => new UploadPage( $of->asked, $of->sent, $of->taking, $of->solicitors, $core->limits ),
				'upload_page' => static fn ( self $of ): VirtualPage => PrivatePage::at( 'hh_legal_upload', array( 'upload' ), array( '^legal-pack/upload/' . PrivatePage::TOKEN . '/?$' => 'upload&hh_legal_upload_token=$matches[1]' ), array( 'hh_legal_upload_token' ), static fn ( PageRequest $request ): TemplatePage|string => $of->uploads->answer( $request->variables['hh_legal_upload_token'], $request->fields, $_FILES, $request->parameter( UploadPage::SENT ), time() ) ), // phpcs:ignore WordPress.Security -- UploadedFile and LegalDocuments check them.
			)
		);
	}

	public function register(): void {
		foreach ( $this->modules() as $module ) {
			$module->register();
		}
	}

	/** @return list<Module> */
	private function modules(): array {
		$of      = $this;
		$data    = static fn (): LegalData => new LegalData( $of->readers, $of->documents );
		$senders = static fn (): SolicitorData => new SolicitorData( $of->asked, $of->sent );
		return array(
			new Waiting( array( ...Waiting::OUTBOX, 'hh_legal_document_added' ), static fn (): array => array( $of->mail ) ),
			new Waiting( Waiting::OUTBOX, static fn (): array => array( $of->solicitors ) ),
			$of->page,
			$of->upload_page,
			new Waiting( Waiting::REST, static fn (): array => array( new LegalController( dirname( __DIR__, 2 ) . '/schemas', $of->requests, $of->form_token ) ) ),
			new Waiting( Waiting::ADMIN, $this->screens( ... ) ),
			new Waiting( array( 'before_delete_post', ...Waiting::ADMIN ), static fn (): array => array( new LegalActions( $of->putting, $of->documents, $of->vault ), new SolicitorActions( $of->asked, $of->sent, $of->taking, $of->solicitors, $of->vault ) ) ),
			new Waiting( Waiting::PRIVACY, static fn (): array => array( new PersonalData( $data() ), new PersonalData( $senders() ) ) ),
			new Retention(
				'hh_forget_legal_readers',
				static function ( int $now ) use ( $data, $senders ): void {
					$data()->forget( $now );
					$senders()->forget( $now );
				}
			),
		);
	}

	/** @return list<Module> */
	private function screens(): array {
		$of       = $this;
		$settings = LegalSettings::form();
		return array(
			new LegalBox( $of->documents ),
			$settings,
			new AccessScreen( new AccessList(), $settings ),
			new SolicitorBox( $of->asked, $of->sent ),
		);
	}
}
