<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\PropertyAdmin;

use HearthHammer\Core\Text\Scalar;
use HearthHammer\Hpapi\Properties\Lettings\TenancyRules;
use HearthHammer\Hpapi\Properties\Lettings\LettingTerms;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Core\Tax\Nation;
use HearthHammer\Core\Place\Postcode;
use HearthHammer\Core\Money\Amount;
use HearthHammer\Core\Fields\FieldGuard;
use HearthHammer\Core\Media\Admin\MediaList;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\People\StaffPostType;
use HearthHammer\Hpapi\Properties\Index\IndexedReferences;
use HearthHammer\Hpapi\Properties\PropertyFields;
use HearthHammer\Hpapi\Properties\PropertyTypes;

/**
 * What a property must keep to beyond its schema, and what it needs before visitors see it.
 */
final readonly class PropertyRules {

	public function __construct( private ParishRepository $parishes ) {}

	/** For the edit screen and REST alike. */
	public function guard(): FieldGuard {
		return new FieldGuard( PropertyFields::fields(), MetaBoxFields::label( ... ), MetaBoxFields::hint( ... ), $this->faults( ... ) );
	}

	/**
	 * @param array<string, mixed> $values That fit the schema.
	 * @return array<string, string>
	 */
	private function faults( int $post, array $values ): array {
		$faults = MediaList::faults( PropertyMediaBox::lists(), $values );
		foreach ( $values as $name => $value ) {
			$typed = Scalar::text( $value );
			$fault = match ( $name ) {
				'parish' => 0 !== (int) $typed && null === $this->parishes->by_id( (int) $typed ),
				'valuer' => 0 !== (int) $typed && StaffPostType::NAME !== get_post_type( (int) $typed ),
				'property_type' => '' !== $typed && 'property' !== $typed && '' === PropertyTypes::group( $typed ) && ! term_exists( $typed, 'hpapi_property_type' ),
				default => false,
			};
			if ( $fault ) {
				/* translators: 1: name of a field, 2: what was typed */
				$faults[ $name ] = sprintf( __( '%1$s: “%2$s” is not one of the options.', 'hearth-hammer' ), MetaBoxFields::label( $name ), $typed );
			} elseif ( 'reference' === $name && '' !== $typed && ! in_array( ( new IndexedReferences() )->posts( array( $typed ) )[ $typed ] ?? $post, array( 0, $post ), true ) ) {
				/* translators: %s: a reference */
				$faults[ $name ] = sprintf( __( 'Reference: %s is already used by another property.', 'hearth-hammer' ), $typed );
			}
		}
		return $faults + self::deposit( $post, $values );
	}

	/**
	 * A deposit that the law forbids is not kept.
	 *
	 * @param array<string, mixed> $values
	 * @return array<string, string>
	 */
	private static function deposit( int $post, array $values ): array {
		$of = static fn ( string $name ): mixed => $values[ $name ] ?? PropertyFields::fields()->value( $post, $name );
		if ( ! isset( $values['deposit'] ) || Channel::Lettings->value !== (int) $of( 'channel' ) ) {
			return array();
		}
		$rules = TenancyRules::on( Nation::of( Postcode::parse( (string) $of( 'postcode' ) )?->outward ), (string) wp_date( 'Y-m-d' ) );
		$terms = new LettingTerms( (int) $of( 'price' ), (string) $of( 'rent_frequency' ), (string) $of( 'let_type' ), 0, $rules );
		$most  = $terms->most_deposit();
		/* translators: 1: pounds, 2: a time, e.g. 5 weeks’ rent */
		return $most > 0 && (int) $values['deposit'] > $most ? array( 'deposit' => sprintf( __( 'Deposit: the legal maximum is %1$s, which is %2$s.', 'hearth-hammer' ), Amount::pounds( $most ), $terms->deposit_time() ) ) : array();
	}

	/**
	 * What a property still needs before visitors may see it.
	 *
	 * @param array<string, mixed> $values Changed ones, cleaned; the rest is read.
	 * @return array<string, string> Field (`title` among them) to a sentence.
	 */
	public static function missing( int $post, string $title, array $values ): array {
		$of      = static fn ( string $name ): mixed => $values[ $name ] ?? PropertyFields::fields()->value( $post, $name );
		$missing = array();
		if ( '' === trim( $title ) && '' === $of( 'display_address' ) ) {
			$missing['title'] = __( 'Address: enter an address in the title field.', 'hearth-hammer' );
		}
		if ( 0 === $of( 'price' ) && 'poa' !== $of( 'price_qualifier' ) ) {
			$missing['price'] = __( 'Price or rent: enter an amount, or choose the qualifier POA.', 'hearth-hammer' );
		}
		if ( '' === $of( 'postcode' ) && 0.0 === (float) $of( 'latitude' ) && 0.0 === (float) $of( 'longitude' ) ) {
			$missing['postcode'] = __( 'Postcode: enter a postcode, or the latitude and longitude. Without one, location searches can’t find the property.', 'hearth-hammer' );
		}
		return $missing;
	}
}
