<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Enquiries;

use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\Form\LotForm;
use HearthHammer\Auctions\Enquiries\LotInput;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Tests\Integration\Catalogue\CatalogueTestCase;
use HearthHammer\Core\Visitor\VisitorError;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Registering to bid at a sale.
 */
#[TestDox( 'Register to bid' )]
final class RegisterForSaleTest extends CatalogueTestCase {

	private const JO = array( 'name' => 'Jo Smith', 'email' => 'jo@example.com', 'agree' => '1' );

	#[TestDox( 'Where a sale has no bidding address, or only an example of one, the button leads to our own form; with a platform it says whose site it opens' )]
	public function test_where_it_leads(): void {
		$own   = '/auction-enquiry/sale/';
		$urls  = array( '' => true, 'https://bid.example.com/register' => true, 'https://bids.platform.test/x' => true, 'https://www.bidhouse.co.uk/register' => false );
		$place = 0;
		foreach ( $urls as $url => $is_ours ) {
			$slug = 'sale-' . ++$place;
			$sale = self::sale( $slug, array( 'registration_url' => $url ) );
			self::lot( $sale, '1' );
			self::flush();
			$html = $this->render( "/auctions/{$slug}/" )[2];
			$lot  = $this->render( "/auctions/{$slug}/lot/1/" )[2];
			self::assertStringContainsString( $is_ours ? $own . $sale->id() . '/' : 'href="' . $url . '"', $html, $url );
			self::assertStringContainsString( $is_ours ? 'href="#enquiry-register"' : 'href="' . $url . '"', $lot, $url );
			foreach ( array( $html, $lot ) as $page ) {
				self::assertSame( ! $is_ours, str_contains( $page, 'Opens our bidding platform, bidhouse.co.uk' ), $url );
			}
		}
	}

	#[TestDox( 'The form is a page of the site, and makes an enquiry about the sale; a sale that is not to come takes none' )]
	public function test_form(): void {
		$sale = self::sale( 'cars' );
		self::flush();
		[ $status, , $html ] = $this->render( "/auction-enquiry/sale/{$sale->id()}/" );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'Register to bid', $html );
		self::assertStringContainsString( 'name="agree"', $html );
		$draft = LotInput::registration( $sale, self::JO );
		self::assertSame( array( EnquiryKind::Register, $sale->id(), 0, 'Cars' ), array( $draft->kind, $draft->sale, $draft->lot, $draft->subject ) );
		try {
			LotInput::registration( $sale, array( 'agree' => '0' ) + self::JO );
			self::fail( 'It needs the conditions.' );
		} catch ( VisitorError $error ) {
			self::assertSame( 400, $error->status );
		}
		SaleFields::fields()->replace( $sale->id(), array( 'status' => 'cancelled', 'starts_at' => $sale->starts_at() ) );
		self::flush();
		self::assertSame( 404, $this->render( "/auction-enquiry/sale/{$sale->id()}/" )[0] );
		self::assertSame( 404, $this->render( '/auction-enquiry/sale/999999/' )[0] );
		$this->expectException( VisitorError::class );
		LotInput::registration( SaleRecord::of( $sale->id() ) ?? self::fail(), self::JO );
	}

	#[TestDox( 'A phone number is marked as needed before a commission or telephone bid is sent, and as optional otherwise' )]
	public function test_phone(): void {
		$sale = self::sale( 'cars', array( 'remote_bidding' => array( 'telephone', 'commission' ) ) );
		$lot  = \HearthHammer\Auctions\Lots\LotRecord::of( self::lot( $sale, '1' ) );
		self::assertNotNull( $lot );
		foreach ( array( 'ask' => false, 'register' => false, 'commission_bid' => true, 'telephone_bid' => true ) as $kind => $is_needed ) {
			$html = ( new LotForm( $lot ) )->html( array( 'kind' => $kind ), array(), '' );
			self::assertSame( $is_needed, 1 === preg_match( '/name="phone"[^>]* required/', $html ), $kind );
		}
	}
}
