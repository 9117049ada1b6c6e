<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries;

use Closure;
use HearthHammer\Auctions\Enquiries\Form\LotForm;
use HearthHammer\Auctions\Enquiries\Form\SaleForm;
use HearthHammer\Auctions\Enquiries\Form\VisitorFormPage;
use HearthHammer\Auctions\Enquiries\Mail\EnquiryMail;
use HearthHammer\Auctions\Enquiries\Offers\OfferLinks;
use HearthHammer\Auctions\Enquiries\Offers\OfferPages;
use HearthHammer\Auctions\Enquiries\Offers\Offers;
use HearthHammer\Auctions\Enquiries\Privacy\EnquiryData;
use HearthHammer\Auctions\Enquiries\Rest\EnquiryController;
use HearthHammer\Auctions\Enquiries\Sell\SellForm;
use HearthHammer\Auctions\Enquiries\Staff\EnquiriesScreen;
use HearthHammer\Auctions\Enquiries\Staff\EnquiryDetail;
use HearthHammer\Auctions\Enquiries\Staff\EnquiryReplies;
use HearthHammer\Auctions\Enquiries\Staff\OffersBox;
use HearthHammer\Auctions\LegalPack\Vault;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Sales\PrivatePage;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Enquiry\SubmitOnce;
use HearthHammer\Core\LazyServices;
use HearthHammer\Core\Module;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Page\VirtualPage;
use HearthHammer\Core\Privacy\PersonalData;
use HearthHammer\Core\Privacy\Retention;
use HearthHammer\Core\Reply\ReplyDesk;
use HearthHammer\Core\Services;
use HearthHammer\Core\Templates\TemplatePage;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Waiting;

defined( 'ABSPATH' ) || exit;

/**
 * Asking about a lot, viewing it, registering to bid, leaving a bid: kept, then mailed (LOT-10). Blocks and other forms of
 * the auctions use its services.
 *
 * @property-read EnquirySettings   $settings
 * @property-read EnquiryRepository $enquiries
 * @property-read FormToken         $form_token
 * @property-read OfferLinks        $links
 * @property-read EnquiryMail       $mail
 * @property-read SendEnquiry       $sending
 * @property-read VisitorFormPage   $pages
 * @property-read VirtualPage       $page
 * @property-read VirtualPage       $sale_page
 * @property-read VirtualPage       $sell_page
 * @property-read ProofFiles        $proofs
 * @property-read Offers            $offers
 * @property-read OfferPages        $offer_pages
 * @property-read VirtualPage       $offer_page
 * @property-read ReplyDesk         $desk
 * @property-read EnquiriesScreen   $screen
 * @property-read EnquiryData       $data
 */
final class EnquiriesModule extends LazyServices implements Module {

	/** Query variables of the forms' pages. */
	public const LOT      = 'hh_enquiry_lot';
	public const KIND     = 'hh_enquiry_kind';
	public const SALE     = 'hh_sale_enquiry';
	public const BUSINESS = 'hh_sell_business';

	/**
	 * @param Closure(): LotWriter                                       $lots       Made when it is needed.
	 * @param Closure(Business): list<array{label: string, url: string}> $next_sales As SendEnquiry takes them.
	 */
	public static function make( Services $core, Closure $lots, Closure $next_sales ): self {
		return new self(
			array(
				'settings'    => static fn (): EnquirySettings => new EnquirySettings( $core->company ),
				'enquiries'   => static fn (): EnquiryRepository => new EnquiryRepository(),
				// Long enough to think; a page that was open longer fetches another.
				'form_token'  => static fn (): FormToken => $core->form_token( 'hh-auction-enquiry-form', 4 * HOUR_IN_SECONDS ),
				'links'       => static fn ( self $of ): OfferLinks => new OfferLinks( $core->tokens, $of->enquiries ),
				'mail'        => static fn ( self $of ): EnquiryMail => new EnquiryMail( $core->outbox, $core->mailer, $of->enquiries, $core->staff, $core->company, $of->settings, $of->links ),
				'sending'     => static fn ( self $of ): SendEnquiry => new SendEnquiry( new SubmitOnce( $of->form_token, $core->browser, $core->submission_limits( 'auction-enquiry', EnquiryErrors::too_many( ... ), per_address: 40, per_browser: 15, per_recipient: 10 ), $of->enquiries, $of->mail->queue( ... ), EnquiryErrors::class ), $of->proofs, $next_sales ),
				'pages'       => static fn ( self $of ): VisitorFormPage => LotForm::pages( $of ),
				'page'        => static fn ( self $of ): VirtualPage => PrivatePage::at(
					'hh_enquiry_page',
					array( 'form', 'thanks' ),
					array(
						'^auction-enquiry/lot/([0-9]{1,15})/?$' => 'form&' . self::LOT . '=$matches[1]',
						'^auction-enquiry/lot/([0-9]{1,15})/thanks/([a-z_]{1,16})/?$' => 'thanks&' . self::LOT . '=$matches[1]&' . self::KIND . '=$matches[2]',
					),
					array( self::LOT, self::KIND ),
					static fn ( PageRequest $request ): TemplatePage|string|null => $of->pages->answer( $request )
				),
				'sale_page'   => static fn ( self $of ): VirtualPage => PrivatePage::at(
					'hh_sale_enquiry_page',
					array( 'form', 'thanks' ),
					array(
						'^auction-enquiry/sale/([0-9]{1,15})/?$'        => 'form&' . self::SALE . '=$matches[1]',
						'^auction-enquiry/sale/([0-9]{1,15})/thanks/?$' => 'thanks&' . self::SALE . '=$matches[1]',
					),
					array( self::SALE ),
					static fn ( PageRequest $request ): TemplatePage|string|null => SaleForm::pages( $of )->answer( $request )
				),
				'sell_page'   => static fn ( self $of ): VirtualPage => PrivatePage::at(
					'hh_sell_page',
					array( 'form', 'thanks' ),
					array(
						'^auction-enquiry/sell/([a-z][a-z0-9-]{1,39})/?$'        => 'form&' . self::BUSINESS . '=$matches[1]',
						'^auction-enquiry/sell/([a-z][a-z0-9-]{1,39})/thanks/?$' => 'thanks&' . self::BUSINESS . '=$matches[1]',
					),
					array( self::BUSINESS ),
					static fn ( PageRequest $request ): TemplatePage|string|null => SellForm::pages( $of )->answer( $request )
				),
				'proofs'      => static fn (): ProofFiles => new ProofFiles( new Vault() ),
				'offers'      => static fn ( self $of ): Offers => new Offers( $of->enquiries, $lots(), $of->mail, $core->locks ),
				'offer_pages' => static fn ( self $of ): OfferPages => new OfferPages( $of->links, $of->offers, $of->enquiries ),
				'offer_page'  => static fn ( self $of ): VirtualPage => PrivatePage::at( 'hh_offer_page', array( 'offer' ), array( '^auction-enquiry/offer/' . PrivatePage::TOKEN . '/?$' => 'offer&hh_offer_token=$matches[1]' ), array( 'hh_offer_token' ), static fn ( PageRequest $request ): TemplatePage => $of->offer_pages->answer( $request->variables['hh_offer_token'], $request->fields, time() ) ),
				'desk'        => static fn ( self $of ): ReplyDesk => $core->replies->desk( new EnquiryReplies( $of->enquiries, $of->settings, $core->company ) ),
				'screen'      => static fn ( self $of ): EnquiriesScreen => new EnquiriesScreen( $of->enquiries, new EnquiryDetail( $of->enquiries, $of->desk ), EnquirySettings::form() ),
				'data'        => static fn ( self $of ): EnquiryData => new EnquiryData( $of->enquiries, $of->settings, $core->replies->replies, $of->proofs ),
			)
		);
	}

	public function register(): void {
		foreach ( $this->modules() as $module ) {
			$module->register();
		}
		// The desk has done so already; a sale is also finished on its edit screen and by its platform.
		add_action( 'hh_sale_rescheduled', fn ( int $sale, array $was, array $is ) => SaleStatus::Finished->value === $is['status'] && SaleStatus::Finished->value !== $was['status'] ? $this->offers->settle( $sale, time() ) : null, 10, 3 );
	}

	/** @return list<Module> */
	private function modules(): array {
		return array(
			new Waiting( Waiting::OUTBOX, fn (): array => array( $this->mail ) ),
			$this->page,
			$this->sale_page,
			$this->sell_page,
			$this->offer_page,
			new Waiting( Waiting::REST, fn (): array => array( new EnquiryController( dirname( __DIR__, 2 ) . '/schemas', $this->sending, $this->form_token ) ) ),
			new Waiting( array( ...Waiting::OUTBOX, ...Waiting::ADMIN ), fn (): array => array( $this->desk ) ),
			new Waiting( Waiting::ADMIN, $this->screens( ... ) ),
			new Waiting( Waiting::PRIVACY, fn (): array => array( new PersonalData( $this->data ) ) ),
			new Retention( 'hh_forget_auction_enquiries', fn ( int $now ) => $this->data->forget( $now ) ),
		);
	}

	/** @return list<Module> */
	private function screens(): array {
		return array(
			new OffersBox( $this->enquiries, $this->offers, $this->proofs ),
			EnquirySettings::form(),
			$this->screen,
		);
	}
}
