<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Parts\FrameAddress;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/** To whom pages tell their address. */
final class FrameAddressTest extends IntegrationTestCase {

	#[TestDox( '[SITE-08] Nobody is told by default, and those on the list only' )]
	public function test_pages(): void {
		self::assertStringNotContainsString( 'frame-address', $this->render( '/' )[2] );
		update_option( FrameAddress::OPTION, array( 'origins' => "https://www.example.com\nhttps://Portal.example.org:8443/\n*\nhttps://evil.example/</script>" ) );
		$html = $this->render( '/' )[2];
		self::assertStringContainsString( '<script type="application/json" id="hh-frame-origins">["https://www.example.com","https://portal.example.org:8443"]</script>', $html );
	}

	#[TestDox( '[SITE-08] An origin is a scheme, a host and a port, and never *' )]
	public function test_origins(): void {
		foreach ( array( 'https://www.example.com' => 'https://www.example.com', 'https://EXAMPLE.com/' => 'https://example.com', 'https://example.com:443' => 'https://example.com', 'http://localhost:8888' => 'http://localhost:8888', 'http://127.0.0.1' => 'http://127.0.0.1' ) as $text => $origin ) {
			self::assertSame( $origin, FrameAddress::origin( $text ), $text );
		}
		foreach ( array( '', '*', 'https://*', 'https://*.example.com', 'http://example.com', 'https://example.com/page', 'https://example.com?x', 'https://user@example.com', '//example.com', 'example.com', 'https://example', 'javascript:alert(1)', 'null', "https://example.com\n", 'https://-a.example.com', 'https://exa mple.com' ) as $text ) {
			self::assertNull( FrameAddress::origin( $text ), $text );
		}
	}

	#[TestDox( '[SITE-08] A list with a line that is no origin is refused as a whole, with a sentence' )]
	public function test_settings(): void {
		remove_all_actions( 'admin_init' );
		FrameAddress::page()->register();
		do_action( 'admin_init' );
		self::assertSame( array( 'origins' => "https://www.example.com\nhttp://localhost:8888" ), sanitize_option( FrameAddress::OPTION, array( 'origins' => " https://www.example.com/ ,http://localhost:8888\nhttps://www.example.com" ) ) );
		self::assertSame( array(), sanitize_option( FrameAddress::OPTION, array( 'origins' => "https://www.example.com\n*" ) ) );
		self::assertStringContainsString( 'one per line', (string) ( get_settings_errors( FrameAddress::OPTION )[0]['message'] ?? '' ) );
	}
}
