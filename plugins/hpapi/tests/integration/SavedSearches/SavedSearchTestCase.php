<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\SavedSearches;

use HearthHammer\Core\Core;
use HearthHammer\Core\Subscription\Frequency;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Search\SearchQuery;
use HearthHammer\Hpapi\SavedSearches\SavedSearch;
use HearthHammer\Hpapi\SavedSearches\SavedSearchesModule;
use HearthHammer\Hpapi\SavedSearches\SavedSearchTables;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;

/**
 * Saved searches, properties that come and fall in price, and the mails that go.
 */
abstract class SavedSearchTestCase extends IntegrationTestCase {

	/** @var list<array{to: string, subject: string, message: string, headers: list<string>}> */
	protected array $mails = array();

	/** Whether the mail server takes what it is given. */
	protected bool $mail_works = true;

	protected function setUp(): void {
		parent::setUp();
		$this->mails      = array();
		$this->mail_works = true;
		Core::services()->browser->forget();
		add_filter(
			'pre_wp_mail',
			function ( ?bool $sent, array $mail ): bool {
				unset( $sent );
				if ( $this->mail_works ) {
					$this->mails[] = $mail;
				}
				return $this->mail_works;
			},
			1,
			2
		);
	}

	protected static function services(): SavedSearchesModule {
		return Plugin::saved_searches();
	}

	/** @param array<string, string> $parameters */
	protected static function active( array $parameters, string $email = 'jo@example.com', Frequency $frequency = Frequency::Instant, bool $price_drops = true, int $since = 0 ): SavedSearch {
		$of      = self::services();
		$address = EmailAddress::parse( $email );
		self::assertNotNull( $address );
		$query = $of->queries->ensure( $of->areas->store( SearchQuery::from_request( $parameters ) ) );
		$now   = $since > 0 ? $since : time() - HOUR_IN_SECONDS;
		$of->searches->add( $address, $query, $frequency, $price_drops, $now );
		$search = $of->searches->of( $address, $query );
		self::assertNotNull( $search );
		self::assertTrue( $of->searches->confirm( $search->id, $now ) );
		return $search;
	}

	/** A property of an agent's own, entered by hand just now. @param array<string, mixed> $fields */
	protected static function arrives( array $fields = array(), string $title = '' ): int {
		return PropertyFactory::property( array( 'branch' => '', ...$fields ), $title );
	}

	/** @param array<string, mixed> $fields */
	protected static function changes( int $post, array $fields ): void {
		foreach ( $fields as $name => $value ) {
			update_post_meta( $post, 'hpapi_' . $name, $value );
		}
		Plugin::indexer()->index_many( array( $post ) );
	}

	/** The worker, a minute later; returns the mails of this run. */
	protected function work( int $later = 60 ): int {
		$before = count( $this->mails );
		$now    = time() + $later;
		$of     = self::services();
		do {
			$matched = $of->matcher->step( $now );
		} while ( $matched );
		do {
			$mails = $of->digests->step( $now, 50 );
			foreach ( $mails ?? array() as $mail ) {
				Core::services()->outbox->deliver_one( $mail );
			}
		} while ( null !== $mails );
		return count( $this->mails ) - $before;
	}

	protected static function number( string $table, string $where = '1 = 1' ): int {
		global $wpdb;
		return (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . SavedSearchTables::name( $table ) . " WHERE {$where}" ); // phpcs:ignore WordPress.DB
	}

	/** The signed address in a mail, as a path. */
	protected static function link( string $html, string $page ): string {
		self::assertSame( 1, preg_match( '#/saved-searches/' . $page . '/[A-Za-z0-9_.-]+/#', $html, $match ), "A mail has a link to {$page}." );
		return $match[0];
	}
}
