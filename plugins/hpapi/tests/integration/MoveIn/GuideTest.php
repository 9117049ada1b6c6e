<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\MoveIn;

use HearthHammer\Core\Company\Company;
use HearthHammer\Hpapi\MoveIn\MoveIn;
use HearthHammer\Hpapi\MoveIn\PropertyHive\HiveStock;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\PropertyFields;
use HearthHammer\Hpapi\Tests\Integration\Feeds\FeedTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use ReflectionClass;

/**
 * docs/moving-in.md, followed.
 */
final class GuideTest extends FeedTestCase {

	private static function guide(): string {
		return (string) file_get_contents( __DIR__ . '/../../../../../docs/moving-in.md' );
	}

	#[TestDox( '[OWN-03] The guide’s steps lead from a check to redirected addresses' )]
	public function test_steps(): void {
		update_option( Company::OFFICES, array() );
		$hive = new HiveFixture();
		$hive->remove_files();
		$hive->property( array( '_reference_number' => 'G1' ), array(), array( 'post_name' => 'guided' ) );
		preg_match_all( '/^wp hpapi move-in (\S+)(.*)$/m', self::guide(), $commands, PREG_SET_ORDER );
		$statuses = array();
		foreach ( $commands as [ , $plugin, $options ] ) {
			wp_cache_flush();
			$stock = MoveIn::stock( $plugin );
			self::assertNotNull( $stock, $plugin );
			self::assertContains( trim( $options ), array( '', '--dry-run' ) );
			$run = ( new MoveIn( Plugin::feeds()->feeds() ) )->prepare( $stock, '--dry-run' === trim( $options ) );
			$this->runner()->advance( $run );
			$statuses[] = $run->status;
		}
		self::assertSame( array( 'checked', 'done' ), $statuses );
		wp_cache_flush();
		do_action( 'deactivated_plugin', 'propertyhive/propertyhive.php', false );
		[ $status, $headers ] = $this->render( '/property/guided/' );
		self::assertSame( array( 301, get_permalink( $this->property( 'G1' )->post ) ), array( $status, $headers['location'] ?? '' ) );
	}

	#[TestDox( '[OWN-03] The guide’s table names every meta that is read, and only fields that are there' )]
	public function test_table(): void {
		preg_match_all( '/^\| (?!in Property Hive|---)(.+) \| (.+) \|$/m', self::guide(), $rows, PREG_SET_ORDER );
		self::assertGreaterThan( 15, count( $rows ) );
		$metas  = array();
		$fields = array();
		foreach ( $rows as [ , $theirs, $ours ] ) {
			preg_match_all( '/`(_[a-z_]+)`/', $theirs, $named );
			array_push( $metas, ...$named[1] );
			preg_match_all( '/`([a-z][a-z_0-9]+)`/', $ours, $named );
			array_push( $fields, ...$named[1] );
		}
		self::assertSame( array(), array_diff( $fields, array_keys( PropertyFields::schema() ) ) );
		// Those that HiveStock reads itself, and those that it hands to the mapper.
		$hands = (string) ( new ReflectionClass( HiveStock::class ) )->getConstant( 'META' );
		$read  = array_filter( $metas, static fn ( string $meta ): bool => 1 === preg_match( $hands, $meta ) || in_array( $meta, array( '_reference_number', '_department', '_office_id', '_negotiator_id' ), true ) );
		self::assertSame( $metas, $read, 'The guide names only what is read.' );
		$code = '';
		foreach ( (array) glob( __DIR__ . '/../../../src/Feeds/PropertyHive/*.php' ) as $file ) {
			$code .= (string) file_get_contents( (string) $file );
		}
		preg_match_all( "/'(_[a-z]+(?:_[a-z]+)*)'/", $code, $asked );
		$unnamed = array_diff( array_unique( $asked[1] ), $metas, array( '_other', '_shared_ownership', '_currency', '_commercial_rent_currency', '_commercial_price_currency' ) );
		self::assertSame( array(), array_values( $unnamed ), 'The guide names all that the mapper asks for.' );
	}
}
