<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Valuation;

use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Visitor\VisitorError;
use HearthHammer\Hpapi\Enquiries\EnquiryErrors;
use HearthHammer\Hpapi\Enquiries\EnquiryLinks;
use HearthHammer\Hpapi\Enquiries\SendEnquiry;

/**
 * /enquiry/valuation/: the form on a page of its own, for browsers without JavaScript. What the form of a cached page
 * sends is shown here once more, with a token of this browser, to check and to send
 * (docs/decisions/0010-enquiries.md).
 */
final readonly class ValuationFormPage {

	public function __construct(
		private ValuationForm $form,
		private SendEnquiry $sending,
		private FormToken $form_token,
		private EnquiryLinks $links,
	) {}

	/**
	 * @param array<string, mixed> $posted
	 * @return array<string, mixed> `redirect` where it is kept.
	 */
	public function view( array $posted, bool $is_post ): array {
		$refused = null;
		if ( $is_post && is_string( $posted['token'] ?? null ) && '' !== $posted['token'] ) {
			try {
				return array( 'redirect' => $this->links->sender( $this->sending->send_valuation( $posted ) ) );
			} catch ( VisitorError $fault ) {
				$refused = $fault;
			} catch ( WriteFailed ) {
				$refused = EnquiryErrors::not_kept();
			}
		}
		$is_checked = $is_post && null === $refused;
		$faults     = $refused->fields ?? array();
		$token      = $this->form_token->issue();
		return array(
			'status'     => $refused->status ?? 200,
			'page'       => 'form',
			'title'      => $is_checked ? __( 'Check your answers and send', 'hearth-hammer' ) : __( 'What is my property worth?', 'hearth-hammer' ),
			'address'    => __( 'Free, with no obligation', 'hearth-hammer' ),
			'back_url'   => home_url( '/' ),
			'back_label' => __( 'Home page', 'hearth-hammer' ),
			'lede'       => $is_checked ? __( 'Check what you’ve written. If it’s right, select “Send” at the bottom.', 'hearth-hammer' ) : '',
			'error'      => $refused->sentence ?? '',
			'faults'     => $faults,
			'print'      => fn () => $this->form->print( $this->form->props(), $posted, $faults, $token ),
		);
	}
}
