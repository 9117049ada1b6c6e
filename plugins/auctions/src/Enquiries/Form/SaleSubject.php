<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Form;

use Closure;
use HearthHammer\Auctions\Enquiries\EnquiryDraft;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\LotInput;
use HearthHammer\Auctions\Enquiries\SendEnquiry;
use HearthHammer\Auctions\Enquiries\Thanks;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Sales\SaleAddresses;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Visitor\FormToken;

defined( 'ABSPATH' ) || exit;

/**
 * /auction-enquiry/sale/{id}/: registering to bid at a sale, where no platform does it.
 */
final readonly class SaleSubject implements EnquirySubject {

	public const PAGE = 'hh_sale_enquiry_page';
	public const SALE = 'hh_sale_enquiry';

	private function __construct( private SaleRecord $sale, private LotForm $form ) {}

	/**
	 * @param Closure(): LotForm $form   All are made when a page is asked for.
	 * @param Closure(): SendEnquiry $sending
	 * @param Closure(): FormToken $form_token
	 * @param Closure(): Thanks $thanks
	 */
	public static function pages( Closure $form, Closure $sending, Closure $form_token, Closure $thanks ): EnquiryPages {
		return new EnquiryPages(
			self::PAGE,
			array(
				'^auction-enquiry/sale/([0-9]{1,15})/?$'        => 'form&' . self::SALE . '=$matches[1]',
				'^auction-enquiry/sale/([0-9]{1,15})/thanks/?$' => 'thanks&' . self::SALE . '=$matches[1]',
			),
			array( self::SALE ),
			static function ( PageRequest $request ) use ( $form ): ?self {
				$sale = SaleRecord::of( (int) $request->variables[ self::SALE ] );
				return null === $sale || ! $sale->is_published() || ! $sale->status()->is_coming() ? null : new self( $sale, $form() );
			},
			static fn (): EnquiryKind => EnquiryKind::Register,
			$sending,
			$form_token,
			$thanks
		);
	}

	public static function url( int $sale, string $page = '' ): string {
		return home_url( "/auction-enquiry/sale/{$sale}/" . ( '' === $page ? '' : "{$page}/" ) );
	}

	public function draft( array $fields ): EnquiryDraft {
		return LotInput::registration( $this->sale, $fields );
	}

	public function begun( array $query ): array {
		unset( $query );
		return array();
	}

	public function wish( array $fields ): string {
		unset( $fields );
		return EnquiryKind::Register->wish();
	}

	public function send( array $fields ): string {
		unset( $fields );
		return EnquiryKind::Register->send();
	}

	public function html( array $fields, array $faults, string $token ): string {
		return $this->form->html( $this->form->sale_props( $this->sale ), array( 'kind' => EnquiryKind::Register->value ) + $fields, $faults, $token );
	}

	public function thanks_url( EnquiryKind $kind ): string {
		unset( $kind );
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
