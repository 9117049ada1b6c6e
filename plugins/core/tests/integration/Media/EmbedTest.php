<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration\Media;

use HearthHammer\Core\Media\Embed;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

final class EmbedTest extends IntegrationTestCase {

	#[TestDox( '[STAFF-06] Players of YouTube and Vimeo are the same on the page and in the dialog' )]
	public function test_films(): void {
		foreach ( (array) json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/vectors/films.json' ), true ) as $vector ) {
			self::assertSame( $vector['player'], Embed::of( $vector['address'] )?->player, $vector['address'] );
		}
	}

	#[TestDox( '[STAFF-06] A film’s file is known by its ending, the same on the page and in the dialog' )]
	public function test_film_files(): void {
		foreach ( (array) json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/vectors/film-files.json' ), true ) as $vector ) {
			self::assertSame( $vector['is_file'], Embed::is_video_file( $vector['address'] ), $vector['address'] );
		}
	}

	#[TestDox( '[STAFF-06] Tours of Matterport and Kuula have players; hosts that track are told apart; what only looks like them is a link' )]
	public function test_tours(): void {
		self::assertSame( array( 'Matterport', 'https://my.matterport.com/show/?m=SxQL3iGyoDo&play=1', true ), array_values( (array) Embed::of( 'https://my.matterport.com/show/?m=SxQL3iGyoDo&brand=0' ) ) );
		self::assertSame( array( 'Kuula', 'https://kuula.co/share/collection/7PFzk', true ), array_values( (array) Embed::of( 'https://kuula.co/share/collection/7PFzk?logo=1' ) ) );
		self::assertSame( array( true, false ), array( Embed::of( 'https://youtu.be/dQw4w9WgXcQ' )?->tracks, Embed::of( 'https://vimeo.com/76979871' )?->tracks ) );
		foreach ( array( 'https://my.matterport.com/models/SxQL3iGyoDo', 'https://my.matterport.com/show/?m[]=x', 'https://my.matterport.com.evil.example/show/?m=SxQL3iGyoDo', 'https://kuula.co/profile/x', 'javascript:alert(1)//vimeo.com/76979871', "https://vimeo.com/76979871\n", 'https://', '' ) as $address ) {
			self::assertNull( Embed::of( $address ), $address );
		}
	}
}
