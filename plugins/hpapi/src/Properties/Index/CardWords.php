<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Index;

use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\Lettings\LettingTerms;
use HearthHammer\Hpapi\Properties\Price;
use HearthHammer\Hpapi\Properties\PropertyTypes;
use HearthHammer\Hpapi\Properties\Status;

/**
 * Says in the reader's language what the index has as codes (decision 0090). The same few words are on thousands of pins:
 * each is looked up once.
 */
final class CardWords {

	/** @var array<string, string> */
	private array $said = array();

	/**
	 * @param array<string, mixed> $stored Of Card::stored(). One of an older shape has its words, and keeps them.
	 * @return array<string, mixed> schemas/parts/card.json
	 */
	public function of_card( array $stored ): array {
		if ( ! isset( $stored['codes'] ) ) {
			return $stored;
		}
		[ 'qualifier' => $qualifier, 'frequency' => $frequency ] = $stored['codes'];
		$channel = Channel::from( $stored['channel'] );
		$price   = new Price( $channel, $stored['price'], $qualifier, $frequency );
		$heading = $this->heading( $stored['property_type'], $stored['bedrooms'], $channel );
		unset( $stored['codes'] );
		return array(
			...$stored,
			'heading'               => $heading,
			'status_label'          => Status::from( $stored['status'] )->label(),
			'price_string'          => $price->text(),
			'other_rent'            => Channel::Lettings === $channel ? LettingTerms::other( $stored['price'], $frequency ) : '',
			'price_qualifier_label' => $price->qualifier_label(),
			'property_type_label'   => PropertyTypes::label( $stored['property_type'] ),
			'images'                => array_map( static fn ( array $image ): array => '' === $image['alt'] ? array( ...$image, 'alt' => "{$heading}, {$stored['address']}" ) : $image, $stored['images'] ),
		);
	}

	/**
	 * @param array<string, mixed> $stored Of Card::pin().
	 * @return array<string, mixed>
	 */
	public function of_pin( array $stored ): array {
		if ( ! isset( $stored['codes'] ) ) {
			return $stored;
		}
		[ $channel, $status, $pounds, $qualifier, $frequency, $type, $bedrooms ] = $stored['codes'];
		$channel = Channel::from( $channel );
		unset( $stored['codes'] );
		return array(
			...$stored,
			'price_string' => $this->once( "price:{$channel->value}:{$pounds}:{$qualifier}:{$frequency}", static fn (): string => ( new Price( $channel, $pounds, $qualifier, $frequency ) )->full_text() ),
			'heading'      => $this->heading( $type, $bedrooms, $channel ),
			'status'       => $this->once( "status:{$channel->value}:{$status}", static fn (): string => Status::from( $status )->full_label( $channel ) ),
		);
	}

	private function heading( string $type, int $bedrooms, Channel $channel ): string {
		return $this->once( "heading:{$channel->value}:{$bedrooms}:{$type}", static fn (): string => PropertyTypes::heading( $type, $bedrooms, $channel ) );
	}

	/** @param callable(): string $say */
	private function once( string $key, callable $say ): string {
		return $this->said[ $key ] ??= $say();
	}
}
