<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Form;

use HearthHammer\Auctions\Enquiries\EnquiryDraft;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\EnquiriesModule;
use HearthHammer\Auctions\Enquiries\LotInput;
use HearthHammer\Auctions\Enquiries\Offers\Funding;
use HearthHammer\Auctions\LegalPack\Staff\UploadedFile;
use HearthHammer\Auctions\Lots\LotName;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Core\Form\FormFields;
use HearthHammer\Core\Island\Island;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Templates\Template;

defined( 'ABSPATH' ) || exit;

/**
 * The form of a lot: the island lot-enquiry with templates/enquiries/form.php in it, and on /auction-enquiry/lot/{id}/
 * that template alone.
 */
final readonly class LotForm implements VisitorForm {

	public function __construct( private LotRecord $lot ) {}

	public static function pages( EnquiriesModule $services ): VisitorFormPage {
		return new VisitorFormPage(
			static fn ( PageRequest $request ): ?self => self::find( (int) $request->variables[ EnquiriesModule::LOT ] ),
			$services,
			static fn ( PageRequest $request ): ?EnquiryKind => EnquiryKind::tryFrom( $request->variables[ EnquiriesModule::KIND ] )
		);
	}

	/** The block, of the page's lot. */
	public static function block(): string {
		$form = self::find( (int) get_the_ID() );
		return null === $form ? '' : Island::get(
			'lot-enquiry',
			$form->props(),
			static function () use ( $form ): void {
				echo $form->html( array(), array(), '' ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by its template.
			},
			array()
		);
	}

	/** @return array<string, mixed> As lot-enquiry-props.json. */
	public function props(): array {
		return array(
			'lot'            => $this->lot->id(),
			'action'         => home_url( "/auction-enquiry/lot/{$this->lot->id()}/" ),
			'kinds'          => array_map( self::option( ... ), LotInput::kinds( $this->lot ) ),
			'conditions_url' => (string) $this->lot->sale?->text( 'conditions_url' ),
			'funding'        => Funding::options( $this->lot->business() ),
			'message_length' => LotInput::MESSAGE,
			'endpoints'      => array(
				'token' => rest_url( 'hpapi/v1/auctions/enquiries/token' ),
				'send'  => rest_url( 'hpapi/v1/auctions/enquiries' ),
			),
		);
	}

	public function draft( array $fields ): EnquiryDraft {
		// phpcs:ignore WordPress.Security.NonceVerification -- A stranger's file, checked by ProofFiles; the form has a token.
		return LotInput::draft( $this->lot, $fields, UploadedFile::all( $_FILES )['proof'][0] ?? null );
	}

	public function begun( array $query ): array {
		return array();
	}

	public function kind( array $fields ): EnquiryKind {
		return EnquiryKind::tryFrom( is_string( $fields['kind'] ?? null ) ? $fields['kind'] : '' ) ?? EnquiryKind::Ask;
	}

	public function html( array $fields, array $faults, string $token ): string {
		return self::fill( $this->props(), $fields, $faults, $token );
	}

	public function thanks_url( EnquiryKind $kind ): string {
		return home_url( "/auction-enquiry/lot/{$this->lot->id()}/thanks/{$kind->value}/" );
	}

	public function business(): Business {
		return $this->lot->business();
	}

	public function about(): array {
		return array(
			'lot'     => LotName::of( $this->lot ),
			'lot_url' => $this->lot->address(),
		);
	}

	/** @return array{value: string, label: string, send: string} A kind that the form offers. */
	public static function option( EnquiryKind $kind ): array {
		return array(
			'value' => $kind->value,
			'label' => $kind->wish(),
			'send'  => $kind->send(),
		);
	}

	/**
	 * The template, escaped.
	 *
	 * @param array<string, mixed>  $props  As lot-enquiry-props.json.
	 * @param array<mixed>          $typed  What was sent: name to value.
	 * @param array<string, string> $faults Field to sentence.
	 * @param string                $token  Empty on pages that a cache may keep.
	 */
	public static function fill( array $props, array $typed, array $faults, string $token ): string {
		$fields = new FormFields( "hh-lot-enquiry-{$props['lot']}", $typed, $faults );
		$chosen = in_array( $fields->value( 'kind' ), array_column( $props['kinds'], 'value' ), true ) ? $fields->value( 'kind' ) : EnquiryKind::Ask->value;
		return ( new Template( VisitorFormPage::folder() ) )->get( 'form', compact( 'props', 'fields', 'chosen', 'token' ) );
	}

	private static function find( int $id ): ?self {
		$lot = LotRecord::of( $id );
		return null === $lot || ! $lot->is_published() ? null : new self( $lot );
	}
}
