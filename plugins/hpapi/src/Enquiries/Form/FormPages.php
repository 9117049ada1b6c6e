<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Form;

use Closure;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Form\FormFields;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Visitor\VisitorError;
use HearthHammer\Hpapi\Enquiries\Enquiry;
use HearthHammer\Hpapi\Enquiries\EnquiryErrors;
use HearthHammer\Hpapi\Enquiries\EnquiryLinks;
use HearthHammer\Hpapi\Enquiries\SendEnquiry;
use HearthHammer\Hpapi\Enquiries\Slots\Viewings;
use HearthHammer\Hpapi\Enquiries\Valuation\ValuationForm;
use HearthHammer\Hpapi\Enquiries\VisitorInput;
use HearthHammer\Hpapi\People\Staff;

/**
 * The forms on pages of their own, for browsers without JavaScript (docs/decisions/0010-enquiries.md).
 *
 * A form on another page may come from a cache, so it has no token: what it sends is shown here once more, with a token
 * of this browser, to check and to send.
 */
final readonly class FormPages {

	public function __construct(
		private EnquiryForm $form,
		private ValuationForm $valuation,
		private SendEnquiry $sending,
		private FormToken $form_token,
		private EnquiryLinks $links,
		private Viewings $viewings,
		private Staff $staff,
	) {}

	/**
	 * /enquiry/property/{id}/.
	 *
	 * @param array<string, mixed> $posted
	 * @return array<string, mixed>|null Null for a property that visitors may not ask about. `redirect` where it is kept.
	 */
	public function property( int $id, array $posted, bool $is_post ): ?array {
		$property = $this->viewings->property( $id );
		return null === $property ? null : $this->view(
			array(
				'title'    => 'ask' === ( $posted['kind'] ?? '' ) ? __( 'Ask about this property', 'hearth-hammer' ) : __( 'Book a viewing', 'hearth-hammer' ),
				'address'  => $property->address(),
				'back_url' => (string) get_permalink( $property->post ),
			),
			$is_post,
			self::has_token( $posted ),
			fn (): Enquiry => $this->sending->send( array( 'property' => $id ) + $posted ),
			fn ( array $faults, string $token ) => $this->form->print( (array) $this->form->props( $id ), $posted, $faults, $token )
		);
	}

	/**
	 * /enquiry/valuation/.
	 *
	 * @param array<string, mixed> $posted
	 * @return array<string, mixed> `redirect` where it is kept.
	 */
	public function valuation( array $posted, bool $is_post ): array {
		return $this->view(
			array(
				'title'      => __( 'What is my property worth?', 'hearth-hammer' ),
				'address'    => __( 'Free, with no obligation', 'hearth-hammer' ),
				'back_url'   => home_url( '/' ),
				'back_label' => __( 'Home page', 'hearth-hammer' ),
			),
			$is_post,
			self::has_token( $posted ),
			fn (): Enquiry => $this->sending->send_valuation( $posted ),
			fn ( array $faults, string $token ) => $this->valuation->print( $this->valuation->props(), $posted, $faults, $token )
		);
	}

	/**
	 * /enquiry/person/{id}/: the form to write to a member of staff. It is only here, so it always has a token, and is the
	 * same with JavaScript and without.
	 *
	 * @param array<string, mixed> $posted
	 * @return array<string, mixed>|null Null for an id that no member of staff has. `redirect` where it is kept.
	 */
	public function person( int $id, array $posted, bool $is_post ): ?array {
		$person = $this->staff->by_id( $id );
		return null === $person ? null : $this->view(
			array(
				/* translators: %s: a person's name */
				'title'      => sprintf( __( 'Message %s', 'hearth-hammer' ), $person->name ),
				'address'    => $person->role,
				'back_url'   => $person->url(),
				/* translators: %s: a first name */
				'back_label' => sprintf( __( 'Back to %s’s page', 'hearth-hammer' ), $person->first_name() ),
			),
			$is_post,
			true,
			fn (): Enquiry => $this->sending->send_to_person( array( 'person' => $id ) + $posted ),
			static fn ( array $faults, string $token ) => self::print_message( EnquiryLinks::person( $id ), new FormFields( 'hh-person-message', $posted, $faults ), $token, VisitorInput::MESSAGE )
		);
	}

	/**
	 * @param array<string, string>                        $words    title, address, back_url and maybe back_label.
	 * @param bool                                         $is_whole Whether what was posted can be sent, or is to be checked first.
	 * @param Closure(): Enquiry                           $send
	 * @param Closure(array<string, string>, string): void $print    Of the faults, field to sentence, and the next token.
	 * @return array<string, mixed>
	 */
	private function view( array $words, bool $is_post, bool $is_whole, Closure $send, Closure $print ): array {
		$refused = null;
		if ( $is_post && $is_whole ) {
			try {
				return array( 'redirect' => $this->links->sender( $send() ) );
			} catch ( VisitorError $fault ) {
				$refused = $fault;
			} catch ( WriteFailed ) {
				$refused = EnquiryErrors::not_kept();
			}
		}
		$faults = 409 === $refused?->status ? array( 'slot' => $refused->sentence ) : $refused->fields ?? array();
		// A form that was kept open too long, or comes from a page without a token, is sent with the next click.
		$token = $this->form_token->issue();
		$check = array(
			'title' => __( 'Check your answers and send', 'hearth-hammer' ),
			'lede'  => __( 'Check what you’ve written. If it’s right, select “Send” at the bottom.', 'hearth-hammer' ),
		);
		return ( $is_post && null === $refused ? $check : array() ) + $words + array(
			'status' => $refused->status ?? 200,
			'page'   => 'form',
			'lede'   => '',
			'error'  => $refused->sentence ?? '',
			'faults' => $faults,
			'print'  => static fn () => $print( $faults, $token ),
		);
	}

	/** @param array<string, mixed> $posted */
	private static function has_token( array $posted ): bool {
		return is_string( $posted['token'] ?? null ) && '' !== $posted['token'];
	}

	private static function print_message( string $hh_action, FormFields $hh_form, string $hh_token, int $hh_longest ): void {
		require dirname( __DIR__, 3 ) . '/templates/person-message.php';
	}
}
