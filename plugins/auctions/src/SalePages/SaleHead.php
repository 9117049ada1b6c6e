<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\SalePages;

use Closure;
use HearthHammer\Auctions\Sales\SaleAddresses;
use HearthHammer\Auctions\Sales\SaleDates;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Module;
use HearthHammer\Core\Page\JsonLd;
use HearthHammer\Core\Seo\SeoHeadTags;

defined( 'ABSPATH' ) || exit;

/**
 * What search engines read of a sale: an Event, with where it is and how to come to it.
 */
final readonly class SaleHead implements Module {

	/** @param Closure(): SaleView $sales Made when it is needed. */
	public function __construct( private Closure $sales ) {}

	public function register(): void {
		add_action( SeoHeadTags::HOOK, $this->print_data( ... ), 6 );
	}

	private function print_data(): void {
		$sale = is_singular( SalePostType::NAME ) ? SaleRecord::of( get_queried_object_id() ) : null;
		$view = null === $sale || ! $sale->is_published() ? null : ( $this->sales )()->of( $sale );
		if ( null === $view ) {
			return;
		}
		if ( '' !== $view['date'] ) {
			JsonLd::print( self::event( $view ) );
		}
		JsonLd::print(
			JsonLd::breadcrumbs(
				array(
					array( 'label' => __( 'Home', 'hearth-hammer' ), 'url' => home_url( '/' ) ),
					array( 'label' => __( 'Auctions', 'hearth-hammer' ), 'url' => SaleAddresses::all() ),
					array( 'label' => (string) $view['business_name'], 'url' => (string) $view['business_url'] ),
					array( 'label' => (string) $view['title'], 'url' => (string) $view['url'] ),
				)
			)
		);
	}

	/** In schema.org's word. */
	public static function state( string $status ): string {
		return match ( SaleStatus::tryFrom( $status ) ) {
			SaleStatus::Cancelled => 'EventCancelled',
			SaleStatus::Postponed => 'EventPostponed',
			default => 'EventScheduled',
		};
	}

	/**
	 * @param array<string, mixed> $view Of SaleView.
	 * @return array<string, mixed>
	 */
	private static function event( array $view ): array {
		$online = array( '@type' => 'VirtualLocation', 'url' => '' === $view['online_bidding_url'] ? $view['url'] : $view['online_bidding_url'] );
		$place  = '' === $view['venue'] ? null : array(
			'@type'   => 'Place',
			'name'    => $view['venue'],
			'address' => array_filter( array( '@type' => 'PostalAddress', 'postalCode' => $view['venue_postcode'], 'addressCountry' => 'GB' ) ),
		);
		$is_online = '' !== $view['online_bidding_url'];
		return array_filter(
			array(
				'@type'               => 'SaleEvent',
				'name'                => $view['title'],
				'url'                 => $view['url'],
				'description'         => $view['introduction'],
				'startDate'           => $view['date'],
				'endDate'             => $view['ends_at'] > $view['starts_at'] ? SaleDates::format( 'c', $view['ends_at'] ) : '',
				'eventStatus'         => 'https://schema.org/' . self::state( (string) $view['status'] ),
				'eventAttendanceMode' => 'https://schema.org/' . ( null === $place ? 'OnlineEventAttendanceMode' : ( $is_online ? 'MixedEventAttendanceMode' : 'OfflineEventAttendanceMode' ) ),
				'location'            => null === $place ? $online : ( $is_online ? array( $place, $online ) : $place ),
				'image'               => $view['image']['src_large'] ?? '',
				'organizer'           => array( '@type' => 'Organization', 'name' => ( new Company() )->name(), 'url' => home_url( '/' ) ),
			)
		);
	}
}
