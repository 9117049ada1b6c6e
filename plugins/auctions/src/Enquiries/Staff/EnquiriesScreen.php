<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Staff;

use HearthHammer\Auctions\Enquiries\Enquiry;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Auctions\Enquiries\EnquiryState;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Module;
use HearthHammer\Core\Page\PageOffset;
use HearthHammer\Core\Reply\EnquiryNotices;
use HearthHammer\Core\Reply\ReplyDesk;
use HearthHammer\Core\Reply\WaitingCount;
use HearthHammer\Core\Security\ExportCapability;
use HearthHammer\Core\Settings\SettingsForm;

defined( 'ABSPATH' ) || exit;

/**
 * Auctions → Enquiries: the list, one of them, and the settings.
 */
final class EnquiriesScreen implements Module {

	public const SLUG = 'hh-auction-enquiries';

	private const PER_PAGE = 30;

	public function __construct(
		private readonly EnquiryRepository $enquiries,
		private readonly EnquiryList $list,
		private readonly SettingsForm $settings,
		private readonly ReplyDesk $desk,
	) {}

	public function register(): void {
		add_action( 'admin_menu', $this->add_page( ... ) );
	}

	/** @param array<string, string> $parameters */
	public static function url( array $parameters = array() ): string {
		return add_query_arg( array_map( rawurlencode( ... ), array( 'post_type' => SalePostType::NAME, 'page' => self::SLUG ) + $parameters ), admin_url( 'edit.php' ) );
	}

	private function add_page(): void {
		$waiting = current_user_can( Capabilities::EDIT_LOTS ) ? $this->list->waiting() : 0;
		$parent  = 'edit.php?post_type=' . SalePostType::NAME;
		$words   = WaitingCount::of_enquiries( $waiting );
		WaitingCount::show_on( $parent, $waiting, $words );
		add_submenu_page( $parent, __( 'Enquiries', 'hearth-hammer' ), __( 'Enquiries', 'hearth-hammer' ) . WaitingCount::html( $waiting, $words ), Capabilities::EDIT_LOTS, self::SLUG, $this->show( ... ) );
	}

	private function show(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Only shows.
		$id   = absint( is_scalar( $_GET['enquiry'] ?? null ) ? $_GET['enquiry'] : 0 );
		$said = is_string( $_GET['said'] ?? null ) ? sanitize_key( $_GET['said'] ) : '';
		$page = max( 1, absint( is_scalar( $_GET['paged'] ?? null ) ? $_GET['paged'] : 1 ) );
		// phpcs:enable
		echo '<div class="wrap">';
		settings_errors();
		EnquiryNotices::say( $said );
		$enquiry = $id > 0 ? $this->enquiries->find( $id ) : null;
		null === $enquiry ? $this->show_list( $page ) : ( new EnquiryDetail( $this->desk ) )->show( $enquiry );
		echo '</div>';
	}

	private function show_list( int $page ): void {
		$filter = EnquiryFilter::from_request();
		$total  = $this->list->count( $filter );
		printf( '<h1>%s</h1><form method="get"><input type="hidden" name="post_type" value="%s"><input type="hidden" name="page" value="%s"><p>', esc_html__( 'Enquiries', 'hearth-hammer' ), esc_attr( SalePostType::NAME ), esc_attr( self::SLUG ) );
		self::choice( 'kind', __( 'All types', 'hearth-hammer' ), array_column( array_map( static fn ( EnquiryKind $kind ): array => array( $kind->value, $kind->label() ), EnquiryKind::cases() ), 1, 0 ), $filter->kind->value ?? '' );
		self::choice( 'state', __( 'All statuses', 'hearth-hammer' ), array_column( array_map( static fn ( EnquiryState $state ): array => array( $state->value, $state->label() ), EnquiryState::cases() ), 1, 0 ), $filter->state->value ?? '' );
		printf( '<label class="screen-reader-text" for="hh-enquiry-search">%1$s</label><input type="search" id="hh-enquiry-search" name="s" value="%2$s"> <button class="button">%3$s</button> ', esc_html__( 'Search enquiries', 'hearth-hammer' ), esc_attr( $filter->search ), esc_html__( 'Filter', 'hearth-hammer' ) );
		if ( current_user_can( ExportCapability::NAME ) ) {
			printf( '<a class="button" href="%s">%s</a>', esc_url( EnquiryActions::csv_url( $filter ) ), esc_html__( 'Export as CSV', 'hearth-hammer' ) );
		}
		echo '</p></form>';
		printf( '<div tabindex="0" role="region" aria-label="%s" style="overflow-x:auto"><table class="widefat striped"><thead><tr>', esc_attr__( 'Enquiries', 'hearth-hammer' ) );
		foreach ( array( __( 'Sender', 'hearth-hammer' ), __( 'Enquiry', 'hearth-hammer' ), __( 'Subject', 'hearth-hammer' ), __( 'Status', 'hearth-hammer' ), __( 'Received', 'hearth-hammer' ) ) as $column ) {
			printf( '<th scope="col">%s</th>', esc_html( $column ) );
		}
		echo '</tr></thead><tbody>';
		$enquiries = $this->list->page( $filter, self::PER_PAGE, PageOffset::before( $page, self::PER_PAGE ) );
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

	/** @param array<string, string> $options */
	private static function choice( string $name, string $any, array $options, string $chosen ): void {
		printf( '<label class="screen-reader-text" for="hh-enquiry-%1$s">%2$s</label><select name="%1$s" id="hh-enquiry-%1$s"><option value="">%2$s</option>', esc_attr( $name ), esc_html( $any ) );
		foreach ( $options as $value => $label ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $value, $chosen, false ), esc_html( $label ) );
		}
		echo '</select> ';
	}
}
