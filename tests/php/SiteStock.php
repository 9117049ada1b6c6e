<?php

declare( strict_types=1 );

namespace HearthHammer\Tests;

use HearthHammer\Auctions\LegalPack\LegalPackModule;
use HearthHammer\Auctions\LegalPack\LegalTerms;
use HearthHammer\Auctions\Plugin as Auctions;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Caphpi\Provider\Sandbox\SandboxProvider;
use HearthHammer\Caphpi\Provider\Sandbox\SandboxVehicles;
use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Core\Core;
use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Hpapi\Enquiries\Slots\SlotRepository;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use WP_REST_Request;

/**
 * A site with a property that can be viewed, a sale that runs, a lot with a legal pack and a vehicle that can be valued,
 * and for each of its forms what a visitor sends who fills it in rightly.
 */
trait SiteStock { // @phpstan-ignore trait.unused (by tests alone, which it does not read)

	use AuctionFixtures;

	/** @var array<string, string> What a placeholder as `{lot}` stands for. */
	private array $known = array();

	private string $stock_folder = '';
	private int $submissions     = 0;
	private int $look_ups        = 0;

	private function stock_up(): void {
		$this->stock_folder = $this->make_folder();
		add_filter( 'upload_dir', fn ( array $dirs ): array => array( 'basedir' => $this->stock_folder ) + $dirs );
		add_filter( 'pre_wp_mail', '__return_true', 1 );
		add_filter( 'caphpi_provider', static fn () => new SandboxProvider( new SandboxVehicles(), static fn () => null ) );
		update_option( ValuationSettings::OPTION, array( 'plate_cap' => 1000, 'browser_cap' => 1000, 'address_cap' => 1000 ) + (array) get_option( ValuationSettings::OPTION, array() ) );
		$this->browse_with( '0123456789abcdef0123456789abcdef' );

		$parish = PropertyFactory::parish( 'Cranbrook' );
		PropertyFactory::place( 'station', 'Headcorn', new Coordinates( 51.1660, 0.6280 ), array( 'crs' => 'HCN', 'high_speed' => true ) );
		PropertyFactory::place( 'outcode', 'TN17', new Coordinates( 51.0968, 0.5356 ) );
		$property = PropertyFactory::property( array( 'parish' => $parish ) );
		PropertyFactory::property( array( 'parish' => $parish, 'channel' => 2, 'price' => 1200 ) );
		$this->offer_viewings( $property );

		$cars = self::sale( 'stock-cars', array( 'status' => 'running', 'starts_at' => time() - HOUR_IN_SECONDS, 'auctioneer_id' => 'weald', 'platform_sale_id' => 'S1' ) );
		$lot  = self::lot( $cars, '1', array( 'plate' => 'AB17 CDE' ) );
		self::lot( self::sale( 'stock-later-cars' ), '1' );
		$homes = self::sale( 'stock-houses', array( 'remote_bidding' => array( 'online', 'commission', 'telephone' ) ), 'property-auctions' );
		$house = self::lot( $homes, '5', array( 'prior_offers' => 'yes' ) );
		file_put_contents( "{$this->stock_folder}/title.pdf", "%PDF-1.7 title\n" );
		self::legal()->putting->put( $house, 'Title register', "{$this->stock_folder}/title.pdf" );
		Auctions::auctions()->index->flush();

		$this->known = array(
			'{property}'   => (string) $property,
			'{sale}'       => (string) $cars->id(),
			'{homes}'      => (string) $homes->id(),
			'{lot}'        => (string) $lot,
			'{house}'      => (string) $house,
			'{department}' => (string) $cars->department()?->id,
			'{terms}'      => (string) LegalTerms::current()['version'],
		);
	}

	private function clear_stock(): void {
		Core::services()->browser->forget();
	}

	private function browse_with( string $browser ): void {
		$_COOKIE['hh_browser'] = $browser;
		Core::services()->browser->forget();
	}

	/**
	 * @param array<mixed> $sent With `{lot}` and the like, `{unique}` for a number of this request alone, and `{token …}`
	 *                           for the token that a route gives.
	 * @return array<mixed>
	 */
	private function filled( array $sent ): array {
		return array_map(
			function ( mixed $value ): mixed {
				if ( is_array( $value ) ) {
					return $this->filled( $value );
				}
				if ( is_string( $value ) && 1 === preg_match( '/^\{token (\S+)\}$/', $value, $found ) ) {
					wp_parse_str( (string) wp_parse_url( $found[1], PHP_URL_QUERY ), $query );
					$data = self::asked( (string) wp_parse_url( $found[1], PHP_URL_PATH ), $query );
					return $data['token'] ?? $data['data']['token'] ?? '';
				}
				if ( '{valuation}' === $value ) {
					// Each at another mileage: a look-up of its own.
					return self::asked( '/caphpi/v1/valuation', array( 'vrm' => 'KM21FJX', 'mileage' => (string) ( 1 + ++$this->look_ups % 300 ) ) )['data']['valuation_token'] ?? '';
				}
				return is_string( $value ) ? strtr( $value, array( '{unique}' => sprintf( 'submission-%09d', ++$this->submissions ) ) + $this->known ) : $value;
			},
			$sent
		);
	}

	/**
	 * On the server that is there: a new one would register every route again.
	 *
	 * @param array<string, string> $query
	 * @return array<string, mixed>
	 */
	private static function asked( string $route, array $query = array() ): array {
		$request = new WP_REST_Request( 'GET', $route );
		$request->set_query_params( $query );
		return (array) rest_do_request( $request )->get_data();
	}

	private function offer_viewings( int $property ): void {
		$first = time() + 3 * DAY_IN_SECONDS;
		( new SlotRepository() )->offer( $property, '', range( $first - $first % HOUR_IN_SECONDS, $first + 5 * HOUR_IN_SECONDS, HOUR_IN_SECONDS ), 30, 100 );
	}

	private static function legal(): LegalPackModule {
		return Auctions::legal_packs();
	}

	/** How often one may ask is another test's matter. */
	private static function forget_limits(): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}hh_limit" );
	}
}
