<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries;

use Closure;
use HearthHammer\Auctions\Sales\Business;

/**
 * What a visitor is told once an enquiry is kept, on the page and without JavaScript alike.
 */
final readonly class Thanks {

	/** @param Closure(Business): list<array{label: string, url: string}> $next_sales Those to come of a business, the next first. */
	public function __construct( private Closure $next_sales ) {}

	/** @return array{title: string, sentence: string, next: list<array{label: string, url: string}>} What has happened, what happens next, and where to go meanwhile. */
	public function of( EnquiryKind $kind, Business $business ): array {
		[ $title, $sentence ] = $kind->thanks();
		return array(
			'title'    => $title,
			'sentence' => EnquiryKind::Offer === $kind ? $sentence . ' ' . __( 'Our email has the link.', 'hearth-hammer' ) : $sentence,
			'next'     => $kind->is_for_a_sale() ? ( $this->next_sales )( $business ) : array(),
		);
	}
}
