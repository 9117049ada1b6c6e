<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries;

use HearthHammer\Auctions\Enquiries\Rest\EnquiryController;
use HearthHammer\Auctions\Enquiries\Staff\OfferActions;
use HearthHammer\Auctions\Enquiries\Staff\OffersBox;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Module;
use HearthHammer\Core\Privacy\PersonalData;
use HearthHammer\Core\Privacy\Retention;
use HearthHammer\Core\Waiting;

defined( 'ABSPATH' ) || exit;

/**
 * Asking about a lot, viewing it, registering to bid, leaving a bid: kept, then mailed (LOT-10).
 */
final readonly class EnquiriesModule implements Module {

	public function __construct( private EnquiryServices $services ) {}

	public function register(): void {
		foreach ( $this->modules() as $module ) {
			$module->register();
		}
		// The desk has done so already; a sale is also finished on its edit screen and by its platform.
		add_action( 'hh_sale_rescheduled', fn ( int $sale, array $was, array $is ) => SaleStatus::Finished->value === $is['status'] && SaleStatus::Finished->value !== $was['status'] ? $this->services->offers->settle( $sale, time() ) : null, 10, 3 );
	}

	/** @return list<Module> */
	private function modules(): array {
		$of = $this->services;
		return array(
			new Waiting( Waiting::OUTBOX, static fn (): array => array( $of->mail ) ),
			$of->page,
			$of->sale_page,
			$of->sell_page,
			$of->offer_page,
			new Waiting( Waiting::REST, static fn (): array => array( new EnquiryController( dirname( __DIR__, 2 ) . '/schemas', $of->sending, $of->form_token, $of->thanks ) ) ),
			new Waiting( array( ...Waiting::OUTBOX, ...Waiting::ADMIN ), static fn (): array => array( $of->desk ) ),
			new Waiting( Waiting::ADMIN, $this->screens( ... ) ),
			new Waiting( Waiting::PRIVACY, static fn (): array => array( new PersonalData( $of->data ) ) ),
			new Retention( 'hh_forget_auction_enquiries', static fn ( int $now ) => $of->data->forget( $now ) ),
		);
	}

	/** @return list<Module> */
	private function screens(): array {
		$of = $this->services;
		return array(
			new OffersBox( $of->enquiries ),
			new OfferActions( $of->enquiries, $of->offers, $of->proofs ),
			EnquirySettings::form(),
			$of->screen,
		);
	}
}
