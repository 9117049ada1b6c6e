<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\EditScreens;

use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Sales\Department;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sales\SaleTypes;
use HearthHammer\Auctions\Staff\Roles;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/** The photo of a department on WordPress's screen of terms. */
final class DepartmentPhotoTest extends IntegrationTestCase {

	use AuctionFixtures;

	#[TestDox( 'A department with sales is not deleted, in the trash or not; one without sales is' )]
	public function test_deletion(): void {
		wp_set_current_user( (int) wp_insert_user( array( 'user_login' => 'manager', 'user_pass' => 'x', 'role' => Roles::MANAGER ) ) );
		$vans = self::department( 'van-auctions' );
		$sale = self::sale( 'spring-vans', business: 'van-auctions' );
		foreach ( array( 'draft', 'trash' ) as $status ) {
			wp_update_post( array( 'ID' => $sale->id(), 'post_status' => $status ) );
			self::assertFalse( current_user_can( 'delete_term', $vans ), $status );
		}
		self::assertTrue( current_user_can( 'edit_term', $vans ) );
		self::assertSame( array( 'other' => 'Other' ), apply_filters( 'bulk_actions-edit-hh_department', array( 'delete' => 'Delete', 'other' => 'Other' ) ) );
		wp_delete_post( $sale->id(), true );
		self::assertTrue( current_user_can( 'delete_term', $vans ) );
	}

	#[TestDox( 'Names of departments and sale types are read as they were typed' )]
	public function test_names(): void {
		wp_set_current_user( 1 );
		$houses = self::department( 'property-auctions' );
		wp_update_term( $houses, Department::TAXONOMY, array( 'name' => 'Houses & land' ) );
		$sale = self::sale( 'spring-houses', business: 'property-auctions', type: 'room-and-phone' );
		wp_update_term( $sale->sale_type_id(), SaleTypes::TAXONOMY, array( 'name' => 'Room & phone' ) );
		$sale = SaleRecord::of( $sale->id() );
		self::assertSame( array( 'Houses & land', 'Room & phone' ), array( $sale?->department()?->name, $sale?->sale_type() ) );
	}

	#[TestDox( 'Staff choose a department’s photo and remove it; a file that is not an image leaves it without one; a form without the field changes nothing' )]
	public function test_photo(): void {
		wp_set_current_user( 1 );
		$vans  = self::department( 'van-auctions' );
		$photo = (int) wp_insert_attachment( array( 'post_title' => 'Vans', 'post_mime_type' => 'image/webp' ), 'vans.webp' );
		$paper = (int) wp_insert_attachment( array( 'post_title' => 'Terms', 'post_mime_type' => 'application/pdf' ), 'terms.pdf' );
		wp_update_attachment_metadata( $photo, array( 'width' => 1200, 'height' => 800, 'file' => 'vans.webp', 'sizes' => array() ) );
		self::assertStringContainsString( 'name="hh_photo" value=""', self::form( $vans ) );

		self::save( $vans, (string) $photo );
		self::assertSame( $photo, self::photo() );
		self::assertStringContainsString( "name=\"hh_photo\" value=\"{$photo}\"", self::form( $vans ) );
		self::save( $vans );
		self::assertSame( $photo, self::photo() );
		self::save( $vans, (string) $paper );
		self::assertSame( 0, self::photo() );
		self::save( $vans, (string) $photo );
		self::save( $vans, '' );
		self::assertSame( 0, self::photo() );

		self::save( $vans, (string) $photo );
		wp_delete_attachment( $photo, true );
		self::assertSame( 0, self::photo(), 'a deleted photo is none' );
	}

	private static function photo(): int {
		$vans = Business::from_slug( 'van-auctions' );
		self::assertNotNull( $vans );
		return Department::photo_of( $vans );
	}

	private static function form( int $department ): string {
		ob_start();
		do_action( 'hh_department_edit_form_fields', get_term( $department ) );
		return (string) ob_get_clean();
	}

	private static function save( int $department, ?string $photo = null ): void {
		$_POST = array( 'hh_department' => wp_create_nonce( 'hh_department' ), 'hh_business' => 'van-auctions', 'hh_marketing' => '' ) + ( null === $photo ? array() : array( 'hh_photo' => $photo ) );
		wp_update_term( $department, Department::TAXONOMY, array( 'name' => 'Vans' ) );
		$_POST = array();
	}
}
