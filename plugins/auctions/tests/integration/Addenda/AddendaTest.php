<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Addenda;

use HearthHammer\Auctions\Addenda\Addendum;
use HearthHammer\Auctions\Addenda\AddendumBox;
use HearthHammer\Auctions\Addenda\AddendumRepository;
use HearthHammer\Auctions\Lots\LotFields;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Tests\Redirected;
use HearthHammer\Tests\WpDied;
use InvalidArgumentException;
use PHPUnit\Framework\Attributes\TestDox;
use ReflectionClass;
use ReflectionMethod;

/**
 * Addenda of lots and sales.
 */
final class AddendaTest extends IntegrationTestCase {

	use AuctionFixtures;

	#[TestDox( '[LOT-06] Addenda count within their sale; the same sent again is the same one; whoever listens is told once' )]
	public function test_numbers(): void {
		$addenda = new AddendumRepository();
		$sale    = self::sale();
		$other   = self::sale( 'january-cars' );
		$lot     = self::lot( $sale, '12A' );
		$told    = array();
		add_action(
			'hh_addendum_added',
			static function ( int $post, int $id ) use ( &$told ): void {
				$told[] = array( $post, $id );
			},
			10,
			2
		);
		$first  = $addenda->add( $sale->id(), $lot, "The V5C has come.\r\nIt has one former keeper.", 'a', 1 );
		$second = $addenda->add( $sale->id(), 0, 'The sale begins at noon.', 'b', 1 );
		self::assertSame( array( 1, 2 ), array( $first->number, $second->number ) );
		self::assertSame( 1, $addenda->add( $other->id(), 0, 'Another sale counts for itself.', 'c' )->number );
		self::assertSame( $first->id, $addenda->add( $sale->id(), $lot, 'Something else under the same word', 'a' )->id );
		self::assertSame( "The V5C has come.\nIt has one former keeper.", $addenda->find( $first->id )?->text );
		self::assertSame( array( array( $lot, $first->id ), array( $sale->id(), $second->id ) ), array_slice( $told, 0, 2 ) );
		self::assertCount( 3, $told );

		$numbers = static fn ( array $of ): array => array_map( static fn ( Addendum $one ): int => $one->number, $of );
		self::assertSame( array( 1, 2 ), $numbers( $addenda->of_lot( $lot, $sale->id() ) ) );
		self::assertSame( array( 2 ), $numbers( $addenda->of_lot( self::lot( $sale, '13' ), $sale->id() ) ) );
		self::assertSame( array( 1, 2 ), $numbers( $addenda->of_sale( $sale->id() ) ) );
		// A lot that moves to another sale keeps what was said of it.
		LotFields::fields()->replace( $lot, array( 'sale' => $other->id() ) );
		self::assertSame( array( 1, 1 ), $numbers( $addenda->of_lot( $lot, $other->id() ) ) );
	}

	#[TestDox( '[LOT-06] There is no way to change or delete one' )]
	public function test_append_only(): void {
		$methods = array_map( static fn ( ReflectionMethod $method ): string => $method->name, ( new ReflectionClass( AddendumRepository::class ) )->getMethods( ReflectionMethod::IS_PUBLIC ) );
		self::assertSame( array( 'add', 'find', 'of_sale', 'of_lot' ), $methods );
		$source = '';
		foreach ( (array) glob( dirname( __DIR__, 3 ) . '/src/Addenda/*.php' ) as $file ) {
			$source .= file_get_contents( (string) $file );
		}
		self::assertDoesNotMatchRegularExpression( '/UPDATE %i|DELETE FROM|REPLACE INTO|->(?:update|delete|replace)\(/', $source );
		$this->expectException( InvalidArgumentException::class );
		( new AddendumRepository() )->add( 1, 0, " \n ", 'empty' );
	}

	#[TestDox( '[LOT-06] A lot shows its own and its sale’s, a sale all of them with the way to each lot, escaped, in few statements' )]
	public function test_block(): void {
		$addenda = new AddendumRepository();
		$sale    = self::sale();
		$lot     = self::lot( $sale, '12A' );
		self::assertSame( '', self::block( 'lot-addenda', array(), $lot ) );
		$addenda->add( $sale->id(), $lot, '<b>One</b> key & no book', 'a', 0, 1763805600 );
		$addenda->add( $sale->id(), 0, 'Begins at noon', 'b' );
		$html = self::block( 'lot-addenda', array(), $lot );
		self::assertStringContainsString( '&lt;b&gt;One&lt;/b&gt; key &amp; no book', $html );
		self::assertMatchesRegularExpression( '/Addendum 1\s.*This lot.*22 November 2025, 10am.*Addendum 2\s.*All lots in this auction/s', $html );
		$html = self::block( 'lot-addenda', array(), $sale->id() );
		self::assertMatchesRegularExpression( '#<a href="[^"]+/auctions/december-cars/lot/12A/">Lot 12A</a>#', $html );
		self::assertStringNotContainsString( 'Addendum', self::block( 'lot-addenda', array(), self::lot( self::sale( 'other' ), '1' ) ) );

		$few  = $this->count_queries( static fn () => self::block( 'lot-addenda', array(), $sale->id() ) );
		$more = array_map( static fn ( int $number ): Addendum => $addenda->add( $sale->id(), self::lot( $sale, (string) $number ), "About {$number}", "n{$number}" ), range( 20, 29 ) );
		wp_cache_flush();
		get_post( $sale->id() );
		self::assertCount( 10, $more );
		self::assertLessThanOrEqual( $few + 6, $this->count_queries( static fn () => self::block( 'lot-addenda', array(), $sale->id() ) ) );
	}

	#[TestDox( '[LOT-06] Staff publish one with a tick and a nonce, once however often they press; nobody else does' )]
	public function test_box(): void {
		$addenda = new AddendumRepository();
		$sale    = self::sale();
		$lot     = self::lot( $sale, '7' );
		$form    = array( 'post' => (string) $lot, 'text' => "One key, 5% off <now>", 'submission' => str_repeat( 'a1', 16 ), 'sure' => '1' );
		self::assertSame( 'died', $this->publish( $form, 0 ) );
		self::assertSame( 'refused', $this->publish( array( 'sure' => '' ) + $form ) );
		self::assertSame( 'refused', $this->publish( array( 'text' => '   ' ) + $form ) );
		self::assertSame( 'died', $this->publish( $form, 1, 'wrong' ) );
		self::assertSame( array(), $addenda->of_sale( $sale->id() ) );
		self::assertSame( array( 'added', 'added' ), array( $this->publish( $form ), $this->publish( $form ) ) );
		self::assertSame( array( 'One key, 5% off <now>' ), array_map( static fn ( Addendum $one ): string => $one->text, $addenda->of_sale( $sale->id() ) ) );
		self::assertSame( 'added', $this->publish( array( 'post' => (string) $sale->id(), 'submission' => str_repeat( 'b2', 16 ) ) + $form ) );
		self::assertSame( 0, $addenda->of_sale( $sale->id() )[1]->lot );
	}

	/** @param array<string, string> $form */
	private function publish( array $form, int $user = 1, string $nonce = '' ): string {
		wp_set_current_user( $user );
		$_POST    = wp_slash( $form + array( '_wpnonce' => '' === $nonce ? wp_create_nonce( AddendumBox::ACTION . $form['post'] ) : $nonce ) );
		$_REQUEST = $_POST;
		add_filter( 'wp_redirect', static fn ( string $location, int $status ): string => throw new Redirected( $location, $status ), PHP_INT_MAX, 2 );
		try {
			do_action( 'admin_post_' . AddendumBox::ACTION );
			return 'nothing';
		} catch ( Redirected $redirect ) {
			wp_parse_str( (string) wp_parse_url( $redirect->location, PHP_URL_QUERY ), $query );
			return is_string( $query['hh_addendum'] ?? null ) ? $query['hh_addendum'] : 'elsewhere';
		} catch ( WpDied ) {
			return 'died';
		} finally {
			$_POST    = array();
			$_REQUEST = array();
		}
	}
}
