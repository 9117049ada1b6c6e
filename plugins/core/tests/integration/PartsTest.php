<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Parts\AnnouncementSettings;
use HearthHammer\Core\Parts\Testimonial;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use WP_Block_Patterns_Registry;

/** Parts that editors make of blocks. */
final class PartsTest extends IntegrationTestCase {

	#[TestDox( '[SITE-05] Over 250 characters a testimonial is extra-large, over 100 large; characters are counted, not bytes' )]
	public function test_sizes(): void {
		foreach ( array( 1 => '', 100 => '', 101 => 'large', 250 => 'large', 251 => 'extra-large', 2000 => 'extra-large' ) as $length => $size ) {
			self::assertSame( $size, Testimonial::size( str_repeat( 'a', $length ) ), "{$length} letters" );
			self::assertSame( $size, Testimonial::size( str_repeat( '£', $length ) ), "{$length} signs of two bytes" );
		}
		self::assertSame( '', Testimonial::size( '  ' . str_repeat( 'a', 100 ) . "\n" ) );
	}

	#[TestDox( '[SITE-04] [SITE-05] A testimonial says who says so, escaped, and without a quote there is none' )]
	public function test_testimonial(): void {
		$html = self::block( 'testimonial', array( 'quote' => "Kind & quick.\n<b>Thank you</b>", 'name' => 'A. "Reeve"', 'about' => 'Sold in <Benenden>' ) );
		self::assertStringContainsString( '<figure class="hh-testimonial"><blockquote class="hh-testimonial__quote"><p>Kind &amp; quick.<br />' . "\n" . '&lt;b&gt;Thank you&lt;/b&gt;</p></blockquote>', $html );
		self::assertStringContainsString( '<span class="hh-testimonial__name">A. &quot;Reeve&quot;</span><span class="hh-testimonial__about">Sold in &lt;Benenden&gt;</span>', $html );
		self::assertStringContainsString( 'class="hh-testimonial hh-testimonial--large"', self::block( 'testimonial', array( 'quote' => str_repeat( 'a', 101 ) ) ) );
		self::assertStringNotContainsString( 'figcaption', self::block( 'testimonial', array( 'quote' => 'Good.' ) ) );
		self::assertSame( '', self::block( 'testimonial', array( 'quote' => '  ', 'name' => 'Nobody' ) ) );
	}

	#[TestDox( 'A telephone number and a postcode in an editor\'s paragraph or list stay on one line; links, attributes and other words stay as they are' )]
	public function test_unbroken_text(): void {
		self::assertSame(
			'<p class="wp-block-paragraph">Call <a href="tel:+441632960123" title="01632 960 123"><span class="hh-whole">01632 960 123</span></a>, or write to Cranbrook <span class="hh-whole">TN17 3HF</span>, a semi-detached &amp; old house.</p>',
			trim( do_blocks( '<!-- wp:paragraph --><p>Call <a href="tel:+441632960123" title="01632 960 123">01632 960 123</a>, or write to Cranbrook TN17 3HF, a semi-detached &amp; old house.</p><!-- /wp:paragraph -->' ) )
		);
		self::assertStringContainsString( '<li>High Street, <span class="hh-whole">TN17 3HF</span></li>', do_blocks( '<!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li>High Street, TN17 3HF</li><!-- /wp:list-item --></ul><!-- /wp:list -->' ) );
	}

	#[TestDox( '[SITE-04] Tabs are links to their panels, named by their headings; what has no heading stays to be read' )]
	public function test_tabs(): void {
		$panel = static fn ( string $heading, string $text ): string => '<!-- wp:group --><div class="wp-block-group">' . ( '' === $heading ? '' : "<!-- wp:heading {\"level\":3} --><h3>{$heading}</h3><!-- /wp:heading -->" ) . "<!-- wp:paragraph --><p>{$text}</p><!-- /wp:paragraph --></div><!-- /wp:group -->";
		$html  = do_blocks( '<!-- wp:group {"className":"is-style-hh-tabs"} --><div class="wp-block-group is-style-hh-tabs">' . $panel( 'Buyers &amp; sellers', 'One.' ) . $panel( '', 'Stray.' ) . $panel( 'Landlords', 'Two.' ) . '</div><!-- /wp:group -->' );
		preg_match_all( '~<a class="hh-tabs__tab" id="([^"]+)-tab" href="#([^"]+)" data-hh-tab>([^<]+)</a>~', $html, $tabs );
		self::assertSame( array( 'Buyers &amp; sellers', 'Landlords' ), $tabs[3] );
		self::assertSame( $tabs[1], $tabs[2] );
		foreach ( $tabs[1] as $id ) {
			self::assertSame( 1, substr_count( $html, " id=\"{$id}\" data-hh-tab-panel" ) );
		}
		self::assertStringContainsString( 'Stray.', $html );
		self::assertSame( 1, substr_count( $html, 'One.' ) );
		self::assertSame( 1, substr_count( $html, 'document.currentScript' ) );
		self::assertStringNotContainsString( 'data-hh-tab', do_blocks( '<!-- wp:group --><div class="wp-block-group">' . $panel( 'Buyers', 'One.' ) . '</div><!-- /wp:group -->' ) );
	}

	#[TestDox( '[SITE-04] A group with the style Carousel is a row of slides under its heading' )]
	public function test_carousel(): void {
		$html = do_blocks( '<!-- wp:group {"className":"is-style-hh-carousel"} --><div class="wp-block-group is-style-hh-carousel"><!-- wp:heading {"level":3} --><h3>What clients say</h3><!-- /wp:heading --><!-- wp:hearth-hammer/testimonial {"quote":"Good."} /--><!-- wp:hearth-hammer/testimonial {"quote":""} /--><!-- wp:hearth-hammer/testimonial {"quote":"Better."} /--></div><!-- /wp:group -->' );
		self::assertStringContainsString( '<h3 class="hh-carousel__title">What clients say</h3>', $html );
		self::assertSame( 2, substr_count( $html, '<li class="hh-carousel__slide">' ) );
	}

	#[TestDox( '[SITE-04] The list of a page’s headings leads to each of them, whatever they are called' )]
	public function test_on_this_page(): void {
		$heading = static fn ( string $text, string $attributes = '', string $tag = 'h2', string $json = '' ): string => "<!-- wp:heading {$json}-->\n<{$tag} class=\"wp-block-heading\"{$attributes}>{$text}</{$tag}>\n<!-- /wp:heading -->";
		$content = '<!-- wp:hearth-hammer/on-this-page /-->' . $heading( 'Fees &amp; <em>terms</em>' ) . $heading( 'Small', '', 'h3', '{"level":3} ' ) . '<!-- wp:group --><div class="wp-block-group">' . $heading( 'Fees &amp; terms' ) . '</div><!-- /wp:group -->' . $heading( 'Named', ' id="by-hand"' ) . $heading( '売却' );
		$page    = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Fees', 'post_content' => wp_slash( $content ) ) );
		$html    = $this->render( (string) wp_make_link_relative( (string) get_permalink( $page ) ) )[2];
		preg_match_all( '~<li><a href="#([^"]+)">([^<]+)</a></li>~', $html, $links );
		self::assertSame( array( 'fees-terms', 'fees-terms-2', 'by-hand', 'section' ), $links[1] );
		self::assertSame( array( 'Fees &amp; terms', 'Fees &amp; terms', 'Named', '売却' ), $links[2] );
		foreach ( $links[1] as $id ) {
			self::assertSame( 1, preg_match_all( "~<h2 [^>]*\\bid=\"{$id}\"~", $html ), $id );
		}
		self::assertSame( 0, preg_match( '~<h3[^>]* id=~', substr( $html, (int) strpos( $html, '<main' ), 4000 ) ) );
		wp_update_post( array( 'ID' => $page, 'post_content' => wp_slash( $heading( 'Alone' ) ) ) );
		self::assertDoesNotMatchRegularExpression( '~<h2[^>]* id="alone"~', $this->render( (string) wp_make_link_relative( (string) get_permalink( $page ) ) )[2], 'Pages without the list stay as they were written.' );
	}

	#[TestDox( '[SITE-04] Accordions, dropdown buttons and films are made of WordPress’s own blocks' )]
	public function test_styles(): void {
		$details = static fn ( string $style ): string => do_blocks( "<!-- wp:details {\"className\":\"{$style}\"} --><details class=\"wp-block-details {$style}\"><summary>Q</summary><!-- wp:paragraph --><p>A</p><!-- /wp:paragraph --></details><!-- /wp:details -->" );
		self::assertStringContainsString( '<details data-hh-accordion class=', $details( '' ) );
		self::assertStringContainsString( '<details data-hh-dropdown class=', $details( 'is-style-hh-dropdown' ) );
		$film = static fn ( string $inside ): string => do_blocks( "<!-- wp:image {\"className\":\"is-style-hh-film\"} --><figure class=\"wp-block-image is-style-hh-film\">{$inside}</figure><!-- /wp:image -->" );
		$html = $film( '<a href="https://youtu.be/dQw4w9WgXcQ"><img src="/a.webp" alt="The mill"/></a><figcaption class="wp-element-caption">A <b>walk</b> &amp; a talk</figcaption>' );
		self::assertStringContainsString( 'data-hh-file-title="A walk &amp; a talk"', $html );
		self::assertStringContainsString( 'aria-label="Play video: A walk &amp; a talk"', $html );
		self::assertStringContainsString( 'aria-label="Play video: The mill"', $film( '<a href="https://youtu.be/dQw4w9WgXcQ"><img src="/a.webp" alt="The mill"/></a>' ) );
		self::assertStringNotContainsString( 'data-hh-file', $film( '<img src="/a.webp" alt="The mill"/>' ) );
		self::assertStringNotContainsString( 'youtube.com', $html, 'Nothing of others is loaded before somebody asks.' );
	}

	#[TestDox( '[SITE-04] A carousel of posts shows the newest first, each with a link, and nothing where there are none' )]
	public function test_blog_carousel(): void {
		array_map( static fn ( int $id ) => wp_delete_post( $id, true ), get_posts( array( 'fields' => 'ids', 'numberposts' => -1 ) ) );
		self::assertSame( '', self::block( 'blog-carousel' ) );
		foreach ( array( 'Older' => '2026-01-02', 'Newer' => '2026-03-04' ) as $title => $day ) {
			wp_insert_post( array( 'post_status' => 'publish', 'post_title' => $title, 'post_content' => 'News.', 'post_date' => "{$day} 10:00:00" ) );
		}
		$html = self::block( 'blog-carousel', array( 'title' => 'What we wrote' ) );
		self::assertStringContainsString( 'What we wrote', $html );
		preg_match_all( '~<a class="hh-card__link" href="[^"]+">([^<]+)</a>~', $html, $titles );
		self::assertSame( array( 'Newer', 'Older' ), $titles[1] );
	}

	#[TestDox( '[SITE-05] A gallery with the style Logos is a row that moves on with every visit' )]
	public function test_logos(): void {
		$html = do_blocks( '<!-- wp:gallery {"className":"is-style-hh-logos"} --><figure class="wp-block-gallery has-nested-images is-style-hh-logos"><!-- wp:image --><figure class="wp-block-image"><img src="/a.webp" alt="A"/></figure><!-- /wp:image --><!-- wp:image --><figure class="wp-block-image"><img src="/b.webp" alt="B"/></figure><!-- /wp:image --></figure><!-- /wp:gallery -->' );
		self::assertSame( 1, substr_count( $html, 'data-hh-image-logos="0"' ) );
		self::assertStringContainsString( 'hh_image_logos', $html );
		self::assertStringEndsWith( '</script>', rtrim( $html ) );
	}

	#[TestDox( '[SITE-04] The parts that need more than one block are patterns, which print them' )]
	public function test_patterns(): void {
		rest_get_server(); // Patterns are made where somebody edits.
		$made = array(
			'part-questions'    => 'data-hh-accordion',
			'part-tabs'         => 'data-hh-tab-panel',
			'part-header-cards' => 'is-style-hh-header-card',
			'part-testimonials' => 'hh-carousel__slide',
			'part-dropdown'     => 'data-hh-dropdown',
		);
		foreach ( $made as $name => $mark ) {
			$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( "hearth-hammer/{$name}" );
			self::assertIsArray( $pattern, $name );
			self::assertGreaterThan( 0, substr_count( do_blocks( $pattern['content'] ), $mark ), $name );
			self::assertSame( array(), array_filter( parse_blocks( $pattern['content'] ), static fn ( array $block ): bool => null === $block['blockName'] && '' !== trim( $block['innerHTML'] ) ), "{$name}: nothing outside of blocks" );
		}
	}

	#[TestDox( '[STAFF-03] The section guide knows tabs, carousels, testimonials and announcements' )]
	public function test_guide(): void {
		rest_get_server();
		update_option( AnnouncementSettings::OPTION, array( 'text_1' => 'Closed at Christmas' ) );
		$content = '';
		foreach ( array( 'part-tabs', 'part-testimonials' ) as $name ) {
			$content .= (string) ( WP_Block_Patterns_Registry::get_instance()->get_registered( "hearth-hammer/{$name}" )['content'] ?? '' );
		}
		$page = (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Parts', 'post_content' => wp_slash( $content ) ) );
		wp_set_current_user( (int) wp_insert_user( array( 'user_login' => 'guide', 'user_pass' => 'x', 'role' => 'administrator' ) ) );
		show_admin_bar( true );
		$html = $this->render( (string) wp_make_link_relative( (string) get_permalink( $page ) ) )[2];
		foreach ( array( 'tab-panels', 'group-carousel', 'testimonial', 'announcements' ) as $slug ) {
			self::assertStringContainsString( "\"slug\":\"{$slug}\"", $html, $slug );
		}
		self::assertStringContainsString( 'page=hh-announcements', $html );
	}
}
