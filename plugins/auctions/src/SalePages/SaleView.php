<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\SalePages;

use HearthHammer\Auctions\Enquiries\Form\SaleForm;
use HearthHammer\Auctions\Fees\CostWords;
use HearthHammer\Auctions\Fees\FeeLine;
use HearthHammer\Auctions\Index\IndexedSale;
use HearthHammer\Auctions\Index\IndexedSales;
use HearthHammer\Auctions\Sales\SaleAddresses;
use HearthHammer\Auctions\Sales\SaleDates;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Media\Links;
use HearthHammer\Core\Page\MadeOnce;

/**
 * What the page of a sale says above its lots.
 */
final readonly class SaleView {

	public function __construct( private IndexedSales $sales ) {}

	/** @return array<string, mixed>|null The entry of a list of sales, and what its own page has more. Null where visitors may not see it. */
	public function of( SaleRecord $sale ): ?array {
		return MadeOnce::get( "sale-{$sale->id()}", fn (): ?array => $this->made( $sale ) );
	}

	/** @return array<string, mixed>|null */
	private function made( SaleRecord $sale ): ?array {
		$indexed = $this->sales->one( $sale->id() );
		if ( null === $indexed ) {
			return null;
		}
		return array(
			...SaleEntry::of( $indexed, $indexed->status->is_off() ? NextSales::after( $this->sales, $indexed ) : null ),
			'lede'             => $sale->text( 'introduction' ),
			'business_url'     => SaleAddresses::business( $sale->business() ),
			'is_finished'      => SaleStatus::Finished === $sale->status(),
			'register_url'     => $sale->status()->is_coming() ? ( self::elsewhere( $sale->text( 'registration_url' ) ) ?: SaleForm::url( $sale->id() ) ) : '',
			'counts_down'      => $sale->counts_down( time() ),
			'bidding'          => self::bidding( $sale ),
			'conditions_url'   => $sale->text( 'conditions_url' ),
			'entries_close'    => self::entries_close( $sale ),
			'viewings'         => self::viewings( $sale ),
			'fees'             => self::fees( $sale ),
			'deposit'          => self::deposit( $sale ),
			'print_url'        => $indexed->has_catalogue() ? SaleAddresses::print( $sale->slug() ) : '',
			'csv_url'          => current_user_can( 'edit_post', $sale->id() ) ? SaleAddresses::sale( $sale->slug() ) . 'catalogue.csv' : '',
			'edit_url'         => current_user_can( 'edit_post', $sale->id() ) ? (string) get_edit_post_link( $sale->id(), 'raw' ) : '',
			'run_list_url'     => $indexed->has_catalogue() && $sale->status()->is_coming() && $sale->is_in_order() && $sale->starts_at() > 0 ? SaleAddresses::run_list( $sale->slug() ) : '',
			'screen_url'       => $sale->status()->is_coming() && current_user_can( 'edit_post', $sale->id() ) ? SaleAddresses::screen( $sale->slug() ) : '',
			'stream'           => $sale->status()->is_coming() && '' !== $sale->text( 'stream_url' ) ? Links::tours( array( array( 'url' => $sale->text( 'stream_url' ), 'caption' => __( 'Watch the auction live', 'hearth-hammer' ) ) ) )[0] ?? null : null,
			'result'           => self::result( $indexed ),
			'press_url'        => SaleResults::has_any( $indexed ) ? SaleAddresses::press( $sale->slug() ) : '',
			'results_csv_url'  => SaleResults::has_any( $indexed ) ? SaleAddresses::results_csv( $sale->slug() ) : '',
		);
	}

	/** An address of a platform that visitors can be sent to; empty for what is none, as the example domains of a sale that was copied. */
	public static function elsewhere( string $url ): string {
		$host = strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) );
		return '' === $host || 1 === preg_match( '/(^|\.)(example\.(com|org|net)|example|invalid|test|localhost)$/', $host ) ? '' : esc_url_raw( $url, array( 'http', 'https' ) );
	}

	/** @return list<string> Ways to bid without being there, in words. */
	private static function bidding( SaleRecord $sale ): array {
		$names = array(
			'online'     => __( 'online', 'hearth-hammer' ),
			'telephone'  => __( 'by phone', 'hearth-hammer' ),
			'commission' => __( 'by commission bid', 'hearth-hammer' ),
		);
		return array_values( array_intersect_key( $names, array_flip( $sale->strings( 'remote_bidding' ) ) ) );
	}

	/** @return list<array{when: string, note: string}> Days on which lots can be seen; those that are over are left out. */
	private static function viewings( SaleRecord $sale ): array {
		$days = array_filter( $sale->list( 'viewing_days' ), static fn ( array $day ): bool => max( (int) $day['starts_at'], (int) $day['ends_at'] ) > time() );
		return array_values( array_map( static fn ( array $day ): array => array( 'when' => SaleDates::span( (int) $day['starts_at'], (int) $day['ends_at'] ), 'note' => (string) $day['note'] ), $days ) );
	}

	/** Until when sellers can enter lots, in words; empty once that is over. */
	private static function entries_close( SaleRecord $sale ): string {
		$time = $sale->int( 'entries_close_at' );
		return $time > time() && $sale->status()->is_coming() ? ClockTime::on( $time, 'l j F' ) : '';
	}

	/** @return list<array{label: string, bands: list<array{price: string, fee: string}>}> What is due beside the hammer price. */
	private static function fees( SaleRecord $sale ): array {
		return array_values( array_map( static fn ( FeeLine $line ): array => array( 'label' => $line->label, 'bands' => CostWords::bands( $line ) ), $sale->fee_table()->lines ) );
	}

	private static function deposit( SaleRecord $sale ): string {
		$percent = $sale->float( 'deposit_percent' );
		$days    = $sale->int( 'completion_days' );
		$words   = array();
		if ( $percent > 0 ) {
			/* translators: %s: per cent */
			$words[] = sprintf( __( '%s%% deposit on the day', 'hearth-hammer' ), rtrim( rtrim( number_format_i18n( $percent, 2 ), '0' ), '.' ) );
		}
		if ( $days > 0 ) {
			$words[] = 'working_days' === $sale->text( 'completion_unit' )
				/* translators: %s: number of days */
				? sprintf( _n( 'completion in %s working day', 'completion in %s working days', $days, 'hearth-hammer' ), number_format_i18n( $days ) )
				/* translators: %s: number of days */
				: sprintf( _n( 'completion in %s day', 'completion in %s days', $days, 'hearth-hammer' ), number_format_i18n( $days ) );
		}
		return ucfirst( implode( ', ', $words ) );
	}

	/** @return array{offered: int, sold: int, rate: int|null, raised: int}|null Once it is over. */
	private static function result( IndexedSale $sale ): ?array {
		return SaleStatus::Finished !== $sale->status ? null : array(
			'offered' => $sale->offered,
			'sold'    => $sale->sold,
			'rate'    => $sale->success_rate(),
			'raised'  => $sale->raised,
		);
	}
}
