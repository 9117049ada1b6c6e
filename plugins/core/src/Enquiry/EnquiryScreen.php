<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Enquiry;

use Closure;
use HearthHammer\Core\Module;
use HearthHammer\Core\Reply\WaitingCount;

defined( 'ABSPATH' ) || exit;

/**
 * The screen of a plugin's enquiries in the menu: the list, or one of them.
 *
 * @template E of StoredEnquiry
 */
final readonly class EnquiryScreen implements Module {

	/**
	 * @param EnquiryTable<E>                                      $enquiries
	 * @param EnquiryList<E>                                       $list
	 * @param Closure(E): void                                     $show_one
	 * @param Closure(): void                                      $show_list
	 * @param null|Closure(): array<string, array{string, string}> $notices   What it says after a step of its own, or in the place of the words here: word in the address to sentence and kind of notice (`success`, `error`).
	 */
	public function __construct(
		private EnquiryDesk $desk,
		private EnquiryTable $enquiries,
		private EnquiryList $list,
		private Closure $show_one,
		private Closure $show_list,
		private ?Closure $notices = null,
	) {}

	public function register(): void {
		add_action( 'admin_menu', $this->add_page( ... ) );
	}

	private function add_page(): void {
		$waiting = current_user_can( $this->desk->capability ) ? $this->list->waiting() : 0;
		$words   = WaitingCount::of_enquiries( $waiting );
		WaitingCount::show_on( $this->desk->parent(), $waiting, $words );
		add_submenu_page( $this->desk->parent(), __( 'Enquiries', 'hearth-hammer' ), __( 'Enquiries', 'hearth-hammer' ) . WaitingCount::html( $waiting, $words ), $this->desk->capability, $this->desk->page, $this->show( ... ) );
	}

	private function show(): void {
		$this->desk->check( __( 'Sorry, you are not allowed to view enquiries.', 'hearth-hammer' ) );
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Only shows.
		$id   = absint( is_scalar( $_GET['enquiry'] ?? null ) ? $_GET['enquiry'] : 0 );
		$said = is_string( $_GET['said'] ?? null ) ? sanitize_key( $_GET['said'] ) : '';
		// phpcs:enable
		echo '<div class="wrap">';
		settings_errors();
		$this->say( $said );
		$enquiry = $id > 0 ? $this->enquiries->find( $id ) : null;
		null === $enquiry ? ( $this->show_list )() : ( $this->show_one )( $enquiry );
		echo '</div>';
	}

	/** Prints WordPress's notice after a step; nothing for a word that it does not know. */
	private function say( string $said ): void {
		$words = ( null === $this->notices ? array() : ( $this->notices )() ) + array(
			'moved'    => array( __( 'Done.', 'hearth-hammer' ), 'success' ),
			'reopened' => array( __( 'Reopened.', 'hearth-hammer' ), 'success' ),
			'refused'  => array( __( 'That is no longer possible: someone else has already updated this.', 'hearth-hammer' ), 'error' ),
		);
		if ( isset( $words[ $said ] ) ) {
			wp_admin_notice( $words[ $said ][0], array( 'type' => $words[ $said ][1] ) );
		}
	}
}
