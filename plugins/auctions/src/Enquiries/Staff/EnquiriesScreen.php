<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Staff;

use HearthHammer\Auctions\Enquiries\Enquiry;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Enquiry\EnquiryActions;
use HearthHammer\Core\Enquiry\EnquiryCsv;
use HearthHammer\Core\Enquiry\EnquiryDesk;
use HearthHammer\Core\Enquiry\EnquiryList;
use HearthHammer\Core\Enquiry\EnquiryScreen;
use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Module;
use HearthHammer\Core\Page\PageOffset;
use HearthHammer\Core\Reply\ReplyDesk;
use HearthHammer\Core\Settings\SettingsForm;

defined( 'ABSPATH' ) || exit;

/**
 * Auctions → Enquiries: the list with its file and the settings, and one of them with its buttons.
 */
final class EnquiriesScreen implements Module {

	public const SLUG = 'hh-auction-enquiries';

	private const PER_PAGE = 30;

	public function __construct(
		private readonly EnquiryRepository $enquiries,
		private readonly SettingsForm $settings,
		private readonly ReplyDesk $desk,
	) {}

	public static function desk(): EnquiryDesk {
		return new EnquiryDesk( Capabilities::EDIT_LOTS, SalePostType::NAME, self::SLUG, 'hh_auction_enquiry' );
	}

	/** @return EnquiryList<Enquiry> */
	public static function list(): EnquiryList {
		return new EnquiryList( new EnquiryRepository(), EnquiryKind::class, array( 'subject' ), array( 'lot' => 'lot_id' ) );
	}

	/** @return EnquiryCsv<Enquiry> */
	public static function csv(): EnquiryCsv {
		return new EnquiryCsv( self::desk(), self::list(), 'auction-enquiries', array( 'Received', 'Type', 'Status', 'Subject', 'Bid', 'Name', 'Email', 'Phone', 'Message', 'Details' ), self::line( ... ) );
	}

	/** @param array<string, string> $parameters */
	public static function url( array $parameters = array() ): string {
		return self::desk()->url( $parameters );
	}

	public function register(): void {
		$move   = fn ( Enquiry $enquiry, EnquiryState $to ): string => EnquiryKind::Offer !== $enquiry->kind && $this->enquiries->move( $enquiry, $to, time() ) ? 'moved' : 'refused';
		$reopen = fn ( Enquiry $enquiry ): bool => $this->enquiries->reopen( $enquiry, time() );
		self::csv()->register();
		( new EnquiryActions( self::desk(), $this->enquiries, $move, $reopen ) )->register();
		( new EnquiryScreen( self::desk(), $this->enquiries, self::list(), ( new EnquiryDetail( $this->desk ) )->show( ... ), $this->show_list( ... ) ) )->register();
	}

	private function show_list(): void {
		$list   = self::list();
		$filter = $list->requested();
		$page   = max( 1, absint( is_scalar( $_GET['paged'] ?? null ) ? $_GET['paged'] : 1 ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only shows.
		$total  = $list->count( $filter );
		printf( '<h1>%s</h1><form method="get"><input type="hidden" name="post_type" value="%s"><input type="hidden" name="page" value="%s"><p>', esc_html__( 'Enquiries', 'hearth-hammer' ), esc_attr( SalePostType::NAME ), esc_attr( self::SLUG ) );
		$list->show_choices( $filter, 'hh-enquiry' );
		printf( '<label class="screen-reader-text" for="hh-enquiry-search">%1$s</label><input type="search" id="hh-enquiry-search" name="s" value="%2$s"> <button class="button">%3$s</button> ', esc_html__( 'Search enquiries', 'hearth-hammer' ), esc_attr( $filter->search ), esc_html__( 'Filter', 'hearth-hammer' ) );
		self::csv()->show_button( $filter );
		echo '</p></form>';
		printf( '<div tabindex="0" role="region" aria-label="%s" style="overflow-x:auto"><table class="widefat striped"><thead><tr>', esc_attr__( 'Enquiries', 'hearth-hammer' ) );
		foreach ( array( __( 'Sender', 'hearth-hammer' ), __( 'Enquiry', 'hearth-hammer' ), __( 'Subject', 'hearth-hammer' ), __( 'Status', 'hearth-hammer' ), __( 'Received', 'hearth-hammer' ) ) as $column ) {
			printf( '<th scope="col">%s</th>', esc_html( $column ) );
		}
		echo '</tr></thead><tbody>';
		$enquiries = array_column( $list->page( $filter, self::PER_PAGE, PageOffset::before( $page, self::PER_PAGE ) ), 'enquiry' );
		// What is printed below a subject may ask for its lot.
		_prime_post_caches( array_values( array_filter( array_map( static fn ( Enquiry $one ): int => $one->lot, $enquiries ) ) ), false, true );
		array_map( self::row( ... ), $enquiries );
		echo 0 === $total ? '<tr><td colspan="5">' . esc_html__( 'No enquiries found.', 'hearth-hammer' ) . '</td></tr>' : '';
		echo '</tbody></table></div><div class="tablenav"><div class="tablenav-pages">' . wp_kses_post( (string) paginate_links( array( 'base' => add_query_arg( 'paged', '%#%' ), 'format' => '', 'current' => $page, 'total' => max( 1, (int) ceil( $total / self::PER_PAGE ) ) ) ) ) . '</div></div>';
		printf( '<h2>%s</h2>', esc_html__( 'Settings', 'hearth-hammer' ) );
		$this->settings->show();
	}

	private static function row( Enquiry $enquiry ): void {
		printf( '<tr><td style="overflow-wrap:anywhere;min-width:12em"><strong><a href="%s">%s</a></strong><br>%s</td>', esc_url( self::url( array( 'enquiry' => (string) $enquiry->id ) ) ), esc_html( $enquiry->name ), esc_html( implode( ', ', array_filter( array( $enquiry->email, $enquiry->phone ) ) ) ) );
		printf( '<td><strong>%s</strong><br>%s</td><td>%s', esc_html( $enquiry->kind->label() ), esc_html( wp_html_excerpt( $enquiry->message, 90, '…' ) ), esc_html( $enquiry->subject ) );
		/**
		 * Below the subject of an enquiry in the staff's list.
		 *
		 * @param Enquiry $enquiry
		 */
		do_action( 'hh_auction_enquiry_row', $enquiry );
		echo '</td>';
		printf( '<td>%s</td><td>%s</td></tr>', esc_html( $enquiry->state->label() ), esc_html( ClockTime::on( $enquiry->created_at, 'j M Y' ) ) );
	}

	/** @return list<int|string|null> Of the file for a spreadsheet. */
	private static function line( Enquiry $one ): array {
		$details = array_map( static fn ( string $label, string $value ): string => "{$label}: {$value}", array_keys( $one->details ), $one->details );
		return array( (string) wp_date( 'Y-m-d H:i', $one->created_at ), $one->kind->label(), $one->state->label(), $one->subject, $one->bid > 0 ? $one->bid : null, $one->name, $one->email, $one->phone, $one->message, implode( '; ', $details ) );
	}
}
