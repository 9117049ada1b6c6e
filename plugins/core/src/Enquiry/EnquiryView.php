<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Enquiry;

use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Module;
use HearthHammer\Core\Visitor\ContactLinks;

defined( 'ABSPATH' ) || exit;

/**
 * One enquiry on the staff's screen: what is known of it, its buttons, and what they do. A plugin puts the page together
 * in show().
 *
 * @template E of StoredEnquiry
 */
abstract class EnquiryView implements Module {

	/**
	 * @param EnquiryTable<E>                $enquiries
	 * @param class-string<EnquiryScreen<E>> $screen
	 * @param string                         $action Begins what the buttons are called for admin-post.php, e.g. `hpapi_enquiry`.
	 */
	public function __construct(
		private readonly EnquiryTable $enquiries,
		private readonly string $screen,
		private readonly string $action,
	) {}

	/**
	 * Prints the page.
	 *
	 * @param E $enquiry
	 */
	abstract public function show( StoredEnquiry $enquiry ): void;

	/** The button by which staff move it there. */
	abstract protected function verb( EnquiryState $to ): string;

	/**
	 * @param E $enquiry
	 * @return string What the screen says: `moved`, `refused`, or a word of its own.
	 */
	abstract protected function move( StoredEnquiry $enquiry, EnquiryState $to ): string;

	/**
	 * @param E $enquiry
	 * @return bool False where that is no longer possible.
	 */
	abstract protected function reopen( StoredEnquiry $enquiry ): bool;

	/**
	 * The states that staff have a button for.
	 *
	 * @param E $enquiry
	 * @return list<EnquiryState>
	 */
	protected function buttons( StoredEnquiry $enquiry ): array {
		return $enquiry->next();
	}

	public function register(): void {
		add_action( 'admin_post_' . $this->action( 'move' ), $this->answer_move( ... ) );
		add_action( 'admin_post_' . $this->action( 'reopen' ), $this->answer_reopen( ... ) );
	}

	/**
	 * Prints the heading and the facts.
	 *
	 * @param E                     $enquiry
	 * @param array<string, string> $more Label to safe HTML: in the place of a fact, or after them.
	 */
	protected function show_facts( StoredEnquiry $enquiry, array $more = array() ): void {
		printf( '<h1>%s</h1><p><a href="%s">&larr; %s</a></p><table class="form-table" role="presentation"><tbody>', esc_html( $enquiry->kind->label() . ': ' . $enquiry->name ), esc_url( $this->screen::url() ), esc_html__( 'All enquiries', 'hearth-hammer' ) );
		foreach ( array_filter( array_replace( self::facts( $enquiry ), $more ) + self::times( $enquiry ), static fn ( string $html ): bool => '' !== $html ) as $label => $html ) {
			printf( '<tr><th scope="row">%s</th><td style="white-space:pre-line">%s</td></tr>', esc_html( (string) $label ), $html ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped in facts() and times().
		}
		echo '</tbody></table>';
	}

	/**
	 * What it is about, with links to its page and its edit screen.
	 *
	 * @param int $post 0 for none.
	 * @return string Safe HTML.
	 */
	protected static function about( string $text, int $post, string $edit_label ): string {
		$page = $post > 0 && 'publish' === get_post_status( $post ) ? get_permalink( $post ) : false;
		$edit = $post > 0 ? get_edit_post_link( $post, 'raw' ) : null;
		$html = is_string( $page ) ? sprintf( '<a href="%s">%s</a>', esc_url( $page ), esc_html( $text ) ) : esc_html( $text );
		return is_string( $edit ) ? $html . sprintf( ' (<a href="%s">%s</a>)', esc_url( $edit ), esc_html( $edit_label ) ) : $html;
	}

	/**
	 * Prints a button for each state that may follow; nothing where none may.
	 *
	 * @param E                 $enquiry
	 * @param EnquiryState|null $main   Whose button is the main one.
	 * @param string            $fields Safe HTML before the buttons.
	 */
	protected function show_moves( StoredEnquiry $enquiry, string $note, ?EnquiryState $main = null, string $fields = '' ): void {
		$buttons = $this->buttons( $enquiry );
		if ( array() === $buttons ) {
			return;
		}
		$this->open_form( 'move', $enquiry->id );
		echo $fields . '<p>'; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped where it is made.
		foreach ( $buttons as $to ) {
			printf( '<button class="button%s" name="to" value="%s">%s</button> ', esc_attr( $main === $to ? ' button-primary' : '' ), esc_attr( $to->value ), esc_html( $this->verb( $to ) ) );
		}
		printf( '</p><p class="description">%s</p></form>', esc_html( $note ) );
	}

	/**
	 * Prints the button for what was closed by mistake, or is not over after all; nothing where it cannot be opened again.
	 *
	 * @param E $enquiry
	 */
	protected function show_reopening( StoredEnquiry $enquiry, string $note ): void {
		if ( null !== $enquiry->reopened() ) {
			$this->open_form( 'reopen', $enquiry->id );
			printf( '<p><button class="button">%s</button></p><p class="description">%s</p></form>', esc_html__( 'Reopen', 'hearth-hammer' ), esc_html( $note ) );
		}
	}

	/** @param 'move'|'reopen' $button */
	private function action( string $button ): string {
		return "{$this->action}_{$button}";
	}

	/** @param 'move'|'reopen' $button */
	private function open_form( string $button, int $id ): void {
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="enquiry" value="%d">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( $this->action( $button ) ), (int) $id );
		wp_nonce_field( $this->action( $button ) . $id );
	}

	private function answer_move(): void {
		$id      = $this->permitted( 'move' );
		$enquiry = $this->enquiries->find( $id );
		$to      = EnquiryState::tryFrom( is_string( $_POST['to'] ?? null ) ? sanitize_key( $_POST['to'] ) : '' ); // phpcs:ignore WordPress.Security.NonceVerification -- permitted() has checked it.
		$this->leave( $id, null === $enquiry || null === $to ? 'refused' : $this->move( $enquiry, $to ) );
	}

	private function answer_reopen(): void {
		$id      = $this->permitted( 'reopen' );
		$enquiry = $this->enquiries->find( $id );
		$this->leave( $id, null !== $enquiry && $this->reopen( $enquiry ) ? 'reopened' : 'refused' );
	}

	/**
	 * @param 'move'|'reopen' $button
	 * @return int The enquiry that the request names.
	 */
	private function permitted( string $button ): int {
		$id = absint( is_scalar( $_POST['enquiry'] ?? null ) ? $_POST['enquiry'] : 0 ); // phpcs:ignore WordPress.Security.NonceVerification -- Checked next.
		check_admin_referer( $this->action( $button ) . $id );
		if ( ! current_user_can( $this->screen::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to reply to enquiries.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		return $id;
	}

	private function leave( int $id, string $said ): never {
		wp_safe_redirect( $this->screen::url( array( 'enquiry' => $id, 'said' => $said ) ) );
		exit;
	}

	/**
	 * @param E $enquiry
	 * @return array<string, string> Label to safe HTML.
	 */
	private static function facts( StoredEnquiry $enquiry ): array {
		$facts = array_map( 'esc_html', $enquiry->facts() );
		$facts[ __( 'Email', 'hearth-hammer' ) ] = ContactLinks::email( $enquiry->email );
		if ( '' !== $enquiry->phone ) {
			$facts[ __( 'Phone', 'hearth-hammer' ) ] = ContactLinks::phone( $enquiry->phone );
		}
		return $facts;
	}

	/**
	 * @param E $enquiry
	 * @return array<string, string> Label to safe HTML.
	 */
	private static function times( StoredEnquiry $enquiry ): array {
		return array(
			__( 'Status', 'hearth-hammer' )   => esc_html( $enquiry->state->label() . ', ' . ClockTime::on( $enquiry->state_at, 'j F Y' ) ),
			__( 'Received', 'hearth-hammer' ) => esc_html( ClockTime::on( $enquiry->created_at, 'j F Y' ) ),
		);
	}
}
