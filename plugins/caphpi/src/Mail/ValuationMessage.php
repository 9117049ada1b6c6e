<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Mail;

use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Caphpi\Valuation\Outcome;
use HearthHammer\Caphpi\Valuation\StoredValuation;
use HearthHammer\Caphpi\Valuation\ValuationRecord;
use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Templates\Template;

/**
 * A valuation as a mail (VAL-24). It says only what this site looked up, and the owner's checked name.
 *
 * @phpstan-type View array{site: string, site_url: string, greeting: string, plate: string, vehicle: string, facts: list<string>, values: list<array{label: string, price: string, meaning: string}>, is_valued: bool, intro: string, holds: string, changes: list<string>, auctions: list<array{label: string, url: string, newest_year: int}>, book_url: string, held: string, enter: list<string>, phone: string, phone_href: string, hours: string, preheader: string}
 */
final readonly class ValuationMessage {

	/** How long the trade values hold. */
	public const HOLDS_DAYS = 7;

	public function __construct( private ValuationSettings $settings ) {}

	/** @param int $now Unix seconds. */
	public function for_owner( StoredValuation $valuation, int $now ): Message {
		$view = $this->view( $valuation, $now );
		$templates = new Template( dirname( __DIR__, 2 ) . '/templates' );
		return new Message(
			(string) $valuation->owner->email?->value,
			/* translators: 1: a number plate, 2: a vehicle's make and model */
			sprintf( __( 'Your valuation for %1$s: %2$s', 'hearth-hammer' ), $view['plate'], $view['vehicle'] ),
			$templates->get( 'mail-valuation', $view ),
			$templates->get( 'mail-valuation-text', $view ),
			array( 'Auto-Submitted' => 'auto-generated' )
		);
	}

	/** @return View */
	private function view( StoredValuation $valuation, int $now ): array {
		$owner     = $valuation->owner;
		$is_valued = Outcome::NoValue !== $valuation->outcome;
		$steps     = ValuationNextSteps::of( $this->settings, $now );
		return array(
			'site'       => ( new Company() )->name(),
			'site_url'   => home_url( '/' ),
			/* translators: %s: a person's name */
			'greeting'   => $owner->name->is_known() ? sprintf( __( 'Hello %s,', 'hearth-hammer' ), $owner->name->value ) : __( 'Hello,', 'hearth-hammer' ),
			'plate'      => $valuation->plate->spaced(),
			'vehicle'    => $valuation->lookup->title(),
			'facts'      => $this->facts( $valuation ),
			'values'     => $is_valued ? $this->values( $valuation ) : array(),
			'is_valued'  => $is_valued,
			'intro'      => $is_valued
				/* translators: %s: a date */
				? sprintf( __( 'Thank you for asking us what your vehicle is worth. Its trade values on %s are below. They show what dealers pay at auction for a similar vehicle with your mileage.', 'hearth-hammer' ), (string) wp_date( 'j F Y', $valuation->created_at ) )
				: __( 'Thank you for asking us what your vehicle is worth. We’re sorry, but there is no reliable online value for it. One of our auctioneers can tell you more in a short call.', 'hearth-hammer' ),
			'holds'      => $is_valued ? $this->holds( $valuation, $now ) : '',
			'changes'    => array(
				__( 'A service history, a long MOT and both keys attract bidders. Gaps put them off.', 'hearth-hammer' ),
				__( 'Damage, warning lights and worn tyres bring the price down.', 'hearth-hammer' ),
				__( 'You need to settle or declare any outstanding finance or insurance write-off first.', 'hearth-hammer' ),
			),
			'auctions'   => ValuationNextSteps::for_vehicle( $steps['sales'], self::year( $valuation ) ),
			'book_url'   => $this->book_url( $steps['book_url'], $valuation ),
			// The weekdays of the settings are for a site that knows no auctions; where they are known, their days say it.
			'held'       => array() !== array_filter( array_column( $steps['sales'], 'url' ) ) ? '' :
				/* translators: %s: weekdays, such as "Tuesdays and Fridays" */
				sprintf( __( 'Our vehicle auction is held on %s, in the hall and online.', 'hearth-hammer' ), $this->settings->auction_days() ),
			'enter'      => array(
				__( 'Call us to book your vehicle in. We can often take it into the next auction.', 'hearth-hammer' ),
				__( 'Bring it to us with the V5C, all the keys and the service book. We’ll look it over with you and agree a reserve.', 'hearth-hammer' ),
				__( 'We sell it at auction and pay you once the buyer has paid.', 'hearth-hammer' ),
			),
			'phone'      => $this->settings->phone(),
			'phone_href' => $this->settings->phone_href(),
			'hours'      => $this->settings->hours(),
			'preheader'  => $is_valued
				/* translators: 1 and 2: prices */
				? sprintf( __( 'Trade value from %1$s to %2$s, depending on condition.', 'hearth-hammer' ), $this->price( $valuation->below_average() ), $this->price( $valuation->lookup->valuation?->trade->clean ) )
				: __( 'We would like to talk to you about your vehicle.', 'hearth-hammer' ),
		);
	}

	private static function year( StoredValuation $valuation ): ?int {
		$vehicle = $valuation->lookup->vehicle;
		return null === $vehicle?->first_registered ? $vehicle?->manufactured_year : (int) substr( $vehicle->first_registered, 0, 4 );
	}

	/** The form that enters a vehicle into a sale, with what is known of this one, as next-steps.tsx writes it; empty where there is none. */
	private function book_url( string $url, StoredValuation $valuation ): string {
		return '' === $url ? '' : add_query_arg(
			array_map(
				rawurlencode( ... ),
				array(
					'vrm'     => $valuation->plate->value,
					'mileage' => (string) $valuation->mileage->miles(),
					'vehicle' => $valuation->lookup->title(),
				)
			),
			$url
		);
	}

	/** @return list<string> */
	private function facts( StoredValuation $valuation ): array {
		$vehicle = $valuation->lookup->vehicle;
		$facts   = array(
			/* translators: %s: a number such as 42,000 */
			sprintf( __( '%s miles', 'hearth-hammer' ), $valuation->mileage->formatted() ),
			null === $vehicle?->first_registered ? '' : sprintf( /* translators: %s: a month and year */ __( 'first registered %s', 'hearth-hammer' ), (string) wp_date( 'F Y', (int) strtotime( $vehicle->first_registered . ' 12:00 UTC' ) ) ),
			VehicleWords::of( $vehicle?->fuel ),
			VehicleWords::of( $vehicle?->colour ),
		);
		return array_values( array_filter( $facts, static fn ( string $fact ): bool => '' !== $fact ) );
	}

	/** @return list<array{label: string, price: string, meaning: string}> */
	private function values( StoredValuation $valuation ): array {
		$trade = $valuation->lookup->valuation?->trade;
		return array(
			array(
				'label'   => __( 'Clean', 'hearth-hammer' ),
				'price'   => $this->price( $trade?->clean ),
				'meaning' => __( 'Ready to sell: tidy inside and out, full history, nothing to repair.', 'hearth-hammer' ),
			),
			array(
				'label'   => __( 'Average', 'hearth-hammer' ),
				'price'   => $this->price( $trade?->average ),
				'meaning' => __( 'Sound, with signs of age: a few chips or scuffs, some service history.', 'hearth-hammer' ),
			),
			array(
				'label'   => __( 'Below average', 'hearth-hammer' ),
				'price'   => $this->price( $trade?->below_average ),
				'meaning' => __( 'Needs work: dents, faults, little history or a short MOT.', 'hearth-hammer' ),
			),
		);
	}

	private function holds( StoredValuation $valuation, int $now ): string {
		$until = $valuation->created_at + self::HOLDS_DAYS * DAY_IN_SECONDS;
		$day   = (string) wp_date( 'j F Y', $until );
		return $now <= $until
			/* translators: %s: a date */
			? sprintf( __( 'Trade values change every week. These are valid until %s. They are a guide to what bidders pay, not an offer to buy or a retail price.', 'hearth-hammer' ), $day )
			/* translators: %s: a date */
			: sprintf( __( 'Trade values change every week. These were valid until %s, so ask for a new valuation before you decide. They are a guide to what bidders pay, not an offer to buy or a retail price.', 'hearth-hammer' ), $day );
	}

	private function price( ?int $pounds ): string {
		return null === $pounds ? __( 'Ask us', 'hearth-hammer' ) : ValuationRecord::price( $pounds );
	}
}
