<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Tests\Integration;

use HearthHammer\Caphpi\Input\Mileage;
use HearthHammer\Caphpi\Input\Plate;
use HearthHammer\Caphpi\Provider\Lookup;
use HearthHammer\Caphpi\Provider\Sandbox\SandboxProvider;
use HearthHammer\Caphpi\Provider\Sandbox\SandboxVehicles;
use HearthHammer\Caphpi\Provider\ValuationProvider;
use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Caphpi\Valuation\ValuationRepository;
use HearthHammer\Core\Core;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Tests\IntegrationTestCase;
use WP_REST_Request;
use WP_REST_Response;

/**
 * A visitor with a browser, a provider that counts, and a mail that goes nowhere.
 */
abstract class ValuationTestCase extends IntegrationTestCase {

	protected const BROWSER = '0123456789abcdef0123456789abcdef';

	/** @var list<array{to: string, subject: string, html: string, plain: string}> */
	protected array $mails = array();

	protected bool $mail_works = true;

	/** Plates that the provider was asked for. */
	protected int $asked = 0;

	protected function setUp(): void {
		parent::setUp();
		$_COOKIE['hh_browser'] = self::BROWSER;
		Core::services()->browser->forget();
		add_filter(
			'pre_wp_mail',
			function ( ?bool $sent, array $mail ): bool {
				unset( $sent );
				if ( $this->mail_works ) {
					$this->mails[] = array(
						'to'      => $mail['to'],
						'subject' => $mail['subject'],
						'html'    => $mail['message'],
						'plain'   => (string) Core::services()->mailer->sending()?->plain,
					);
				}
				return $this->mail_works;
			},
			1,
			2
		);
		add_filter( 'caphpi_provider', fn () => $this->counting_provider() );
		// Many tests ask for one vehicle at ever other mileages.
		$this->set( array( 'plate_cap' => 1000 ) );
	}

	protected function tearDown(): void {
		Core::services()->browser->forget();
		parent::tearDown();
	}

	private function counting_provider(): ValuationProvider {
		return new class( function (): void {
			++$this->asked;
		} ) implements ValuationProvider {

			public function __construct( private readonly \Closure $count ) {}

			public function look_up( Plate $plate, Mileage $mileage ): Lookup {
				( $this->count )();
				return ( new SandboxProvider( new SandboxVehicles(), static fn () => null ) )->look_up( $plate, $mileage );
			}
		};
	}

	/** @param array<string, mixed> $settings */
	protected function set( array $settings ): void {
		update_option( ValuationSettings::OPTION, array_merge( (array) get_option( ValuationSettings::OPTION, array() ), $settings ) );
	}

	protected function look_up( string $vrm = 'KM21FJX', int $mileage = 34 ): WP_REST_Response {
		return $this->rest( 'GET', '/caphpi/v1/valuation', array( 'vrm' => $vrm, 'mileage' => (string) $mileage ) );
	}

	/** Each a look-up of its own, however many the caps would allow. */
	protected function token( string $vrm = 'KM21FJX', int $mileage = 34 ): string {
		$this->set( array( 'browser_cap' => 1000, 'address_cap' => 1000 ) );
		$response = $this->look_up( $vrm, $mileage );
		self::assertSame( 200, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		return (string) $response->get_data()['data']['valuation_token'];
	}

	/** @param array<string, mixed> $form */
	protected function send( string $token, array $form = array( 'email' => 'jo@example.com' ), string $route = 'send' ): WP_REST_Response {
		return $this->rest( 'POST', "/caphpi/v1/valuation/{$route}", array( 'valuation_token' => $token ) + $form );
	}

	/**
	 * As a form sends it.
	 *
	 * @param array<string, mixed> $form
	 */
	protected function send_form( string $route, array $form ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', "/caphpi/v1/valuation/{$route}" );
		$request->set_header( 'content-type', 'application/x-www-form-urlencoded' );
		$request->set_body_params( $form );
		return rest_do_request( $request );
	}

	/** Everything that waits, due or not. */
	protected function deliver(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET next_at = 0', $wpdb->prefix . 'hh_outbox' ) );
		Core::services()->outbox->deliver( 500 );
	}

	/** @return list<array<string, string|null>> */
	protected function rows(): array {
		global $wpdb;
		return $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i ORDER BY id', $wpdb->prefix . 'caphpi_valuation' ), ARRAY_A );
	}

	/** @return array<string, mixed> Of the first valuation, or of that plate's, as it is mailed and logged. */
	protected function record( string $vrm = '' ): array {
		$row = array_values( array_filter( $this->rows(), static fn ( array $row ): bool => '' === $vrm || $vrm === $row['vrm'] ) )[0];
		return ( new ValuationRepository() )->find( (int) $row['id'] )?->record()->to_array() ?? array();
	}

	/** @return list<array<string, string|null>> */
	protected function outbox( string $kind ): array {
		global $wpdb;
		return $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE kind = %s ORDER BY id', $wpdb->prefix . 'hh_outbox', $kind ), ARRAY_A );
	}

	/** @return array<string, mixed> */
	protected static function schema( string $name ): array {
		return Schema::from_file( dirname( __DIR__, 2 ) . "/schemas/{$name}.json" )->to_array();
	}

	protected static function assert_error( WP_REST_Response $response, int $status, string $code ): void {
		self::assertSame( array( $status, $code ), array( $response->get_status(), $response->get_data()['code'] ?? null ) );
		self::assertStringEndsNotWith( '!', $response->get_data()['message'] );
		self::assertNotSame( '', $response->get_data()['message'] );
		self::assertSame( array(), array_diff( array_keys( $response->get_data()['data'] ), array( 'status', 'retry_after', 'params', 'details' ) ) );
		self::assertSame( 'private, no-store', $response->get_headers()['Cache-Control'] ?? null );
	}
}
