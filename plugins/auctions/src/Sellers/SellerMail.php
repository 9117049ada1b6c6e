<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sellers;

use HearthHammer\Auctions\Enquiries\Enquiry;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Auctions\Enquiries\EnquirySettings;
use HearthHammer\Auctions\Lots\Change;
use HearthHammer\Auctions\Lots\LotName;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Mail\Mailer;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\DeliveryFailed;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Templates\Template;

defined( 'ABSPATH' ) || exit;

/**
 * SALE-07: emails to sellers: entered, in the catalogue, an offer received, the result, offered again. Each once, and only
 * where the lot's box says so.
 */
final class SellerMail implements Module {

	public const KIND = 'auctions.seller-news';

	public function __construct(
		private readonly SellerRepository $sellers,
		private readonly EnquiryRepository $enquiries,
		private readonly EnquirySettings $settings,
		private readonly Outbox $outbox,
		private readonly Mailer $mailer,
		private readonly Company $company,
		private readonly SellerPage $page,
	) {}

	public function register(): void {
		$this->outbox->handle( self::KIND, $this->deliver( ... ), static fn (): string => __( 'Auction seller: email', 'hearth-hammer' ) );
		add_action( 'hh_auction_enquiry_kept', $this->offer_received( ... ) );
		add_action( 'hh_lot_changed', $this->lot_changed( ... ), 20, 2 );
		add_action( 'hh_sale_rescheduled', $this->sale_changed( ... ), 20, 3 );
		add_action( 'hh_sale_published', $this->sale_published( ... ) );
	}

	/** After staff saved the lot with its seller: it is entered, or visitors see it already. */
	public function entered( int $id ): void {
		$lot = LotRecord::of( $id );
		if ( null !== $lot && 'publish' === $lot->post->post_status && $lot->status()->is_open() && true === $lot->sale?->status()->is_coming() && SaleStatus::Running !== $lot->sale->status() ) {
			$this->tell( $lot, $this->sellers->of( $id ), $lot->is_published() ? SellerNews::Catalogue : SellerNews::Entered );
		}
	}

	/** Nothing was told while the sale was in preparation. */
	private function sale_published( int $sale ): void {
		$sellers = $this->sellers->of_sale( $sale );
		_prime_post_caches( array_column( $sellers, 'lot' ), false, true );
		array_map( $this->entered( ... ), array_column( $sellers, 'lot' ) );
	}

	public function offered_again( int $id ): void {
		$lot = LotRecord::of( $id );
		if ( null !== $lot ) {
			$this->tell( $lot, $this->sellers->of( $id ), SellerNews::Again );
			// That mail says so already.
			$this->sellers->tell_once( $this->sellers->of( $id ), SellerNews::Entered->value );
			$lot->is_published() && $this->sellers->tell_once( $this->sellers->of( $id ), SellerNews::Catalogue->value );
		}
	}

	private function offer_received( Enquiry $enquiry ): void {
		$lot = EnquiryKind::Offer === $enquiry->kind ? LotRecord::of( $enquiry->lot ) : null;
		null === $lot || $this->tell( $lot, $this->sellers->of( $lot->id() ), SellerNews::Offer, $enquiry->id );
	}

	/**
	 * A result is told when its sale is over, because desks can still change it before. A sale before the auction is told at once.
	 *
	 * @param list<Change> $changes
	 */
	private function lot_changed( int $id, array $changes ): void {
		$by  = array_column( $changes, null, 'field' );
		$lot = isset( $by['hammer'] ) || '' !== ( $by['status']->was ?? '' ) ? LotRecord::of( $id ) : null;
		if ( null !== $lot && ( SaleStatus::Finished === $lot->sale?->status() || LotStatus::SoldPrior === $lot->status() ) ) {
			$this->tell_result( $lot, $this->sellers->of( $id ) );
		}
	}

	/**
	 * @param array{status: string, starts_at: int} $was
	 * @param array{status: string, starts_at: int} $is
	 */
	private function sale_changed( int $sale, array $was, array $is ): void {
		$before = SaleStatus::from( $was['status'] );
		$now    = SaleStatus::from( $is['status'] );
		if ( ! $before->is_coming() || $before === $now || ! $now->shows_lots() ) {
			return;
		}
		$sellers = $this->sellers->of_sale( $sale );
		_prime_post_caches( array_column( $sellers, 'lot' ), false, true );
		foreach ( $sellers as $seller ) {
			$lot = LotRecord::of( $seller->lot );
			if ( null !== $lot && SaleStatus::Finished === $now ) {
				$this->tell_result( $lot, $seller );
			} elseif ( null !== $lot && SaleStatus::Announced === $before && $lot->is_published() && $lot->status()->is_open() ) {
				$this->tell( $lot, $seller, SellerNews::Catalogue );
			}
		}
	}

	private function tell_result( LotRecord $lot, Seller $seller ): void {
		if ( $lot->status()->is_sold() || $lot->status()->is_unsold() ) {
			$this->tell( $lot, $seller, SellerNews::Result );
		}
	}

	/** @param int $enquiry Of an offer. */
	private function tell( LotRecord $lot, Seller $seller, SellerNews $news, int $enquiry = 0 ): void {
		$mark = $news->mark( $lot, $this->price( $lot ), $enquiry );
		if ( $seller->is_mailed && '' !== $seller->email && $this->sellers->tell_once( $seller, $mark ) ) {
			$this->outbox->add( self::KIND, array( 'lot' => $lot->id(), 'news' => $news->value, 'enquiry' => $enquiry, 'mark' => $mark, 'to' => wp_hash( $seller->email ) ), null, "auction-lot:{$lot->id()}", person: $seller->email );
		}
	}

	/**
	 * Who the seller is, and what is told, is read now: an erased seller and one who is it no longer get nothing, a result
	 * that was put right meanwhile has a mail of its own.
	 *
	 * @param array<string, mixed> $payload
	 */
	private function deliver( array $payload ): void {
		$lot    = is_int( $payload['lot'] ?? null ) ? LotRecord::of( $payload['lot'] ) : null;
		$news   = SellerNews::tryFrom( is_string( $payload['news'] ?? null ) ? $payload['news'] : '' );
		$offer  = is_int( $payload['enquiry'] ?? null ) && $payload['enquiry'] > 0 ? $this->enquiries->find( $payload['enquiry'] ) : null;
		$seller = null === $lot ? null : $this->sellers->of( $lot->id() );
		if ( null === $lot || null === $news || null === $seller || ! $seller->is_mailed || wp_hash( $seller->email ) !== ( $payload['to'] ?? '' ) || ( SellerNews::Offer === $news && null === $offer ) || $news->mark( $lot, $this->price( $lot ), $offer->id ?? 0 ) !== ( $payload['mark'] ?? '' ) ) {
			return;
		}
		if ( ! $this->mailer->send( $this->message( $lot, $seller, $news, $offer->bid ?? 0 ) ) ) {
			throw new DeliveryFailed( 'WordPress could not send an email to a seller.' );
		}
	}

	/** Pence, for which a lot was sold: the seller knows the offer that they accepted, published or not. 0 where none is known. */
	private function price( LotRecord $lot ): int {
		return $lot->status()->is_sold() ? $lot->hammer_price() ?? 100 * (int) $this->enquiries->accepted_offer( $lot->id() )?->bid : 0;
	}

	private function message( LotRecord $lot, Seller $seller, SellerNews $news, int $offer ): Message {
		$contact   = $this->company->main_office()->contact;
		$heading   = $news->heading( $lot, $this->price( $lot ) );
		$name      = LotName::of( $lot );
		$is_shown  = $lot->is_published();
		$view      = array(
			'heading'    => $heading,
			/* translators: %s: a person's name */
			'greeting'   => '' === $seller->name ? __( 'Hello,', 'hearth-hammer' ) : sprintf( __( 'Hello %s,', 'hearth-hammer' ), $seller->name ),
			'next'       => ( $is_shown ? '' : "{$lot->title()}: " ) . $news->next( $lot, $offer ),
			'lot'        => $is_shown ? $name : '',
			'lot_url'    => $is_shown ? $lot->address() : '',
			'offer'      => '',
			'offer_url'  => '',
			'more'       => array( 'words' => __( 'See your lots and their offers', 'hearth-hammer' ), 'url' => $this->page->address( $seller ) ),
			'phone'      => $contact->phone,
			'phone_href' => $contact->phone_href(),
			'why'        => __( 'You received this email because you’re selling at our auction. Call us if you’d rather not get these emails.', 'hearth-hammer' ),
			'site'       => $this->company->name(),
			'site_url'   => home_url( '/' ),
		);
		$templates = new Template( dirname( __DIR__, 2 ) . '/templates/enquiries' );
		$reply     = $this->settings->reply_to();
		$subject   = trim( (string) preg_replace( '/\s+/u', ' ', $heading . ': ' . ( $is_shown ? $name : $lot->title() ) ) );
		return new Message( $seller->email, mb_substr( $subject, 0, 180 ), $templates->get( 'mail', $view ), $templates->get( 'mail-text', $view ), array( 'Auto-Submitted' => 'auto-generated' ) + ( '' === $reply ? array() : array( 'Reply-To' => $reply ) ) );
	}
}
