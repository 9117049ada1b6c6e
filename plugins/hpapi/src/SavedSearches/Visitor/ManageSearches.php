<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Visitor;

use HearthHammer\Core\Subscription\Frequency;
use HearthHammer\Hpapi\SavedSearches\SavedSearch;
use HearthHammer\Hpapi\SavedSearches\SavedSearchRepository;

/**
 * What the owner of an address does with its searches, from the page that its mails lead to.
 */
final readonly class ManageSearches {

	public function __construct( private SavedSearchRepository $searches ) {}

	/**
	 * @param SavedSearch  $owner  Of the signed address; only searches of the same mailbox can be changed.
	 * @param array<mixed> $fields What the form sent.
	 * @return string What was done, in words; empty for nothing.
	 */
	public function change( SavedSearch $owner, array $fields, int $now ): string {
		$id     = is_numeric( $fields['search'] ?? null ) ? (int) $fields['search'] : 0;
		$search = $this->searches->find( $id );
		if ( null === $search || ! hash_equals( $owner->email_hash, $search->email_hash ) ) {
			return '';
		}
		switch ( $fields['do'] ?? '' ) {
			case 'save':
				$frequency = Frequency::tryFrom( is_string( $fields['frequency'] ?? null ) ? $fields['frequency'] : '' ) ?? $search->frequency;
				$this->searches->change( $id, $frequency, '1' === ( $fields['price_drops'] ?? '' ), $now );
				return __( 'Changes saved.', 'hearth-hammer' );
			case 'pause':
				$this->searches->pause( $id );
				return __( 'Alerts paused. Select “Resume” when you want to hear from us again.', 'hearth-hammer' );
			case 'resume':
				$this->searches->resume( $id, $now );
				return __( 'Alerts resumed. We’ll email you about this search again.', 'hearth-hammer' );
			case 'end':
				$this->searches->end( $id, $now );
				return __( 'Alerts stopped. We won’t email you about this search again.', 'hearth-hammer' );
			default:
				return '';
		}
	}
}
