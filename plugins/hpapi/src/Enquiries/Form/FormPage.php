<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Form;

use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Visitor\VisitorError;
use HearthHammer\Hpapi\Enquiries\EnquiryErrors;
use HearthHammer\Hpapi\Enquiries\EnquiryLinks;
use HearthHammer\Hpapi\Enquiries\SendEnquiry;
use HearthHammer\Hpapi\Enquiries\Slots\Viewings;

/**
 * The form on a page of its own, for browsers without JavaScript (docs/decisions/0010-enquiries.md).
 *
 * The form on a property's page may come from a cache, so it has no token: what it sends is shown here once more, with
 * a token of this browser, to check and to send.
 */
final readonly class FormPage {

	public function __construct(
		private EnquiryForm $form,
		private SendEnquiry $sending,
		private FormToken $form_token,
		private EnquiryLinks $links,
		private Viewings $viewings,
	) {}

	/**
	 * @param array<string, mixed> $posted
	 * @return array<string, mixed>|null Null where there is no such property. `redirect` where it is kept.
	 */
	public function view( int $property, array $posted, bool $is_post ): ?array {
		$record = $this->viewings->property( $property );
		if ( null === $record ) {
			return null;
		}
		$has_token = is_string( $posted['token'] ?? null ) && '' !== $posted['token'];
		$refused   = null;
		if ( $is_post && $has_token ) {
			try {
				$enquiry = $this->sending->send( array( 'property' => $property ) + $posted );
				return array( 'redirect' => $this->links->sender( $enquiry ) );
			} catch ( VisitorError $fault ) {
				$refused = $fault;
			} catch ( WriteFailed ) {
				$refused = EnquiryErrors::not_kept();
			}
		}
		$asks  = 'ask' === ( $posted['kind'] ?? '' );
		$props = (array) $this->form->props( $property );
		// A form that was kept open too long, or comes from a page without a token, is sent with the next click.
		$token = $this->form_token->issue();
		return array(
			'status'   => null === $refused ? 200 : $refused->status,
			'page'     => 'form',
			'title'    => match ( true ) {
				$is_post && null === $refused => __( 'Check your answers and send', 'hearth-hammer' ),
				$asks                         => __( 'Ask about this property', 'hearth-hammer' ),
				default                       => __( 'Book a viewing', 'hearth-hammer' ),
			},
			'address'  => $record->address(),
			'back_url' => (string) get_permalink( $record->post ),
			'lede'     => $is_post && null === $refused ? __( 'Check what you’ve written. If it’s right, select “Send” at the bottom.', 'hearth-hammer' ) : '',
			'error'    => null === $refused ? '' : $refused->sentence,
			'faults'   => null === $refused ? array() : self::faults( $refused ),
			'print'    => fn () => $this->form->print( $props, $posted, null === $refused ? array() : self::faults( $refused ), $token ),
		);
	}

	/** @return array<string, string> */
	private static function faults( VisitorError $refused ): array {
		return 409 === $refused->status ? array( 'slot' => $refused->sentence ) : $refused->fields;
	}
}
