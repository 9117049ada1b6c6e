<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Form;

use HearthHammer\Auctions\Enquiries\EnquiryDraft;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\EnquiriesModule;
use HearthHammer\Auctions\Enquiries\LotInput;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Sales\SaleAddresses;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Page\PageRequest;

defined( 'ABSPATH' ) || exit;

/**
 * /auction-enquiry/sale/{id}/: registering to bid at a sale, where no platform does it. It has the template of the lot's form.
 */
final readonly class SaleForm implements VisitorForm {

	private function __construct( private SaleRecord $sale ) {}

	public static function pages( EnquiriesModule $services ): VisitorFormPage {
		return new VisitorFormPage(
			static function ( PageRequest $request ): ?self {
				$sale = SaleRecord::of( (int) $request->variables[ EnquiriesModule::SALE ] );
				return null === $sale || ! $sale->is_published() || ! $sale->status()->is_coming() ? null : new self( $sale );
			},
			$services
		);
	}

	public static function url( int $sale, string $page = '' ): string {
		return home_url( "/auction-enquiry/sale/{$sale}/" . ( '' === $page ? '' : "{$page}/" ) );
	}

	public function draft( array $fields ): EnquiryDraft {
		return LotInput::registration( $this->sale, $fields );
	}

	public function begun( array $query ): array {
		return array();
	}

	public function kind( array $fields ): EnquiryKind {
		return EnquiryKind::Register;
	}

	public function html( array $fields, array $faults, string $token ): string {
		$props = array(
			'lot'            => $this->sale->id(),
			'action'         => self::url( $this->sale->id() ),
			'kinds'          => array( LotForm::option( EnquiryKind::Register ) ),
			'conditions_url' => $this->sale->text( 'conditions_url' ),
			'funding'        => array(),
			'message_length' => LotInput::MESSAGE,
		);
		return LotForm::fill( $props, array( 'kind' => EnquiryKind::Register->value ) + $fields, $faults, $token );
	}

	public function thanks_url( EnquiryKind $kind ): string {
		return self::url( $this->sale->id(), 'thanks' );
	}

	public function business(): Business {
		return $this->sale->business();
	}

	public function about(): array {
		return array(
			'lot'     => $this->sale->title(),
			'lot_url' => SaleAddresses::sale( $this->sale->slug() ),
		);
	}
}
