<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack;

use HearthHammer\Auctions\Lots\LotName;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Core\Form\FormFields;
use HearthHammer\Core\Island\Island;
use HearthHammer\Core\Templates\Template;
use HearthHammer\Core\Templates\TemplatePage;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Visitor\VisitorError;

/**
 * What visitors see of legal packs: the block lot-legal-pack, and the pages under /legal-pack/.
 */
final readonly class LegalForm {

	public function __construct(
		private DocumentRepository $documents,
		private FormToken $form_token,
		private LegalLinks $links,
	) {}

	/** The block, of the page's lot; empty where it has no pack. */
	public function of_page(): string {
		$lot   = LotRecord::of( (int) get_the_ID() );
		$props = null === $lot ? null : $this->props( $lot );
		if ( null === $props ) {
			return '';
		}
		return Island::get(
			'lot-legal-pack',
			$props,
			function () use ( $props ): void {
				echo $this->html( $props ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by its template.
			},
			array()
		);
	}

	/** @return array<string, mixed>|null As lot-legal-pack-props.json; null where there is no pack. */
	public function props( LotRecord $lot ): ?array {
		$documents = $this->documents->current( $lot->id() );
		if ( array() === $documents ) {
			return null;
		}
		$terms = LegalTerms::current();
		return array(
			'lot'       => $lot->id(),
			'action'    => LegalLinks::form( $lot->id() ),
			'documents' => array_map(
				static fn ( LegalDocument $one ): array => array(
					'title'   => $one->title,
					'kind'    => $one->kind(),
					'version' => $one->version,
					'date'    => $one->date(),
				),
				$documents
			),
			'terms'     => array(
				'version' => $terms['version'],
				'text'    => $terms['text'],
			),
			'endpoints' => array(
				'token' => rest_url( 'hpapi/v1/auctions/legal-packs/token' ),
				'send'  => rest_url( 'hpapi/v1/auctions/legal-packs' ),
			),
		) + ( LegalSettings::opens_at_once() ? array( 'at_once' => true ) : array() );
	}

	/** @param array<mixed> $typed What was sent. */
	public function page( LotRecord $lot, array $typed, ?VisitorError $refused ): TemplatePage {
		return new TemplatePage(
			$refused->status ?? 200,
			__( 'Request the legal pack', 'hearth-hammer' ),
			self::folder(),
			'page-form',
			self::about( $lot ) + array(
				'error' => $refused->sentence ?? '',
				'form'  => $this->html( (array) $this->props( $lot ), $typed, $refused->fields ?? array(), $this->form_token->issue() ),
			)
		);
	}

	/** @param string $said As RequestPack::request(). */
	public function sent( LotRecord $lot, string $said ): TemplatePage {
		return self::message( 200, __( 'Check your email', 'hearth-hammer' ), $said, self::about( $lot ) );
	}

	public function gone(): TemplatePage {
		return self::message( 404, __( 'This link no longer works', 'hearth-hammer' ), __( 'It may be incomplete, or it has expired. Request the legal pack again on the lot’s page.', 'hearth-hammer' ), array() );
	}

	public function too_many(): TemplatePage {
		return self::message( 429, __( 'Daily limit reached', 'hearth-hammer' ), __( 'This link has been used too many times today. Try again tomorrow, or call us.', 'hearth-hammer' ), array() );
	}

	/** Behind the mail's link: mail scanners open it, so that only the button shows the documents, and to this browser alone. */
	public function closed( Reader $reader ): TemplatePage {
		return new TemplatePage( 200, __( 'Your legal pack', 'hearth-hammer' ), self::folder(), 'page-open', self::about_reader( $reader ) + array( 'is_used' => false, 'error' => '' ) );
	}

	/** The link has been used in another browser. */
	public function used( Reader $reader, ?VisitorError $refused = null ): TemplatePage {
		return new TemplatePage( $refused->status ?? 403, __( 'This link has been used in another browser', 'hearth-hammer' ), self::folder(), 'page-open', self::about_reader( $reader ) + array( 'is_used' => true, 'error' => $refused->sentence ?? '' ) );
	}

	/** @param string $said As RequestPack::again(). */
	public function sent_again( Reader $reader, string $said ): TemplatePage {
		return self::message( 200, __( 'Check your email', 'hearth-hammer' ), $said, self::about_reader( $reader ) );
	}

	/** The terms are others than those that this reader accepted. */
	public function changed_terms( Reader $reader ): TemplatePage {
		return new TemplatePage( 200, __( 'The terms have changed', 'hearth-hammer' ), self::folder(), 'page-terms', self::about_reader( $reader ) + LegalTerms::current() );
	}

	/**
	 * @param list<LegalDocument> $documents
	 * @param array<int, int>     $taken     Version to when it was taken first.
	 */
	public function pack( Reader $reader, array $documents, array $taken ): TemplatePage {
		$older = array();
		foreach ( $this->documents->versions( $reader->lot ) as $one ) {
			if ( isset( $taken[ $one->id ] ) ) {
				$older[ $one->document ] = $one->version;
			}
		}
		$items = array_map(
			fn ( LegalDocument $one ): array => array(
				'document' => $one,
				'url'      => $this->links->file( $reader, $one ),
				'note'     => match ( true ) {
					/* translators: %s: date */
					isset( $taken[ $one->id ] )       => sprintf( __( 'Downloaded on %s', 'hearth-hammer' ), wp_date( 'j F Y', $taken[ $one->id ] ) ),
					/* translators: %d: number of a version */
					isset( $older[ $one->document ] ) => sprintf( __( 'New version (you have version %d)', 'hearth-hammer' ), $older[ $one->document ] ),
					default                           => '',
				},
				'is_new'   => ! isset( $taken[ $one->id ] ) && isset( $older[ $one->document ] ),
			),
			$documents
		);
		return new TemplatePage( 200, __( 'Legal pack', 'hearth-hammer' ), self::folder(), 'page-pack', self::about_reader( $reader ) + array( 'items' => $items, 'all' => $this->all( $reader, $documents ), 'is_muted' => $reader->is_muted ) );
	}

	/**
	 * @param list<LegalDocument> $documents
	 * @return array{url: string, size: string}|null Null where a zip saves nothing, or would be too large.
	 */
	private function all( Reader $reader, array $documents ): ?array {
		$bytes = PackZip::size( $documents );
		return count( $documents ) > 1 && PackZip::fits( $documents )
			? array( 'url' => $this->links->zip( $reader, PackZip::name( $reader->lot ) ), 'size' => (string) size_format( $bytes, $bytes >= MB_IN_BYTES ? 1 : 0 ) )
			: null;
	}

	/**
	 * @param array<string, mixed>  $props  As lot-legal-pack-props.json.
	 * @param array<mixed>          $typed
	 * @param array<string, string> $faults
	 * @param string                $token  Empty on pages that a cache may keep.
	 */
	private function html( array $props, array $typed = array(), array $faults = array(), string $token = '' ): string {
		return ( new Template( self::folder() ) )->get(
			'form',
			array(
				'props'  => $props,
				'fields' => new FormFields( "hh-legal-{$props['lot']}", $typed, $faults ),
				'token'  => $token,
			)
		);
	}

	/** @param array<string, string> $about */
	private static function message( int $status, string $title, string $sentence, array $about ): TemplatePage {
		return new TemplatePage( $status, $title, self::folder(), 'page-message', $about + array( 'sentence' => $sentence, 'lot' => '', 'lot_url' => home_url( '/auctions/' ) ) );
	}

	/** @return array{lot: string, lot_url: string} */
	private static function about_reader( Reader $reader ): array {
		$lot = LotRecord::of( $reader->lot );
		return null === $lot ? array( 'lot' => '', 'lot_url' => home_url( '/auctions/' ) ) : self::about( $lot );
	}

	/** @return array{lot: string, lot_url: string} */
	private static function about( LotRecord $lot ): array {
		return array(
			'lot'     => LotName::of( $lot ),
			'lot_url' => $lot->address(),
		);
	}

	private static function folder(): string {
		return dirname( __DIR__, 2 ) . '/templates/legal-pack';
	}
}
