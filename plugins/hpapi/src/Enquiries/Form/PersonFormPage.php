<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Form;

use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Form\FormFields;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Visitor\VisitorError;
use HearthHammer\Hpapi\Enquiries\EnquiryErrors;
use HearthHammer\Hpapi\Enquiries\EnquiryLinks;
use HearthHammer\Hpapi\Enquiries\SendEnquiry;
use HearthHammer\Hpapi\Enquiries\VisitorInput;
use HearthHammer\Hpapi\People\Staff;

/**
 * /enquiry/person/{id}/: the form to write to a member of staff. It is private, so that it can hold a token, and the same
 * with JavaScript and without.
 */
final readonly class PersonFormPage {

	public function __construct(
		private Staff $staff,
		private SendEnquiry $sending,
		private FormToken $form_token,
		private EnquiryLinks $links,
	) {}

	/**
	 * @param array<string, mixed> $posted
	 * @return array<string, mixed>|null Null where nobody has that number. `redirect` where it is kept.
	 */
	public function view( int $id, array $posted, bool $is_post ): ?array {
		$person = $this->staff->by_id( $id );
		if ( null === $person ) {
			return null;
		}
		$refused = null;
		if ( $is_post ) {
			try {
				return array( 'redirect' => $this->links->sender( $this->sending->send_to_person( array( 'person' => $id ) + $posted ) ) );
			} catch ( VisitorError $fault ) {
				$refused = $fault;
			} catch ( WriteFailed ) {
				$refused = EnquiryErrors::not_kept();
			}
		}
		$faults = $refused->fields ?? array();
		// A form that was kept open too long is sent with the next click.
		$form = static fn ( string $token ) => ( static function ( string $hh_action, FormFields $hh_form, string $hh_token, int $hh_longest ): void {
			require dirname( __DIR__, 3 ) . '/templates/person-message.php';
		} )( EnquiryLinks::person( $id ), new FormFields( 'hh-person-message', $posted, $faults ), $token, VisitorInput::MESSAGE );
		$token = $this->form_token->issue();
		return array(
			'status'     => $refused->status ?? 200,
			'page'       => 'form',
			/* translators: %s: a person's name */
			'title'      => sprintf( __( 'Message %s', 'hearth-hammer' ), $person->name ),
			'address'    => $person->role,
			'back_url'   => $person->url(),
			/* translators: %s: a first name */
			'back_label' => sprintf( __( 'Back to %s’s page', 'hearth-hammer' ), $person->first_name() ),
			'lede'       => '',
			'error'      => $refused->sentence ?? '',
			'faults'     => $faults,
			'print'      => static fn () => $form( $token ),
		);
	}
}
