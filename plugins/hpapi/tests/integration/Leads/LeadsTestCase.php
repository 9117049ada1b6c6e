<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Leads;

use HearthHammer\Core\Core;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Hpapi\Leads\LeadTables;
use HearthHammer\Tests\IntegrationTestCase;
use WP_REST_Response;

/**
 * A visitor with a browser, and a mail that goes nowhere.
 */
abstract class LeadsTestCase extends IntegrationTestCase {

	protected const BROWSER = '0123456789abcdef0123456789abcdef';

	/** @var list<array{to: string, subject: string, headers: list<string>, html: string, plain: string}> */
	protected array $mails = array();

	protected function setUp(): void {
		parent::setUp();
		$_COOKIE['hh_browser'] = self::BROWSER;
		Core::services()->browser->forget();
		add_filter(
			'pre_wp_mail',
			function ( ?bool $sent, array $mail ): bool {
				unset( $sent );
				$this->mails[] = array(
					'to'      => $mail['to'],
					'subject' => $mail['subject'],
					'headers' => $mail['headers'],
					'html'    => $mail['message'],
					'plain'   => (string) Core::services()->mailer->sending()?->plain,
				);
				return true;
			},
			1,
			2
		);
	}

	protected function tearDown(): void {
		Core::services()->browser->forget();
		parent::tearDown();
	}

	protected function token(): string {
		$response = $this->rest( 'GET', '/hpapi/v1/newsletter/token' );
		self::assertSame( 200, $response->get_status() );
		return (string) $response->get_data()['token'];
	}

	/** @param array<string, string> $more */
	protected function sign_up( string $email, ?string $token = null, array $more = array() ): WP_REST_Response {
		return $this->rest( 'POST', '/hpapi/v1/newsletter', array( 'email' => $email, 'token' => $token ?? $this->token() ) + $more );
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
		return (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i ORDER BY id', $wpdb->prefix . LeadTables::SUBSCRIBER ), ARRAY_A );
	}

	/** The key of a link in the newest mail: `confirm` or `unsubscribe`. */
	protected function key( string $step ): string {
		$mail = end( $this->mails );
		self::assertIsArray( $mail );
		self::assertSame( 1, preg_match( "#/newsletter/{$step}/\?key=(\S+)#", $mail['plain'], $match ), $mail['plain'] );
		return rawurldecode( $match[1] );
	}

	/** @return array<string, mixed> */
	protected static function schema( string $name ): array {
		return Schema::from_file( dirname( __DIR__, 3 ) . "/schemas/{$name}.json" )->to_array();
	}
}
