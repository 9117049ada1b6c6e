<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Tests\Integration;

use HearthHammer\Caphpi\Provider\Cap\CapProvider;
use HearthHammer\Caphpi\Provider\Dvla\DvlaProvider;
use HearthHammer\Caphpi\Provider\Hpi\HpiProvider;
use HearthHammer\Caphpi\Provider\ValuationProvider;
use HearthHammer\Caphpi\Settings\Secrets;
use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Core\Http\HttpClient;
use HearthHammer\Tests\Fakes\FakeCap;
use HearthHammer\Tests\Fakes\FakeDvla;
use HearthHammer\Tests\Fakes\FakeHpi;
use HearthHammer\Tests\Fakes\FakeServer;
use WP_REST_Response;

require_once dirname( __DIR__, 4 ) . '/tests/fakes/providers/FakeServer.php';

/**
 * The real providers against the fakes of their services, with less patience than on a site for those that hang.
 */
abstract class ProviderTestCase extends ValuationTestCase {

	/** Seconds for an answer: a slow machine must get those that come, and only the plates that hang need an end soon. */
	private const PATIENT   = 30.0;
	private const IMPATIENT = 1.5;

	private static float $patience = self::PATIENT;

	protected static FakeServer $fakes;

	/** @var list<string> What monitors were told. */
	protected array $logged = array();

	/** @var array<string, string> */
	private array $environment = array();

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		self::$fakes = new FakeServer();
	}

	public static function tearDownAfterClass(): void {
		self::$fakes->stop();
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		self::$fakes->listen();
		$this->environment(
			array(
				'CAPHPI_HPI_CUSTOMER_CODE' => FakeHpi::CUSTOMER_CODE,
				'CAPHPI_HPI_INITIALS'      => FakeHpi::INITIALS,
				'CAPHPI_HPI_PASSWORD'      => FakeHpi::PASSWORD,
				'CAPHPI_HPI_URL'           => self::$fakes->url( 'hpi' ),
				'CAPHPI_CAP_SUBSCRIBER_ID' => FakeCap::SUBSCRIBER,
				'CAPHPI_CAP_PASSWORD'      => FakeCap::PASSWORD,
				'CAPHPI_CAP_URL'           => self::$fakes->url( 'cap' ),
				'CAPHPI_DVLA_KEY'          => FakeDvla::KEY,
				'CAPHPI_DVLA_URL'          => self::$fakes->url( 'dvla' ) . '/',
			)
		);
		remove_all_filters( 'caphpi_provider' );
		add_filter( 'caphpi_provider', static fn ( ?ValuationProvider $provider, string $name ): ?ValuationProvider => self::provider( $name ) ?? $provider, 10, 2 );
		add_action(
			'caphpi_look_up_failed',
			function ( string $reason, string $plate ): void {
				$this->logged[] = "{$reason} {$plate}";
			},
			10,
			2
		);
		$this->set( array( 'browser_cap' => 100, 'address_cap' => 100, 'plate_cap' => 100, 'staff_email' => 'staff@example.com' ) );
	}

	protected function tearDown(): void {
		foreach ( array_keys( $this->environment ) as $name ) {
			putenv( $name );
		}
		parent::tearDown();
	}

	/** @param array<string, string> $values */
	protected function environment( array $values ): void {
		foreach ( $values as $name => $value ) {
			$this->environment[ $name ] = $value;
			putenv( "{$name}={$value}" );
		}
	}

	protected static function provider( string $name ): ?ValuationProvider {
		$http = new HttpClient( 10.0, self::$patience );
		return match ( $name ) {
			'hpi'   => new HpiProvider( $http, Secrets::store(), new ValuationSettings() ),
			'cap'   => new CapProvider( $http, Secrets::store(), new ValuationSettings() ),
			'dvla'  => new DvlaProvider( $http, Secrets::store(), new ValuationSettings() ),
			default => null,
		};
	}

	protected function look_up( string $vrm = 'KM21FJX', int $mileage = 34 ): WP_REST_Response {
		self::$patience = 1 === preg_match( '/(HNG|DRP)$/', $vrm ) ? self::IMPATIENT : self::PATIENT;
		return parent::look_up( $vrm, $mileage );
	}

	/** How many look-ups the ceiling has counted today. */
	protected function charged(): int {
		return \HearthHammer\Core\Core::services()->limits->peek( 'valuation-ceiling', 'site', 1, DAY_IN_SECONDS )->hits;
	}

	/** @return list<string> Subjects of the alerts that staff got. */
	protected function alerts(): array {
		$this->deliver();
		return array_values( array_map( static fn ( array $mail ): string => $mail['subject'], array_filter( $this->mails, static fn ( array $mail ): bool => 'staff@example.com' === $mail['to'] ) ) );
	}

	/** Neither the answer, nor the logs, nor the mails, nor what waits hold a credential or the plate in full. */
	protected function assert_nothing_leaks( WP_REST_Response $response, string $plate ): void {
		global $wpdb;
		$this->deliver();
		$told = implode( "\n", $this->logged ) . wp_json_encode( array( $response->get_data(), $this->mails, $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i', $wpdb->prefix . 'hh_outbox' ), ARRAY_A ) ), JSON_UNESCAPED_SLASHES );
		foreach ( array( FakeHpi::CUSTOMER_CODE, FakeHpi::INITIALS, 'hh-test-', FakeCap::SUBSCRIBER, FakeDvla::KEY ) as $secret ) {
			self::assertStringNotContainsString( $secret, $told );
		}
		self::assertStringNotContainsString( $plate, implode( "\n", $this->logged ) );
	}

	/** @return array<string, mixed> */
	protected static function asset( WP_REST_Response $response ): array {
		self::assertSame( 200, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		self::assert_matches_schema( $response->get_data(), self::schema( 'valuation-answer' ) );
		return $response->get_data()['data']['RequestResults']['Asset'];
	}
}
