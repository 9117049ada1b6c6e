<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\Tests\Integration;

use HearthHammer\Core\Gallery\CardPicture;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use HearthHammer\Hpapi\PropertyPage\PropertyView;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Theme\View\CardView;
use PHPUnit\Framework\Attributes\TestDox;

/** A property's page, and a card. */
final class PropertyPagesTest extends IntegrationTestCase {

	#[TestDox( '[PROP-10] The page shows EPC, tenure, council tax band and broadband, and tells search engines of the listing' )]
	public function test_material_information(): void {
		$id = PropertyFactory::property(
			array(
				'price'            => 485000,
				'tenure'           => 'leasehold',
				'council_tax_band' => 'E',
				'epc_rating'       => 'C',
				'broadband'        => 'FTTP, up to 900 Mbps',
			),
			'</script>Stone Street, Cranbrook'
		);
		$epc = (int) wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'EPC', 'post_status' => 'inherit' ), 'hpapi/epc.png', $id );
		wp_update_attachment_metadata( $epc, array( 'width' => 400, 'height' => 300, 'file' => 'hpapi/epc.png', 'sizes' => array() ) );
		update_post_meta( $id, 'hpapi_epc_images', array( array( 'attachment' => $epc, 'caption' => 'Energy certificate' ) ) );
		[ , , $html ] = $this->render( (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ) );

		$facts = array( 'Tenure' => 'Leasehold', 'Council tax band' => 'E', 'Energy rating' => 'C', 'Broadband' => 'FTTP, up to 900 Mbps' );
		foreach ( $facts as $label => $value ) {
			self::assertMatchesRegularExpression( "#<dt>{$label}</dt>\s*<dd>{$value}</dd>#", $html );
		}
		self::assertMatchesRegularExpression( '#<div class="hh-epc">\s*<img src="[^"]+epc\.png" width="400" height="300" alt="Energy certificate"#', $html );

		self::assertSame( 1, preg_match( '#<script type="application/ld\+json">(.*?)</script>#s', $html, $found ) );
		$listing = json_decode( $found[1], true );
		self::assertSame( array( 'RealEstateListing', get_permalink( $id ) ), array( $listing['@type'], $listing['url'] ) );
		self::assertSame( array( 485000, 'GBP', 'https://schema.org/InStock' ), array( $listing['offers']['price'], $listing['offers']['priceCurrency'], $listing['offers']['availability'] ) );
		self::assertSame( array( 'House', 3, 'Cranbrook', 'TN17 3AB' ), array( $listing['mainEntity']['@type'], $listing['mainEntity']['numberOfBedrooms'], $listing['mainEntity']['address']['addressLocality'], $listing['mainEntity']['address']['postalCode'] ) );
		self::assertSame( array_values( $facts ), array_values( array_intersect_key( array_column( $listing['mainEntity']['additionalProperty'], 'value', 'name' ), $facts ) ) );

		// Where the record has none of them, nothing is said.
		$bare         = PropertyFactory::property( array( 'price_qualifier' => 'poa' ), 'Plain House' );
		[ , , $html ] = $this->render( (string) wp_parse_url( (string) get_permalink( $bare ), PHP_URL_PATH ) );
		self::assertDoesNotMatchRegularExpression( '#<dt>(Tenure|Council tax band|Energy rating|Broadband)</dt>|class="hh-epc"#', $html );
		preg_match( '#<script type="application/ld\+json">(.*?)</script>#s', $html, $found );
		$listing = json_decode( $found[1], true );
		self::assertArrayNotHasKey( 'price', $listing['offers'] );
		self::assertArrayNotHasKey( 'additionalProperty', $listing['mainEntity'] );
	}

	#[TestDox( 'The heading of tours, videos and documents says what is there: a video is no tour, and no other paper a brochure' )]
	public function test_documents(): void {
		$paper = static fn ( string $label ): array => array( 'url' => 'https://papers.example.com/' . sanitize_title( $label ) . '.pdf', 'caption' => $label );
		$tour  = array( 'url' => 'https://my.matterport.com/show/?m=SxQL3iGyoDo', 'caption' => '' );
		$film  = array( 'url' => 'https://vimeo.com/76979871', 'caption' => '' );
		foreach (
			array(
				'Document'            => array( 'documents' => array( $paper( 'Title plan' ) ) ),
				'Documents'           => array( 'documents' => array( $paper( 'Title plan' ), $paper( 'Brochure' ) ) ),
				'Tour'                => array( 'virtual_tours' => array( $tour ) ),
				'Tours and documents' => array( 'documents' => array( $paper( 'Title plan' ) ), 'virtual_tours' => array( $tour ) ),
				'Video'               => array( 'virtual_tours' => array( $film ) ),
				'Videos'              => array( 'virtual_tours' => array( $film, array( ...$film, 'url' => 'https://vimeo.com/1084537' ) ) ),
				'Tours and videos'    => array( 'virtual_tours' => array( $tour, $film ) ),
				'Videos and documents' => array( 'documents' => array( $paper( 'Title plan' ) ), 'virtual_tours' => array( $film ) ),
				'Tours, videos and documents' => array( 'documents' => array( $paper( 'Title plan' ) ), 'virtual_tours' => array( $tour, $film ) ),
			) as $heading => $fields
		) {
			[ , , $html ] = $this->render( (string) wp_parse_url( (string) get_permalink( PropertyFactory::property( $fields ) ), PHP_URL_PATH ) );
			preg_match( '#id="tours">\s*<h2[^>]*>([^<]*)#', $html, $found );
			self::assertSame( $heading, $found[1] ?? '' );
		}
	}

	#[TestDox( '[STAFF-06] The page and the gallery’s button call a film a video, also a plain file, and everything else a virtual tour' )]
	public function test_films(): void {
		$cases = array(
			'https://films.example.com/house.mp4'         => 'Video',
			'https://vimeo.com/76979871'                  => 'Video',
			'https://my.matterport.com/show/?m=SxQL3iGyoDo' => 'Virtual tour',
			'https://tours.example.com/house.mp4.html'    => 'Virtual tour',
		);
		foreach ( $cases as $address => $expected ) {
			$id      = PropertyFactory::property( array( 'virtual_tours' => array( array( 'url' => $address, 'caption' => '' ) ) ) );
			$picture = (int) wp_insert_attachment( array( 'post_mime_type' => 'image/webp', 'post_title' => 'Front', 'post_status' => 'inherit' ), "hpapi/film-{$id}.webp", $id );
			wp_update_attachment_metadata( $picture, array( 'width' => 1200, 'height' => 800, 'file' => "hpapi/film-{$id}.webp", 'sizes' => array() ) );
			update_post_meta( $id, 'hpapi_images', array( array( 'attachment' => $picture, 'caption' => '' ) ) );
			[ , , $html ] = $this->render( (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ) );
			self::assertMatchesRegularExpression( '#<a href="' . preg_quote( $address, '#' ) . '" rel="noopener"' . ( str_ends_with( $address, '.mp4' ) ? ' data-hh-file' : '' ) . '>' . $expected . '</a>#', $html, $address );
			self::assertSame( 1, preg_match_all( '#hh-gallery__more" href="\#tours">([^<]*)</a>#', $html, $buttons ), $address );
			self::assertSame( array( $expected ), $buttons[1], $address );
		}
	}

	#[TestDox( 'The page shows tenure and council tax band, the price and how to ask' )]
	public function test_page(): void {
		$id                  = PropertyFactory::property( array( 'price' => 485000, 'price_qualifier' => 'guide_price', 'tenure' => 'freehold', 'council_tax_band' => 'E' ), 'Stone Street, Cranbrook' );
		[ $status, , $html ] = $this->render( (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ) );

		self::assertSame( 200, $status );
		self::assertMatchesRegularExpression( '#<h1[^>]*>Stone Street, Cranbrook</h1>#', $html );
		self::assertMatchesRegularExpression( '#<dt>Tenure</dt>\s*<dd>Freehold</dd>#', $html );
		self::assertMatchesRegularExpression( '#<dt>Council tax band</dt>\s*<dd>E</dd>#', $html );
		self::assertStringContainsString( 'Guide price', $html );
		self::assertStringContainsString( '£485,000', $html );
		self::assertMatchesRegularExpression( '#href="tel:\+44\d+"#', $html );
		self::assertStringContainsString( '<meta property="og:url" content="' . get_permalink( $id ) . '">', $html );
	}

	#[TestDox( '[SITE-06] [LIST-02] A list’s first row loads its pictures at once: by the width that the browser told last, else as on most desktops' )]
	public function test_first_row(): void {
		for ( $number = 0; $number < 6; $number++ ) {
			$id      = PropertyFactory::unindexed( array( 'bedrooms' => 66 ) );
			$picture = (int) wp_insert_attachment( array( 'post_mime_type' => 'image/webp', 'post_title' => 'Front', 'post_status' => 'inherit' ), "hpapi/front-{$number}.webp", $id );
			wp_update_attachment_metadata( $picture, array( 'width' => 1200, 'height' => 800, 'file' => "hpapi/front-{$number}.webp", 'sizes' => array() ) );
			update_post_meta( $id, 'hpapi_images', array( array( 'attachment' => $picture, 'caption' => '' ) ) );
			Plugin::indexer()->index_many( array( $id ) );
		}
		$eager = function ( ?string $width ): int {
			unset( $_COOKIE['hh_window_width'] );
			if ( null !== $width ) {
				$_COOKIE['hh_window_width'] = $width;
			}
			[ , , $html ] = $this->render( '/estate-agents/for-sale/?min_beds=66&max_beds=66' );
			self::assertSame( 6, preg_match_all( '#<img[^>]*front-\d\.webp[^>]*>#', $html, $pictures ) );
			return count( array_filter( $pictures[0], static fn ( string $one ): bool => ! str_contains( $one, 'loading="lazy"' ) ) );
		};
		foreach ( array( '375' => 1, '767' => 1, '768' => 2, '1199' => 2, '1200' => 3, '1799' => 3, '1800' => 4 ) as $width => $row ) {
			self::assertSame( $row, $eager( (string) $width ), "{$width} px" );
		}
		foreach ( array( null, '', '0', '99999999', "1800\n", '"><script>', '-1' ) as $nonsense ) {
			self::assertSame( 3, $eager( $nonsense ) );
		}
		unset( $_COOKIE['hh_window_width'] );
	}

	#[TestDox( '[SEC-04] A card prints whatever its row holds as text: markup in any of its words is none on the page' )]
	public function test_card_escapes(): void {
		global $wpdb;
		$id    = PropertyFactory::property( array( 'bedrooms' => 67 ) );
		$table = PropertyTable::name();
		$card  = json_decode( (string) $wpdb->get_var( $wpdb->prepare( 'SELECT card FROM %i WHERE post_id = %d', $table, $id ) ), true );
		$texts = array_filter( $card, static fn ( mixed $value, string $name ): bool => is_string( $value ) && ! in_array( $name, array( 'url', 'status', 'status_group' ), true ), ARRAY_FILTER_USE_BOTH );
		self::assertArrayHasKey( 'address', $texts );
		self::assertArrayHasKey( 'summary', $texts );
		foreach ( array_keys( $texts ) as $name ) {
			$card[ $name ] = "<img src=x onerror=probe_{$name}>\" onfocus=\"probe_{$name}";
		}
		$wpdb->update( $table, array( 'card' => (string) wp_json_encode( $card ) ), array( 'post_id' => $id ) );
		foreach ( array( '', '&view=list' ) as $view ) {
			[ $status, , $html ] = $this->render( "/estate-agents/for-sale/?min_beds=67&max_beds=67{$view}" );
			self::assertSame( 200, $status );
			self::assertStringContainsString( '&lt;img src=x onerror=probe_address&gt;', $html );
			self::assertStringContainsString( '&lt;img src=x onerror=probe_summary&gt;', $html );
			self::assertStringNotContainsString( '<img src=x', $html );
			self::assertDoesNotMatchRegularExpression( '/[^;]" onfocus="probe_/', $html );
		}
	}

	#[TestDox( 'Head, page and gallery share what is made once for a page; what is changed before the next one is on it' )]
	public function test_made_once(): void {
		$id      = PropertyFactory::property( array( 'price' => 485000 ) );
		$picture = (int) wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Front', 'post_status' => 'inherit' ), 'hpapi/front.png', $id );
		wp_update_attachment_metadata( $picture, array( 'width' => 400, 'height' => 300, 'file' => 'hpapi/front.png', 'sizes' => array() ) );
		update_post_meta( $id, 'hpapi_images', array( array( 'attachment' => $picture, 'caption' => 'Front' ) ) );
		$asked = 0;
		add_filter(
			'wp_get_attachment_image_src',
			static function ( $image, $of, $size ) use ( $picture, &$asked ) {
				$asked += (int) ( $of === $picture && 'full' === $size );
				return $image;
			},
			10,
			3
		);
		$path = (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH );
		self::assertStringContainsString( '£485,000', $this->render( $path )[2] );
		$printed = $asked;
		$asked   = 0;
		$made    = static fn (): array => PropertyView::of_page( PropertyRecord::of( $id ) ?? self::fail(), Plugin::properties()->parishes );
		self::assertSame( 485000, $made()['price'] );
		self::assertGreaterThan( 0, $asked );
		self::assertSame( $asked, $printed );
		$made();
		self::assertSame( $asked, $printed );

		update_post_meta( $id, 'hpapi_price', 490000 );
		self::assertSame( 490000, $made()['price'] );
		self::assertStringContainsString( '£490,000', $this->render( $path )[2] );
	}

	#[TestDox( 'A withdrawn property answers 410 and shows others' )]
	public function test_withdrawn(): void {
		PropertyFactory::property( array(), 'Carriers Road, Cranbrook' );
		$id                  = PropertyFactory::property( array( 'status' => 'withdrawn', 'withdrawn_at' => 1700000000 ), 'Stone Street, Cranbrook' );
		[ $status, , $html ] = $this->render( (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ) );

		self::assertSame( 410, $status );
		self::assertStringContainsString( 'is off the market', $html );
		self::assertStringContainsString( 'Carriers Road, Cranbrook', $html );
		self::assertStringNotContainsString( 'class="hh-overview', $html );
	}

	#[TestDox( 'A card says in words what it holds, and nothing it does not' )]
	public function test_card_words(): void {
		$card = array(
			'id' => 7, 'url' => 'https://example.com/', 'address' => 'Rye', 'price_string' => '£1', 'price_qualifier_label' => '', 'summary' => '',
			'status_group' => 'available', 'status_label' => '', 'new_home' => true, 'bedrooms' => 1, 'bathrooms' => 0, 'acres' => 1.5,
			'property_type_label' => 'Cottage', 'images' => array(), 'listed_at' => 0, 'reduced_at' => 0,
		);
		$view = new CardView( $card );
		self::assertSame( array( '1 bedroom', '1.5 acres', 'Cottage' ), $view->facts );
		self::assertSame( 'New home', $view->ribbon );
		$seen = static fn ( CardView $view ): CardPicture => $view->picture( '100vw', true, false, false );
		self::assertFalse( $seen( $view )->has_marks(), 'nothing to see is not told of' );
		self::assertStringContainsString( 'Photos to follow', $seen( $view )->html() );

		$picture = array( 'src' => '/a.webp', 'src_large' => '/a.webp', 'width' => 640, 'height' => 427, 'alt' => '', 'color' => '#fff' );
		$shown   = new CardView( array( ...$card, 'images' => array( $picture, $picture ), 'image_count' => 12, 'has_floorplan' => true, 'has_tour' => true ) );
		self::assertSame( array( true, '12 photos', array( 'floorplan', 'tour' ) ), array( $seen( $shown )->has_marks(), $seen( $shown )->count_label(), array_keys( $seen( $shown )->marks ) ) );

		$sold = new CardView( array( ...$card, 'status_group' => 'complete', 'status_label' => 'Sold', 'bedrooms' => 0, 'acres' => 0.0, 'property_type_label' => '' ) );
		self::assertSame( array(), $sold->facts );
		self::assertSame( 'Sold', $sold->ribbon );
		self::assertTrue( $sold->is_off_market() );
	}
}
