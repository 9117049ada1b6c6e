<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LotPage;

use HearthHammer\Auctions\Fees\CostTerms;
use HearthHammer\Auctions\Fees\CostWords;
use HearthHammer\Auctions\Fees\FeeLine;
use HearthHammer\Auctions\Fees\FeeTable;
use HearthHammer\Auctions\Fees\LotCosts;
use HearthHammer\Auctions\Fees\SpecialPayment;
use HearthHammer\Auctions\Lots\ContractTerms;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Core\Island\Island;
use HearthHammer\Core\Money\Amount;
use HearthHammer\Core\Tax\Buyer;
use HearthHammer\Core\Tax\Nation;
use HearthHammer\Core\Tax\PropertyUse;
use HearthHammer\Core\Tax\TaxTables;
use HearthHammer\Core\Tax\VatRate;
use HearthHammer\Core\Templates\Template;

/**
 * LOT-04: the island lot-costs over templates/lot-costs.php: what a hammer price costs in all.
 */
final readonly class CostCalculator {

	private const LONGEST = 40;

	/** @param array<mixed> $asked The page's own parameters, unslashed: `hammer`, `buyer`, `non_resident`, and the catalogue's. */
	public function __construct( private LotRecord $lot, private FeeTable $fees, private array $asked ) {}

	/** @param array<string, string> $trail The catalogue that the visitor came from, which the form sends along. */
	public function html( array $trail ): string {
		$props = $this->props( $trail );
		return Island::get(
			'lot-costs',
			$props,
			function () use ( $props ): void {
				echo ( new Template( dirname( __DIR__, 2 ) . '/templates' ) )->get( 'lot-costs', array( 'props' => $props, 'answer' => $this->answer( $props ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by the template.
			},
			array()
		);
	}

	/**
	 * @param array<string, string> $trail
	 * @return array<string, mixed> As schemas/lot-costs-props.json.
	 */
	public function props( array $trail ): array {
		$tax = $this->tax();
		return array(
			'action'     => $this->lot->address() . '#costs',
			'hidden'     => array_map(
				static fn ( string $name, string $value ): array => array(
					'name'  => $name,
					'value' => $value,
				),
				array_keys( $trail ),
				array_values( $trail )
			),
			'fields'     => array(
				'hammer'       => $this->asked( 'hammer' ) ?? $this->start(),
				'buyer'        => ( Buyer::tryFrom( $this->asked( 'buyer' ) ?? '' ) ?? Buyer::Standard )->value,
				'non_resident' => '1' === $this->asked( 'non_resident' ) ? '1' : '',
			),
			'fees'       => $this->all_fees()->to_array(),
			'lot'        => PriceNotes::scope( $this->lot )->value,
			'hammer_vat' => $this->has_hammer_vat(),
			'vat_rate'   => VatRate::current( $this->day() ),
			'tax'        => $tax,
			'buyers'     => array(
				self::option( Buyer::Standard, __( 'Your only or main home', 'hearth-hammer' ) ),
				self::option( Buyer::FirstTime, __( 'Your first home', 'hearth-hammer' ) ),
				self::option( Buyer::Additional, __( 'An additional home or buy-to-let', 'hearth-hammer' ) ),
			),
			'notes'      => $this->notes( null !== $tax ),
		);
	}

	/**
	 * The server's own answer, in words. src/islands/lot-costs/rules/answer.ts says the same.
	 *
	 * @param array<string, mixed> $props
	 * @return array{error: string, is_wrong: bool, rows: list<array{label: string, note: string, amount: string}>, total: string}
	 */
	public function answer( array $props ): array {
		$hammer = Amount::read_pence( $props['fields']['hammer'] );
		if ( null === $hammer ) {
			return array(
				'error'    => __( 'Enter a hammer price in pounds, like 12,500.', 'hearth-hammer' ),
				'is_wrong' => '' !== trim( $props['fields']['hammer'] ),
				'rows'     => array(),
				'total'    => '',
			);
		}
		$tax     = $props['tax'];
		$is_home = true === ( $tax['is_home'] ?? false );
		$terms   = new CostTerms(
			PriceNotes::scope( $this->lot ),
			$props['hammer_vat'],
			$props['vat_rate'],
			$tax['table'] ?? null,
			$is_home ? Buyer::from( $props['fields']['buyer'] ) : Buyer::Standard,
			$is_home && '1' === $props['fields']['non_resident']
		);
		$costs   = LotCosts::of( $this->all_fees(), $hammer, $terms );
		return array(
			'error'    => '',
			'is_wrong' => false,
			'rows'     => CostWords::rows( $costs, $props['vat_rate'], (string) ( $tax['name'] ?? '' ) ),
			'total'    => Amount::pence( $costs->total(), true ),
		);
	}

	/**
	 * What a sold lot costs by its hammer price, without the tax on buying, which depends on the buyer.
	 *
	 * @return array{rows: list<array{label: string, note: string, amount: string}>, total: string} As answer(); without rows where the price is not known.
	 */
	public function due(): array {
		return array_intersect_key( $this->answer( array( 'tax' => null ) + $this->props( array() ) ), array( 'rows' => true, 'total' => true ) );
	}

	/** The sale's, and what the lot's special conditions ask. */
	private function all_fees(): FeeTable {
		$payments = SpecialPayment::all( $this->lot->strings( 'special_payments' ) );
		return $this->fees->with( ...array_map( static fn ( SpecialPayment $payment ): FeeLine => $payment->fee(), $payments ) );
	}

	/** @return array{name: string, source: string, is_home: bool, table: array<string, mixed>}|null */
	private function tax(): ?array {
		$nation = $this->lot->business()->is_property() ? Nation::of( $this->lot->postcode()?->outward ) : null;
		if ( null === $nation ) {
			return null;
		}
		$tables = TaxTables::current();
		$use    = PropertyUse::tryFrom( $this->lot->text( 'property_use' ) ) ?? PropertyUse::Residential;
		return array(
			'name'    => $tables->name( $nation ),
			'source'  => $tables->source( $nation, $use ),
			'is_home' => $use->is_taxed_as_home(),
			'table'   => $tables->in_force( $nation, $this->day(), $use ),
		);
	}

	/** When it is completed, as far as that is known: the rates of that day hold. */
	private function day(): string {
		return ContractTerms::of( $this->lot )->completion( (string) wp_date( 'Y-m-d', $this->lot->sale?->starts_at() ?: time() ) );
	}

	private function has_hammer_vat(): bool {
		return match ( true ) {
			$this->lot->business()->is_vehicle() => 'plus_vat' === $this->lot->text( 'vat' ),
			$this->lot->business()->is_property() => 'yes' === $this->lot->text( 'vat_on_price' ),
			default => false,
		};
	}

	/** @return list<string> */
	private function notes( bool $has_tax ): array {
		return array_values(
			array_filter(
				array(
					$this->fees->is_empty() ? __( 'The fees for this auction have not been published yet. Ask us before you bid.', 'hearth-hammer' ) : '',
					'margin' === $this->lot->text( 'vat' ) && $this->lot->business()->is_vehicle() ? __( 'Sold under the VAT margin scheme: no VAT is shown on the hammer price, and none can be reclaimed.', 'hearth-hammer' ) : '',
					'' === $this->lot->text( 'vat' ) && $this->lot->business()->is_vehicle() ? __( 'The catalogue does not say whether VAT is due on the hammer price. Ask us before you bid.', 'hearth-hammer' ) : '',
					'' === $this->lot->text( 'vat_on_price' ) && $has_tax && 'residential' !== $this->lot->text( 'property_use' ) ? __( 'Check the legal pack to see whether VAT is due on the price.', 'hearth-hammer' ) : '',
					$has_tax ? __( 'For guidance only. Tax is worked out on the hammer price at the rates in force. Reliefs and other rules may apply, and any other payments under the special conditions are not included. Ask your solicitor.', 'hearth-hammer' ) : '',
				)
			)
		);
	}

	/** What the form begins with: what it was sold for, else its guide, where that is said. */
	private function start(): string {
		$pence = match ( true ) {
			null !== $this->lot->hammer_price() => $this->lot->hammer_price(),
			$this->lot->price_status()->shows_figures() => 100 * $this->lot->int( 'guide_low' ),
			default => 0,
		};
		return $pence > 0 ? number_format( $pence / 100, 0 === $pence % 100 ? 0 : 2 ) : '';
	}

	private function asked( string $field ): ?string {
		$value = $this->asked[ $field ] ?? null;
		return is_string( $value ) ? mb_substr( sanitize_text_field( $value ), 0, self::LONGEST ) : null;
	}

	/** @return array{value: string, label: string} */
	private static function option( Buyer $buyer, string $label ): array {
		return array(
			'value' => $buyer->value,
			'label' => $label,
		);
	}
}
