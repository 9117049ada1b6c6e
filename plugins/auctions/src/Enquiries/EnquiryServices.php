<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries;

use Closure;
use HearthHammer\Auctions\Enquiries\Form\EnquiryPages;
use HearthHammer\Auctions\Enquiries\Form\LotForm;
use HearthHammer\Auctions\Enquiries\Form\LotSubject;
use HearthHammer\Auctions\Enquiries\Form\SaleSubject;
use HearthHammer\Auctions\Enquiries\Mail\EnquiryMail;
use HearthHammer\Auctions\Enquiries\Mail\EnquiryMessages;
use HearthHammer\Auctions\Enquiries\Offers\OfferLinks;
use HearthHammer\Auctions\Enquiries\Offers\OfferPages;
use HearthHammer\Auctions\Enquiries\Offers\Offers;
use HearthHammer\Auctions\Enquiries\Privacy\EnquiryData;
use HearthHammer\Auctions\Enquiries\Staff\EnquiriesScreen;
use HearthHammer\Auctions\Enquiries\Staff\EnquiryReplies;
use HearthHammer\Auctions\Enquiries\Staff\SaleroomSettingsForm;
use HearthHammer\Auctions\LegalPack\Vault;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Core\Enquiry\SubmitOnce;
use HearthHammer\Core\LazyServices;
use HearthHammer\Core\Page\VirtualPage;
use HearthHammer\Core\Reply\ReplyDesk;
use HearthHammer\Core\Services;
use HearthHammer\Core\Visitor\FormToken;

defined( 'ABSPATH' ) || exit;

/**
 * What the modules of enquiries, their blocks and other forms of the auctions share.
 *
 * @property-read EnquirySettings   $settings
 * @property-read EnquiryRepository $enquiries
 * @property-read FormToken         $form_token
 * @property-read OfferLinks        $links
 * @property-read EnquiryMail       $mail
 * @property-read SendEnquiry       $sending
 * @property-read LotForm           $form
 * @property-read EnquiryPages      $pages
 * @property-read VirtualPage       $page
 * @property-read Thanks            $thanks
 * @property-read VirtualPage       $sale_page
 * @property-read ProofFiles        $proofs
 * @property-read Offers            $offers
 * @property-read OfferPages        $offer_pages
 * @property-read VirtualPage       $offer_page
 * @property-read ReplyDesk         $desk
 * @property-read EnquiriesScreen   $screen
 * @property-read EnquiryData       $data
 */
final class EnquiryServices extends LazyServices {

	/**
	 * @param Closure(): LotWriter                                       $lots       Made when it is needed.
	 * @param Closure(Business): list<array{label: string, url: string}> $next_sales As Thanks takes them.
	 */
	public static function make( Services $core, Closure $lots, Closure $next_sales ): self {
		return new self(
			array(
				'settings'    => static fn (): EnquirySettings => new EnquirySettings( $core->company ),
				'enquiries'   => static fn (): EnquiryRepository => new EnquiryRepository(),
				// Long enough to think; a page that was open longer fetches another.
				'form_token'  => static fn (): FormToken => $core->form_token( 'hh-auction-enquiry-form', 4 * HOUR_IN_SECONDS ),
				'links'       => static fn ( self $of ): OfferLinks => new OfferLinks( $core->tokens, $of->enquiries ),
				'mail'        => static fn ( self $of ): EnquiryMail => new EnquiryMail( $core->outbox, $core->mailer, $of->enquiries, new EnquiryMessages( $core->company, $of->settings, $of->links ), $core->staff ),
				'sending'     => static fn ( self $of ): SendEnquiry => new SendEnquiry( new SubmitOnce( $of->form_token, $core->browser, $core->submission_limits( 'auction-enquiry', EnquiryErrors::too_many( ... ), per_address: 40, per_browser: 15, per_recipient: 10 ), $of->enquiries, $of->mail->queue( ... ), EnquiryErrors::class ), $of->proofs ),
				'form'        => static fn (): LotForm => new LotForm(),
				'pages'       => static fn ( self $of ): EnquiryPages => LotSubject::pages( static fn (): LotForm => $of->form, ...self::to_send( $of ) ),
				'page'        => static fn ( self $of ): VirtualPage => $of->pages->page(),
				'thanks'      => static fn (): Thanks => new Thanks( $next_sales ),
				'sale_page'   => static fn ( self $of ): VirtualPage => SaleSubject::pages( static fn (): LotForm => $of->form, ...self::to_send( $of ) )->page(),
				'proofs'      => static fn (): ProofFiles => new ProofFiles( new Vault() ),
				'offers'      => static fn ( self $of ): Offers => new Offers( $of->enquiries, $lots(), $of->mail, $core->locks ),
				'offer_pages' => static fn ( self $of ): OfferPages => new OfferPages( $of->links, $of->offers, $of->enquiries ),
				'offer_page'  => static fn ( self $of ): VirtualPage => OfferPages::page( static fn (): OfferPages => $of->offer_pages ),
				'desk'        => static fn ( self $of ): ReplyDesk => $core->replies->desk( new EnquiryReplies( $of->enquiries, $of->settings, $core->company ) ),
				'screen'      => static fn ( self $of ): EnquiriesScreen => new EnquiriesScreen( $of->enquiries, SaleroomSettingsForm::form(), $of->desk ),
				'data'        => static fn ( self $of ): EnquiryData => new EnquiryData( $of->enquiries, $of->settings, $core->replies->replies, $of->proofs ),
			)
		);
	}

	/** @return array{Closure(): SendEnquiry, Closure(): FormToken, Closure(): Thanks} As EnquiryPages takes them. */
	public static function to_send( self $of ): array {
		return array( static fn (): SendEnquiry => $of->sending, static fn (): FormToken => $of->form_token, static fn (): Thanks => $of->thanks );
	}
}
