<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Page\PublishedPages;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use HearthHammer\Hpapi\Search\SearchQuery;
use HearthHammer\Hpapi\Search\SearchUrl;

/**
 * Where a visitor goes from a thank-you: a buyer to what else there is, a seller to how selling works and what is for
 * sale round about, who wrote to a person back to them and on.
 */
final class NextSteps {

	/** @return list<array{label: string, url: string}> Whole addresses; as `next` of enquiry-answer.json. */
	public static function of( Enquiry $enquiry ): array {
		$steps = match ( true ) {
			$enquiry->is_valuation() => self::of_seller( $enquiry ),
			$enquiry->is_to_person() => self::of_writer( $enquiry ),
			default => self::of_buyer( $enquiry ),
		};
		return array_values( array_filter( $steps, static fn ( array $step ): bool => '' !== $step['url'] ) );
	}

	/** @return list<array{label: string, url: string}> */
	private static function of_seller( Enquiry $enquiry ): array {
		$area = strtok( $enquiry->detail( 'postcode' ), ' ' );
		$near = ( new SearchUrl( array() ) )->absolute( new SearchQuery( Channel::Sales, (string) $area ) );
		return array(
			self::step( PublishedPages::url( 'sell', 'selling' ), __( 'See how we sell', 'hearth-hammer' ) ),
			/* translators: %s: the first half of a postcode, e.g. TN17 */
			self::step( false === $area ? '' : $near, sprintf( __( 'See property for sale in %s', 'hearth-hammer' ), (string) $area ) ),
			self::step( PublishedPages::url( 'people', 'about/people', 'team', 'about/team' ), __( 'Meet the team', 'hearth-hammer' ) ),
		);
	}

	/** @return list<array{label: string, url: string}> Of who wrote to a person. */
	private static function of_writer( Enquiry $enquiry ): array {
		return array(
			self::step( (string) get_permalink( $enquiry->post_id ), __( 'Back to their profile', 'hearth-hammer' ) ),
			self::step( SearchUrl::of_channel( Channel::Sales ), __( 'See all properties for sale', 'hearth-hammer' ) ),
			self::step( SearchUrl::of_channel( Channel::Lettings ), __( 'See all properties to rent', 'hearth-hammer' ) ),
			self::worth(),
		);
	}

	/** @return array{label: string, url: string} */
	private static function worth(): array {
		return self::step( PublishedPages::url( Valuation\SellPages::PATH ) ?: EnquiryLinks::valuation(), __( 'Request a valuation', 'hearth-hammer' ) );
	}

	/** @return list<array{label: string, url: string}> */
	private static function of_buyer( Enquiry $enquiry ): array {
		$property = PropertyRecord::of( $enquiry->post_id );
		$channel  = $property?->channel() ?? Channel::Sales;
		$area     = $property?->postcode()->outward ?? '';
		$sells    = Channel::Sales === $channel;
		return array(
			/* translators: %s: the first half of a postcode, e.g. TN17 */
			self::step( '' === $area ? '' : ( new SearchUrl( array() ) )->absolute( new SearchQuery( $channel, $area ) ), sprintf( $sells ? __( 'See more for sale in %s', 'hearth-hammer' ) : __( 'See more to rent in %s', 'hearth-hammer' ), $area ) ),
			self::step( SearchUrl::of_channel( $channel ), $sells ? __( 'See all properties for sale', 'hearth-hammer' ) : __( 'See all properties to rent', 'hearth-hammer' ) ),
			// Most who buy here have something to sell.
			...( $sells ? array( self::worth() ) : array() ),
		);
	}

	/** @return array{label: string, url: string} */
	private static function step( string $url, string $label ): array {
		return array(
			'label' => $label,
			'url'   => $url,
		);
	}
}
