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
use HearthHammer\Auctions\LegalPack\Vault;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Core\Enquiry\SubmitOnce;
use HearthHammer\Core\Page\VirtualPage;
use HearthHammer\Core\Services;
use HearthHammer\Core\Visitor\FormToken;

/**
 * What the modules of enquiries, their blocks and other forms of the auctions share.
 */
final readonly class EnquiryServices {

	private function __construct(
		public EnquirySettings $settings,
		public EnquiryRepository $enquiries,
		public FormToken $form_token,
		public EnquiryMail $mail,
		public SendEnquiry $sending,
		public LotForm $form,
		public EnquiryPages $pages,
		public VirtualPage $page,
		public Thanks $thanks,
		public VirtualPage $sale_page,
		public ProofFiles $proofs,
		public Offers $offers,
		public OfferPages $offer_pages,
		public VirtualPage $offer_page,
	) {}

	/** @param Closure(Business): list<array{label: string, url: string}> $next_sales As Thanks takes them. */
	public static function make( Services $core, LotWriter $lots, Closure $next_sales ): self {
		$settings  = new EnquirySettings( $core->company );
		$enquiries = new EnquiryRepository();
		// Long enough to think; a page that was open longer fetches another.
		$token   = $core->form_token( 'hh-auction-enquiry-form', 4 * HOUR_IN_SECONDS );
		$limits  = $core->submission_limits( 'auction-enquiry', EnquiryErrors::too_many( ... ), per_address: 40, per_browser: 15, per_recipient: 10 );
		$links   = new OfferLinks( $core->tokens, $enquiries );
		$words   = new EnquiryMessages( $core->company, $settings, $links );
		$mail    = new EnquiryMail( $core->outbox, $core->mailer, $enquiries, $words, $core->staff );
		$proofs  = new ProofFiles( new Vault() );
		$sending = new SendEnquiry( new SubmitOnce( $token, $core->browser, $limits, $enquiries, $mail->queue( ... ), EnquiryErrors::class ), $proofs );
		$offers  = new Offers( $enquiries, $lots, $mail, $core->locks );
		$own     = new OfferPages( $links, $offers, $enquiries );
		$form    = new LotForm();
		$thanks  = new Thanks( $next_sales );
		$pages   = LotSubject::pages( $form, $sending, $token, $thanks );
		return new self( $settings, $enquiries, $token, $mail, $sending, $form, $pages, $pages->page(), $thanks, SaleSubject::pages( $form, $sending, $token, $thanks )->page(), $proofs, $offers, $own, $own->page() );
	}
}
