<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Staff;

use HearthHammer\Auctions\Enquiries\Enquiry;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Auctions\Enquiries\Offers\Offers;
use HearthHammer\Auctions\Enquiries\ProofFiles;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Module;
use HearthHammer\Core\Money\Amount;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * SALE-01: the offers for a lot side by side on its edit screen, the highest first, and what staff do with them: accept or
 * decline one, and download its proof of funds. Accepting and declining send emails, so the screen asks first.
 */
final class OffersBox implements Module {

	public const ID     = 'hh-offers';
	public const DECIDE = 'hh_auction_offer_decide';
	public const PROOF  = 'hh_auction_offer_proof';

	/** In the screen's address: the offer that is asked about, what is to become of it, and what came of it. */
	private const ASK  = 'hh_offer';
	private const TO   = 'hh_offer_to';
	private const SAID = 'said';

	public function __construct(
		private readonly EnquiryRepository $enquiries,
		private readonly Offers $offers,
		private readonly ProofFiles $proofs,
	) {}

	public function register(): void {
		add_action( 'add_meta_boxes_' . LotPostType::NAME, $this->add( ... ) );
		add_action( 'admin_notices', $this->ask( ... ) );
		add_action( 'admin_post_' . self::DECIDE, $this->decide( ... ) );
		add_action( 'admin_post_' . self::PROOF, $this->send( ... ) );
		add_filter( 'removable_query_args', static fn ( array $names ): array => array( ...$names, self::ASK, self::TO, self::SAID ) );
	}

	/** To download, for people who may edit lots. */
	public static function proof_link( Enquiry $offer ): string {
		$url = wp_nonce_url( add_query_arg( array( 'action' => self::PROOF, 'enquiry' => $offer->id ), admin_url( 'admin-post.php' ) ), self::PROOF . $offer->id );
		return null === $offer->proof ? '' : sprintf( '<a href="%s">%s</a> (%s)', esc_url( $url ), esc_html__( 'Download', 'hearth-hammer' ), esc_html( $offer->proof->kind() ) );
	}

	private function add( WP_Post $post ): void {
		$offers = current_user_can( Capabilities::EDIT_LOTS ) ? $this->enquiries->offers( $post->ID ) : array();
		if ( array() !== $offers || true === LotRecord::of( $post->ID )?->takes_offers( time() ) ) {
			add_meta_box( self::ID, __( 'Offers', 'hearth-hammer' ), fn () => $this->print( $post, $offers ), LotPostType::NAME, 'normal', 'high' );
		}
	}

	/** @param list<Enquiry> $offers */
	private function print( WP_Post $post, array $offers ): void {
		if ( array() === $offers ) {
			printf( '<p>%s</p>', esc_html__( 'No offers yet. Visitors can make one on the lot’s page.', 'hearth-hammer' ) );
			return;
		}
		$lot     = LotRecord::of( $post->ID );
		$is_open = null !== $lot && null !== Offers::sold( $lot );
		printf( '<div tabindex="0" role="region" aria-label="%s" style="overflow-x:auto"><table class="widefat striped"><thead><tr>', esc_attr__( 'Offers', 'hearth-hammer' ) );
		foreach ( array( __( 'Offer', 'hearth-hammer' ), __( 'Bidder', 'hearth-hammer' ), __( 'Payment and solicitor', 'hearth-hammer' ), __( 'Proof of funds', 'hearth-hammer' ), __( 'Received', 'hearth-hammer' ), __( 'Status', 'hearth-hammer' ) ) as $column ) {
			printf( '<th scope="col">%s</th>', esc_html( $column ) );
		}
		echo '</tr></thead><tbody>';
		foreach ( $offers as $offer ) {
			$this->row( $offer, $is_open );
		}
		printf( '</tbody></table></div><p class="description">%s</p>', esc_html__( 'Accepting an offer marks the lot as sold, emails everyone who made an offer, and tells people watching the lot. The amount is not published.', 'hearth-hammer' ) );
	}

	private function row( Enquiry $offer, bool $is_open ): void {
		printf( '<tr><td><strong><a href="%s">%s</a></strong></td>', esc_url( EnquiriesScreen::url( array( 'enquiry' => (string) $offer->id ) ) ), esc_html( Amount::pounds( $offer->bid ) ) );
		printf( '<td style="overflow-wrap:anywhere;min-width:12em">%s<br>%s<br>%s</td>', esc_html( $offer->name ), esc_html( $offer->email ), esc_html( $offer->phone ) );
		printf( '<td>%s</td><td>%s</td>', implode( '<br>', array_map( 'esc_html', $offer->details ) ), self::proof_link( $offer ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped in it.
		printf( '<td>%s</td><td>%s', esc_html( ClockTime::on( $offer->created_at, 'j M Y' ) ), esc_html( $offer->state->label() ) );
		foreach ( $offer->state->is_undecided() ? array( EnquiryState::Accepted, EnquiryState::Declined ) : array() as $to ) {
			if ( EnquiryState::Declined === $to || $is_open ) {
				printf(
					'<br><a href="%s">%s<span class="screen-reader-text"> %s</span></a>',
					esc_url( self::url( $offer->lot, array( self::ASK => (string) $offer->id, self::TO => $to->value ) ) ),
					esc_html( self::verb( $to ) ),
					esc_html( Amount::pounds( $offer->bid ) . ', ' . $offer->name )
				);
			}
		}
		echo '</td></tr>';
	}

	/** The question before emails are sent. */
	private function ask(): void {
		if ( LotPostType::NAME !== get_current_screen()?->id ) {
			return;
		}
		self::say();
		if ( ! isset( $_GET[ self::ASK ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- Only asks.
			return;
		}
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Only asks.
		$offer = $this->enquiries->find( absint( is_scalar( $_GET[ self::ASK ] ?? null ) ? $_GET[ self::ASK ] : 0 ) );
		$to    = EnquiryState::tryFrom( is_string( $_GET[ self::TO ] ?? null ) ? sanitize_key( $_GET[ self::TO ] ) : '' );
		// phpcs:enable
		$lot = null === $offer ? null : LotRecord::of( $offer->lot );
		if ( null === $offer || null === $lot || get_the_ID() !== $lot->id() || null === $to || ! self::may( $offer, $to ) ) {
			return;
		}
		printf(
			'<div class="notice notice-warning"><form action="%s" method="post"><p>%s</p><p><input type="hidden" name="action" value="%s"><input type="hidden" name="enquiry" value="%d"><input type="hidden" name="to" value="%s">',
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_html( self::question( $offer, $lot, $to ) ),
			esc_attr( self::DECIDE ),
			(int) $offer->id,
			esc_attr( $to->value )
		);
		wp_nonce_field( self::DECIDE . $offer->id );
		printf( '<button class="button button-primary">%s</button> <a class="button" href="%s">%s</a></p></form></div>', esc_html( self::verb( $to ) ), esc_url( self::url( $lot->id() ) ), esc_html__( 'Cancel', 'hearth-hammer' ) );
	}

	/** Whether the person who asks may decide so. */
	private static function may( Enquiry $offer, EnquiryState $to ): bool {
		$lot = LotRecord::of( $offer->lot );
		return EnquiryKind::Offer === $offer->kind && $offer->state->is_undecided() && null !== $lot && self::is_staff( $offer )
			&& ( EnquiryState::Declined === $to || ( EnquiryState::Accepted === $to && null !== Offers::sold( $lot ) ) );
	}

	private static function say(): void {
		$said  = is_string( $_GET[ self::SAID ] ?? null ) ? sanitize_key( $_GET[ self::SAID ] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- Only chooses a sentence.
		$words = array(
			'accepted' => __( 'Offer accepted. The lot is marked as sold, and emails are on their way.', 'hearth-hammer' ),
			'declined' => __( 'Offer declined. An email is on its way to the bidder.', 'hearth-hammer' ),
		);
		if ( isset( $words[ $said ] ) ) {
			wp_admin_notice( esc_html( $words[ $said ] ), array( 'type' => 'success', 'dismissible' => true ) );
		} elseif ( 'refused' === $said ) {
			wp_admin_notice( esc_html__( 'Nothing was changed: the offer or the lot may have changed since you opened this page, or your decision could not be saved. Check both below, then try again.', 'hearth-hammer' ), array( 'type' => 'error' ) );
		}
	}

	private function decide(): void {
		$offer = $this->asked( self::DECIDE );
		$to    = EnquiryState::tryFrom( is_string( $_POST['to'] ?? null ) ? sanitize_key( $_POST['to'] ) : '' ); // phpcs:ignore WordPress.Security.NonceVerification -- asked() has checked it.
		$said  = 'refused';
		try {
			if ( null !== $to && self::may( $offer, $to ) && ( EnquiryState::Accepted === $to ? $this->offers->accept( $offer, time() ) : $this->offers->decline( $offer, time() ) ) ) {
				$said = $to->value;
			}
		} catch ( WriteFailed ) {
			$said = 'refused';
		}
		wp_safe_redirect( self::url( $offer->lot, array( self::SAID => $said ) ) . '#' . self::ID );
		exit;
	}

	private function send(): void {
		$offer = $this->asked( self::PROOF );
		if ( null === $offer->proof ) {
			wp_die( esc_html__( 'This offer has no proof of funds.', 'hearth-hammer' ), '', array( 'response' => 404 ) );
		}
		$this->proofs->send( $offer->proof );
	}

	/** The offer that the request names. Ends the request for people who may not see it. */
	private function asked( string $action ): Enquiry {
		$id    = absint( is_scalar( $_REQUEST['enquiry'] ?? null ) ? $_REQUEST['enquiry'] : 0 ); // phpcs:ignore WordPress.Security.NonceVerification -- Checked next.
		check_admin_referer( $action . $id );
		$offer = $this->enquiries->find( $id );
		if ( null === $offer || EnquiryKind::Offer !== $offer->kind || ! self::is_staff( $offer ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to view this offer.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		return $offer;
	}

	private static function is_staff( Enquiry $offer ): bool {
		return current_user_can( Capabilities::EDIT_LOTS ) && current_user_can( 'edit_post', $offer->lot );
	}

	private static function question( Enquiry $offer, LotRecord $lot, EnquiryState $to ): string {
		return EnquiryState::Accepted === $to
			/* translators: 1: an amount, 2: a person's name, 3: the lot's new status, e.g. Sold prior */
			? sprintf( __( 'Accept the offer of %1$s from %2$s? The lot becomes “%3$s” on the website at once. Everyone who made an offer, and people watching the lot, get an email.', 'hearth-hammer' ), Amount::pounds( $offer->bid ), $offer->name, ( Offers::sold( $lot ) ?? LotStatus::SoldPrior )->label() )
			/* translators: 1: an amount, 2: a person's name */
			: sprintf( __( 'Decline the offer of %1$s from %2$s? They get an email.', 'hearth-hammer' ), Amount::pounds( $offer->bid ), $offer->name );
	}

	private static function verb( EnquiryState $to ): string {
		return EnquiryState::Accepted === $to ? __( 'Accept offer', 'hearth-hammer' ) : __( 'Decline offer', 'hearth-hammer' );
	}

	/** @param array<string, string> $parameters */
	public static function url( int $lot, array $parameters = array() ): string {
		return add_query_arg( $parameters, (string) get_edit_post_link( $lot, 'raw' ) ) . ( array() === $parameters ? '#' . self::ID : '' );
	}
}
