<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Lettings;

use HearthHammer\Core\Money\Amount;
use HearthHammer\Core\Tax\Nation;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\PropertyRecord;

/**
 * What renting a property costs, and what the law says of it: rents a month and a week, and the most that deposits may be.
 */
final readonly class LettingTerms {

	/** Rents of which a year's is known. */
	private const A_YEAR = array(
		'weekly'    => 52,
		'monthly'   => 12,
		''          => 12,
		'quarterly' => 4,
		'annual'    => 1,
	);

	/**
	 * @param int    $rent      Pounds per frequency; 0 where it is not shown.
	 * @param string $frequency As property-fields.json's rent_frequency.
	 * @param string $let_type  As property-fields.json's.
	 * @param int    $deposit   Pounds; 0 where it is not told.
	 */
	public function __construct(
		private int $rent,
		private string $frequency,
		private string $let_type,
		private int $deposit,
		public ?TenancyRules $rules,
	) {}

	/** Null where it is not to let. */
	public static function of( PropertyRecord $property ): ?self {
		if ( Channel::Lettings !== $property->channel() ) {
			return null;
		}
		$nation = Nation::of( $property->postcode()?->outward );
		return new self( $property->price()->is_hidden() ? 0 : $property->int( 'price' ), $property->text( 'rent_frequency' ), $property->text( 'let_type' ), $property->int( 'deposit' ), TenancyRules::on( $nation, (string) wp_date( 'Y-m-d' ) ) );
	}

	/** Whether people live there: shops and offices have other laws. */
	public function is_home(): bool {
		return 'commercial' !== $this->let_type;
	}

	/** £1,200 pcm (£277 pw). One is shown where the other cannot be known. */
	public function rent( string $told ): string {
		$other = $this->other_rent();
		/* translators: 1: a rent as Price tells it, 2: the same for another time */
		return '' === $other ? $told : sprintf( __( '%1$s (%2$s)', 'hearth-hammer' ), $told, $other );
	}

	/** What stands beside Price::text(): a week's rent beside a month's, a month's beside any other; empty where it cannot be known. */
	public function other_rent(): string {
		return self::other( $this->rent, $this->frequency );
	}

	/** @param int $rent Pounds per frequency; 0 where it is not shown. */
	public static function other( int $rent, string $frequency ): string {
		$year = $rent * ( self::A_YEAR[ $frequency ] ?? 0 );
		if ( 0 === $year ) {
			return '';
		}
		return in_array( $frequency, array( '', 'monthly', 'weekly' ), true )
			/* translators: %s: pounds a week */
			? sprintf( __( '%s pw', 'hearth-hammer' ), Amount::pounds( (int) round( $year / 52 ) ) )
			/* translators: %s: pounds a month */
			: sprintf( __( '%s pcm', 'hearth-hammer' ), Amount::pounds( (int) round( $year / 12 ) ) );
	}

	/** Empty where nothing is told. */
	public function deposit(): string {
		if ( $this->deposit > 0 ) {
			return Amount::pounds( $this->deposit );
		}
		$most = $this->most_deposit();
		/* translators: 1: pounds, 2: a time, e.g. 5 weeks’ rent */
		return 0 === $most ? '' : sprintf( __( 'Up to %1$s (%2$s)', 'hearth-hammer' ), Amount::pounds( $most ), $this->deposit_time() );
	}

	/** Empty where none may be taken, or the rent is not known. */
	public function holding_deposit(): string {
		$weeks = $this->is_home() ? $this->rules->holding_weeks ?? 0 : 0;
		$most  = $this->weeks( $weeks );
		/* translators: 1: pounds, 2: a number of weeks */
		return 0 === $most ? '' : sprintf( _n( 'Up to %1$s (%2$d week’s rent)', 'Up to %1$s (%2$d weeks’ rent)', $weeks, 'hearth-hammer' ), Amount::pounds( $most ), $weeks );
	}

	/** Pounds, whole ones below the limit; 0 where the law sets none. */
	public function most_deposit(): int {
		if ( ! $this->is_home() || null === $this->rules ) {
			return 0;
		}
		return $this->rules->deposit_months > 0 ? intdiv( $this->a_year() * $this->rules->deposit_months, 12 ) : $this->weeks( $this->deposit_weeks() );
	}

	/** How much rent that is, e.g. "5 weeks’ rent". */
	public function deposit_time(): string {
		$months = $this->rules->deposit_months ?? 0;
		return $months > 0
			/* translators: %d: a number of months */
			? sprintf( _n( '%d month’s rent', '%d months’ rent', $months, 'hearth-hammer' ), $months )
			/* translators: %d: a number of weeks */
			: sprintf( _n( '%d week’s rent', '%d weeks’ rent', $this->deposit_weeks(), 'hearth-hammer' ), $this->deposit_weeks() );
	}

	/** What advertisements in its nation call the landlord's registration; empty where there is no such register. */
	public function registration_label(): string {
		return match ( true ) {
			! $this->is_home() => '',
			true === $this->rules?->law?->names_landlord() => __( 'Landlord registration', 'hearth-hammer' ),
			in_array( $this->rules?->law, array( TenancyLaw::WalesFees, TenancyLaw::WalesContracts ), true ) => __( 'Rent Smart Wales registration', 'hearth-hammer' ),
			default => '',
		};
	}

	/** Whether its page has to name it. */
	public function needs_registration(): bool {
		return $this->is_home() && true === $this->rules?->law?->names_landlord();
	}

	public function deposit_weeks(): int {
		return null === $this->rules ? 0 : ( $this->a_year() >= $this->rules->above ? $this->rules->deposit_weeks_above : $this->rules->deposit_weeks );
	}

	/** @return list<string> What a renter may count on, in sentences. */
	public function sentences(): array {
		if ( ! $this->is_home() ) {
			return array();
		}
		return array( __( 'Anyone can apply, including people with children and people receiving benefits. What matters is that you can pay the rent.', 'hearth-hammer' ), ...$this->rules?->law?->sentences() ?? array() );
	}

	/** Pounds; 0 where it cannot be known, as of a rent for each of an unknown number of people. */
	private function a_year(): int {
		return $this->rent * ( self::A_YEAR[ $this->frequency ] ?? 0 );
	}

	private function weeks( int $weeks ): int {
		return intdiv( $this->a_year() * $weeks, 52 );
	}
}
