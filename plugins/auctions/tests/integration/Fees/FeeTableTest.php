<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Fees;

use HearthHammer\Auctions\Fees\FeeTable;
use HearthHammer\Auctions\Fees\FeeTableCheck;
use HearthHammer\Auctions\Fees\FeeTableForm;
use HearthHammer\Auctions\Fees\InvalidFeeTable;
use HearthHammer\Auctions\Sales\DepartmentFees;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SaleFeesBox;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use WP_Post;

/**
 * A sale's fees: what is wrong with a table, and how staff fill it in.
 */
final class FeeTableTest extends IntegrationTestCase {

	use AuctionFixtures;

	#[TestDox( '[LOT-04] Each mistake in a table of fees is told at its field, and such a table cannot be made' )]
	public function test_problems(): void {
		foreach ( self::vectors()['bad'] as [ $name, $table, $fields ] ) {
			$problems = FeeTableCheck::problems( $table );
			self::assertSame( $fields, array_keys( $problems ), $name );
			foreach ( $problems as $sentence ) {
				self::assertMatchesRegularExpression( '/^[A-Z].{10,}\.$/u', $sentence, $name );
			}
			try {
				FeeTable::of( $table );
				self::fail( $name );
			} catch ( InvalidFeeTable $mistake ) {
				self::assertSame( $problems, $mistake->problems );
			}
			self::assertTrue( FeeTable::stored( $table )->is_empty(), $name );
		}
	}

	#[TestDox( '[LOT-04] The vectors’ tables match the schema, and are stored with a sale as they are' )]
	public function test_stored(): void {
		$schema = Schema::from_file( dirname( __DIR__, 3 ) . '/schemas/parts/fee-table.json' );
		foreach ( self::vectors()['tables'] as $name => $table ) {
			self::assert_matches_schema( json_decode( (string) wp_json_encode( $table ) ), $schema->to_array() );
			$sale = self::sale( "sale-{$name}", array( 'fee_table' => $table ) );
			self::assertEquals( $table, $sale->fee_table()->to_array(), $name );
		}
		self::assertTrue( self::sale( 'without' )->fee_table()->is_empty() );
	}

	#[TestDox( '[LOT-04] Staff type fees in rows; amounts may hold signs and commas; empty rows are left out' )]
	public function test_form(): void {
		$sale = self::sale();
		wp_set_current_user( 1 );
		$empty = array( 'from' => '', 'to' => '', 'sum' => '', 'percent' => '', 'minimum' => '' );
		self::save(
			$sale->id(),
			array(
				array( 'label' => 'Buyer’s fee', 'applies_to' => 'vehicle', 'vat' => 'added', 'bands' => array( array( ...$empty, 'from' => '0', 'to' => '£2,499', 'sum' => '245' ), $empty, array( ...$empty, 'from' => '2,500', 'percent' => '6.5%', 'minimum' => '£295' ) ) ),
				array( 'label' => '', 'applies_to' => 'all', 'vat' => 'added', 'bands' => array( $empty, $empty ) ),
			)
		);
		$lines = SaleRecord::of( $sale->id() )?->fee_table()->to_array()['lines'];
		self::assertCount( 1, $lines ?? array() );
		self::assertEquals(
			array(
				array( 'from' => 0, 'to' => 2499, 'sum' => 245, 'percent' => null, 'minimum' => null ),
				array( 'from' => 2500, 'to' => null, 'sum' => null, 'percent' => 6.5, 'minimum' => 295 ),
			),
			$lines[0]['bands'] ?? null
		);
		self::assertContains( 'fee_table', SaleFields::staff()->of( $sale->id() ), 'A sync leaves it alone.' );
		self::assertStringContainsString( 'value="2,499"', self::box( $sale->id() ) );
		self::assertEquals( $lines, FeeTableForm::read( FeeTableForm::to_typed( FeeTable::of( array( 'lines' => $lines ) ) ) )['lines'], 'What is shown is what would be saved.' );
	}

	#[TestDox( '[LOT-04] A flat fee needs no lowest price: its band begins at £0' )]
	public function test_flat(): void {
		$sale = self::sale();
		wp_set_current_user( 1 );
		self::save( $sale->id(), array( array( 'label' => 'Administration charge', 'applies_to' => 'all', 'vat' => 'none', 'bands' => array( array( 'from' => '', 'to' => '', 'sum' => '600', 'percent' => '', 'minimum' => '' ) ) ) ) );
		self::assertEquals( array( array( 'from' => 0, 'to' => null, 'sum' => 600, 'percent' => null, 'minimum' => null ) ), SaleRecord::of( $sale->id() )?->fee_table()->to_array()['lines'][0]['bands'] ?? null );
	}

	#[TestDox( '[LOT-04] A table with a mistake is not kept: it stands there again as typed, with its sentences' )]
	public function test_mistakes(): void {
		$sale = self::sale( 'december-cars', array( 'fee_table' => self::vectors()['tables']['property'] ) );
		wp_set_current_user( 1 );
		self::save( $sale->id(), array( array( 'label' => 'Fee <b>', 'applies_to' => 'all', 'vat' => 'added', 'bands' => array( array( 'from' => '0', 'to' => '', 'sum' => 'a lot', 'percent' => '', 'minimum' => '' ) ) ) ) );
		self::assertEquals( self::vectors()['tables']['property'], SaleRecord::of( $sale->id() )?->fee_table()->to_array() );
		$box = self::box( $sale->id() );
		self::assertStringContainsString( 'value="a lot"', $box );
		self::assertStringContainsString( 'Enter the fixed sum in whole pounds.', $box );
		self::assertStringContainsString( 'aria-invalid="true" aria-describedby="hh-fees-lines-0-bands-0-sum"', $box );
		self::assertStringContainsString( 'id="hh-fees-lines-0-bands-0-sum"', $box );
		self::assertStringContainsString( 'Buyer’s premium', self::box( $sale->id() ), 'Next time the stored table is shown.' );
	}

	#[TestDox( '[LOT-04] Without the nonce, or the right, the form changes nothing' )]
	public function test_guarded(): void {
		$sale = self::sale();
		$fee  = array( array( 'label' => 'Fee', 'applies_to' => 'all', 'vat' => 'none', 'bands' => array( array( 'from' => '0', 'sum' => '5' ) ) ) );
		wp_set_current_user( 1 );
		self::save( $sale->id(), $fee, 'wrong' );
		self::assertTrue( SaleRecord::of( $sale->id() )?->fee_table()->is_empty() );
		wp_set_current_user( wp_insert_user( array( 'user_login' => 'author', 'user_pass' => 'x', 'role' => 'author' ) ) );
		self::save( $sale->id(), $fee );
		self::assertTrue( SaleRecord::of( $sale->id() )?->fee_table()->is_empty() );
	}

	#[TestDox( '[LOT-04] A sale that names no fees takes its department’s, as they were when it began; one that names some keeps to them' )]
	public function test_department(): void {
		$department = self::department();
		$tables     = self::vectors()['tables'];
		DepartmentFees::change( $department, FeeTable::of( $tables['cars'] ), time() - 10 * DAY_IN_SECONDS );
		$first   = DepartmentFees::in_force( $department, 0 )->to_array();
		$before  = self::sale( 'before', array( 'status' => 'finished', 'starts_at' => time() - 20 * DAY_IN_SECONDS ) );
		$past    = self::sale( 'past', array( 'status' => 'finished', 'starts_at' => time() - 5 * DAY_IN_SECONDS ) );
		$coming  = self::sale( 'coming' );
		$undated = self::sale( 'undated', array( 'status' => 'announced', 'starts_at' => 0 ) );
		$own     = self::sale( 'own', array( 'fee_table' => $tables['property'] ) );
		self::assertTrue( $before->fee_table()->is_empty(), 'Nothing held then.' );
		foreach ( array( $past, $coming, $undated ) as $sale ) {
			self::assertEquals( $first, $sale->fee_table()->to_array(), $sale->slug() );
		}
		self::assertEquals( $tables['property'], $own->fee_table()->to_array() );

		wp_set_current_user( 1 );
		self::save_department( $department, array( array( 'label' => 'Entry <b>fee</b>', 'applies_to' => 'all', 'vat' => 'none', 'bands' => array( array( 'from' => '0', 'sum' => '£99' ) ) ) ) );
		self::assertEquals( $first, $past->fee_table()->to_array(), 'A sale that is over keeps what held then.' );
		foreach ( array( $coming, $undated ) as $sale ) {
			self::assertSame( array( 'Entry fee' ), array_column( $sale->fee_table()->to_array()['lines'], 'label' ) );
		}
		$lot = self::lot( $coming, '1', array( 'guide_low' => 3000 ) );
		self::assertStringContainsString( 'Entry fee £99', self::block( 'lot-price', page: $lot ) );
		self::assertStringContainsString( 'Entry fee', self::block( 'lot-costs', page: $lot ) );
		self::assertStringContainsString( 'they apply to this sale unless you enter fees here.', self::box( $coming->id() ) );
		self::assertStringContainsString( 'they do not apply to this sale, because it has its own fees.', self::box( $own->id() ) );
	}

	#[TestDox( '[LOT-04] A department’s table with a mistake is not kept and stands there again; without nonce or right nothing changes' )]
	public function test_department_mistakes(): void {
		$department = self::department();
		wp_set_current_user( 1 );
		$bad = array( array( 'label' => 'Fee', 'applies_to' => 'all', 'vat' => 'added', 'bands' => array( array( 'from' => '0', 'sum' => 'a lot' ) ) ) );
		self::save_department( $department, $bad );
		self::assertTrue( DepartmentFees::in_force( $department, 0 )->is_empty() );
		ob_start();
		do_action( 'hh_department_edit_form_fields', get_term( $department ) );
		$form = (string) ob_get_clean();
		self::assertStringContainsString( 'value="a lot"', $form );
		self::assertStringContainsString( 'Enter the fixed sum in whole pounds.', $form );
		$good = array( array( 'label' => 'Fee', 'applies_to' => 'all', 'vat' => 'added', 'bands' => array( array( 'from' => '0', 'sum' => '5' ) ) ) );
		self::save_department( $department, $good, 'wrong' );
		self::assertTrue( DepartmentFees::in_force( $department, 0 )->is_empty() );
		wp_set_current_user( wp_insert_user( array( 'user_login' => 'author', 'user_pass' => 'x', 'role' => 'author' ) ) );
		self::save_department( $department, $good );
		self::assertTrue( DepartmentFees::in_force( $department, 0 )->is_empty() );
	}

	/** @param array<mixed> $fees */
	private static function save_department( int $department, array $fees, string $nonce = '' ): void {
		$_POST = wp_slash( array( 'hh_department' => '' === $nonce ? wp_create_nonce( 'hh_department' ) : $nonce, 'hh_business' => 'car-auctions', 'hh_marketing' => '', 'hh_fees' => $fees ) );
		wp_update_term( $department, 'hh_department', array( 'name' => 'Cars' ) );
		$_POST = array();
	}

	/** @param array<mixed> $fees */
	private static function save( int $sale, array $fees, string $nonce = '' ): void {
		$_POST = wp_slash( array( 'post_ID' => (string) $sale, 'hh_sale_fees' => '' === $nonce ? wp_create_nonce( 'hh_sale_fees' ) : $nonce, 'hh_fees' => $fees ) );
		wp_update_post( array( 'ID' => $sale ) );
		$_POST = array();
	}

	private static function box( int $sale ): string {
		$post = get_post( $sale );
		self::assertInstanceOf( WP_Post::class, $post );
		ob_start();
		( new SaleFeesBox() )->print_box( $post );
		return (string) ob_get_clean();
	}

	/** @return array<string, mixed> */
	private static function vectors(): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/vectors/lot-costs.json' ), true );
	}
}
