<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Enquiries;

use HearthHammer\Core\Core;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Core\Company\Company;
use HearthHammer\Hpapi\Enquiries\EnquirySettings;
use HearthHammer\Hpapi\Enquiries\EnquiryTables;
use HearthHammer\Hpapi\Enquiries\Slots\SlotRepository;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use WP_REST_Response;

/**
 * A visitor with a browser at a property, and a mail that goes nowhere.
 */
abstract class EnquiryTestCase extends IntegrationTestCase {

	protected const BROWSER = '0123456789abcdef0123456789abcdef';

	/** @var list<Message> */
	protected array $mails = array();

	protected int $property = 0;

	private int $submissions = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->browse_with( self::BROWSER );
		// Offices are a test's own matter: the site of the tests has those of the demo.
		delete_option( Company::OFFICES );
		update_option( EnquirySettings::OPTION, array( 'staff_email' => 'staff@example.com' ) );
		$this->property = PropertyFactory::property( array( 'reference' => 'ENQ_1', 'branch' => 'ENQ' ), 'Mill Lane, Cranbrook' );
		add_filter(
			'pre_wp_mail',
			function (): bool {
				$sending = Core::services()->mailer->sending();
				if ( null !== $sending ) {
					$this->mails[] = $sending;
				}
				return true;
			},
			1
		);
	}

	protected function tearDown(): void {
		Core::services()->browser->forget();
		parent::tearDown();
	}

	protected function browse_with( string $browser ): void {
		$_COOKIE['hh_browser'] = $browser;
		Core::services()->browser->forget();
	}

	protected function token(): string {
		return (string) $this->rest( 'GET', '/hpapi/v1/enquiries/token' )->get_data()['data']['token'];
	}

	/** @param array<string, mixed> $fields Instead of the usual ones. */
	protected function ask( array $fields = array() ): WP_REST_Response {
		$number = ++$this->submissions;
		return $this->rest(
			'POST',
			'/hpapi/v1/enquiries',
			array(
				...array(
					'token'      => $fields['token'] ?? $this->token(),
					'submission' => sprintf( 'submission-%06d', $number ),
					'kind'       => 'ask',
					'property'   => $this->property,
					'name'       => 'Jo Smith',
					'email'      => "jo{$number}@example.com",
					'message'    => 'Is the well still wet?',
				),
				...$fields,
			)
		);
	}

	/** @param array<string, mixed> $fields */
	protected function book( int $slot, array $fields = array() ): WP_REST_Response {
		return $this->ask( array( 'kind' => 'viewing', 'slot' => $slot, 'message' => '', ...$fields ) );
	}

	/** @return int The time's id. */
	protected function offer( string $when = '+3 days 10:00', int $places = 1, int $post = 0, string $branch = '' ): int {
		global $wpdb;
		$time = ( new \DateTimeImmutable( $when, wp_timezone() ) )->getTimestamp();
		( new SlotRepository() )->offer( '' === $branch ? ( $post > 0 ? $post : $this->property ) : 0, $branch, array( $time ), 30, $places );
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT MAX(id) FROM %i', $wpdb->prefix . EnquiryTables::SLOT ) );
	}

	protected function taken( int $slot ): ?int {
		return ( new SlotRepository() )->find( $slot )?->taken;
	}

	/** Everything that waits, due or not. */
	protected function deliver(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET next_at = 0', $wpdb->prefix . 'hh_outbox' ) );
		Core::services()->outbox->deliver( 500 );
	}

	/** @return list<Message> */
	protected function mails_to( string $address ): array {
		return array_values( array_filter( $this->mails, static fn ( Message $mail ): bool => $address === $mail->to ) );
	}

	/** @return list<array<string, string|null>> */
	protected function rows(): array {
		global $wpdb;
		return $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i ORDER BY id', $wpdb->prefix . EnquiryTables::ENQUIRY ), ARRAY_A );
	}

	/** The token of the link in the latest mail to an address. */
	protected function mailed_token( string $address ): string {
		$mails = $this->mails_to( $address );
		self::assertSame( 1, preg_match( '#\S+/enquiry/[0-9a-f]{32}/\?token=\S+#', end( $mails )->plain ?? '', $found ) );
		return self::link_token( $found[0] );
	}

	/** The token of the link in a visitor's mail. */
	protected static function link_token( string $url ): string {
		wp_parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		return is_string( $query['token'] ?? null ) ? $query['token'] : '';
	}

	/** @return array<string, mixed> */
	protected static function schema( string $name ): array {
		return Schema::from_file( dirname( __DIR__, 3 ) . "/schemas/{$name}.json" )->to_array();
	}

	protected static function assert_error( WP_REST_Response $response, int $status, string $code ): void {
		self::assertSame( array( $status, $code ), array( $response->get_status(), $response->get_data()['code'] ?? null ), (string) wp_json_encode( $response->get_data() ) );
		self::assertNotSame( '', $response->get_data()['message'] );
		self::assertSame( 'private, no-store', $response->get_headers()['Cache-Control'] ?? null );
	}
}
