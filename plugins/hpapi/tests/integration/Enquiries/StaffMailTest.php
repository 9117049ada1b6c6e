<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Enquiries;

use HearthHammer\Hpapi\Enquiries\EnquirySettings;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * What staff's mails of enquiries show.
 */
final class StaffMailTest extends EnquiryTestCase {

	#[TestDox( '[LEAD-01] Staff’s mail has the property’s address and first photo, and no broken picture where it has none' )]
	public function test_picture(): void {
		$this->ask();
		$this->deliver();
		$mail = $this->mails_to( 'staff@example.com' )[0];
		self::assertStringContainsString( 'Mill Lane, Cranbrook', $mail->html );
		self::assertStringNotContainsString( '<img', $mail->html );

		$photo = (int) wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'Front', 'post_status' => 'inherit' ), 'hh/mill-lane.jpg', $this->property );
		wp_update_attachment_metadata( $photo, array( 'width' => 1200, 'height' => 800, 'file' => 'hh/mill-lane.jpg', 'sizes' => array() ) );
		update_post_meta( $this->property, 'hpapi_images', array( array( 'attachment' => $photo, 'caption' => '' ) ) );
		$this->ask();
		$this->deliver();
		$mails = $this->mails_to( 'staff@example.com' );
		$mail  = end( $mails );
		self::assertMatchesRegularExpression( '#<img src="[^"]*hh/mill-lane\.jpg" alt="Mill Lane, Cranbrook"#', $mail->html );
		self::assertStringContainsString( 'Mill Lane, Cranbrook', $mail->plain );
	}

	#[TestDox( '[LEAD-01] A visitor’s mail has a phone number to call only where there is one, and no empty reference' )]
	public function test_visitor_without_a_phone(): void {
		$this->ask();
		delete_post_meta( $this->property, 'hpapi_reference' );
		$this->ask();
		$this->deliver();
		[ $first ]  = $this->mails_to( 'jo1@example.com' );
		[ $second ] = $this->mails_to( 'jo2@example.com' );
		self::assertStringNotContainsString( 'Call ', $first->plain . $first->html );
		self::assertStringNotContainsString( 'tel:', $first->html );
		self::assertStringContainsString( 'Reference: ENQ_1', $first->plain );
		self::assertStringNotContainsString( 'Reference', $second->plain . $second->html );

		update_option( EnquirySettings::OPTION, array( 'staff_email' => 'staff@example.com', 'phone' => '01580 000111' ) );
		$this->ask();
		$this->deliver();
		[ $third ] = $this->mails_to( 'jo3@example.com' );
		self::assertStringContainsString( 'Call 01580 000111', $third->plain );
		self::assertStringContainsString( 'Call 01580 000111', $third->html );
		self::assertStringContainsString( 'href="tel:', $third->html );
	}
}
