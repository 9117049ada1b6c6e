<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Enquiry;

use Closure;
use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Visitor\ContactLinks;

/**
 * One enquiry on the staff's screen: what is known of it, and the buttons that EnquiryActions answers.
 */
final readonly class EnquiryView {

	/** @param StoredEnquiry<covariant KindOfEnquiry> $enquiry */
	public function __construct(
		private EnquiryDesk $desk,
		private StoredEnquiry $enquiry,
	) {}

	/**
	 * Prints the heading and the facts.
	 *
	 * @param array<string, string> $more Label to safe HTML: in the place of a fact, or after them.
	 */
	public function show( array $more = array() ): void {
		printf( '<h1>%s</h1><p><a href="%s">&larr; %s</a></p><table class="form-table" role="presentation"><tbody>', esc_html( $this->enquiry->kind->label() . ': ' . $this->enquiry->name ), esc_url( $this->desk->url() ), esc_html__( 'All enquiries', 'hearth-hammer' ) );
		foreach ( array_filter( array_replace( $this->facts(), $more ) + $this->times(), static fn ( string $html ): bool => '' !== $html ) as $label => $html ) {
			printf( '<tr><th scope="row">%s</th><td style="white-space:pre-line">%s</td></tr>', esc_html( (string) $label ), $html ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped in facts() and times().
		}
		echo '</tbody></table>';
	}

	/**
	 * Prints a button for each state that may follow; nothing where none may.
	 *
	 * @param Closure(EnquiryState): string $verb
	 * @param EnquiryState|null             $main   Whose button is the main one.
	 * @param string                        $fields Safe HTML before the buttons.
	 */
	public function show_moves( Closure $verb, string $note, ?EnquiryState $main = null, string $fields = '' ): void {
		if ( array() === $this->enquiry->next() ) {
			return;
		}
		$this->open_form( 'move' );
		echo $fields . '<p>'; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped where it is made.
		foreach ( $this->enquiry->next() as $to ) {
			printf( '<button class="button%s" name="to" value="%s">%s</button> ', esc_attr( $main === $to ? ' button-primary' : '' ), esc_attr( $to->value ), esc_html( $verb( $to ) ) );
		}
		printf( '</p><p class="description">%s</p></form>', esc_html( $note ) );
	}

	/** What was closed by mistake, or is not over after all; nothing where it cannot be opened again. */
	public function show_reopening( string $note ): void {
		if ( null !== $this->enquiry->reopened() ) {
			$this->open_form( 'reopen' );
			printf( '<p><button class="button">%s</button></p><p class="description">%s</p></form>', esc_html__( 'Reopen', 'hearth-hammer' ), esc_html( $note ) );
		}
	}

	/** @param 'move'|'reopen' $button */
	private function open_form( string $button ): void {
		$action = $this->desk->action( $button );
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="enquiry" value="%d">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( $action ), (int) $this->enquiry->id );
		wp_nonce_field( $action . $this->enquiry->id );
	}

	/** @return array<string, string> Label to safe HTML. */
	private function facts(): array {
		$facts = array_map( 'esc_html', $this->enquiry->facts() );
		$facts[ __( 'Email', 'hearth-hammer' ) ] = ContactLinks::email( $this->enquiry->email );
		if ( '' !== $this->enquiry->phone ) {
			$facts[ __( 'Phone', 'hearth-hammer' ) ] = ContactLinks::phone( $this->enquiry->phone );
		}
		return $facts;
	}

	/** @return array<string, string> Label to safe HTML. */
	private function times(): array {
		return array(
			__( 'Status', 'hearth-hammer' )   => esc_html( $this->enquiry->state->label() . ', ' . ClockTime::on( $this->enquiry->state_at, 'j F Y' ) ),
			__( 'Received', 'hearth-hammer' ) => esc_html( ClockTime::on( $this->enquiry->created_at, 'j F Y' ) ),
		);
	}
}
