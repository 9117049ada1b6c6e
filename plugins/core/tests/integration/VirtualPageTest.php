<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Page\PageResponse;
use HearthHammer\Core\Page\RewriteRules;
use HearthHammer\Core\Page\VirtualPage;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

final class VirtualPageTest extends IntegrationTestCase {

	/** @var list<PageRequest> */
	private array $asked = array();

	#[TestDox( 'A page has its title, status, template and variables; a private one is stored and indexed by nobody' )]
	public function test_private_page(): void {
		$page = $this->page( true, static fn ( PageRequest $request ): PageResponse => PageResponse::show( 'Our <page>', $request->variables['hh_test_id'], 202 ) );
		[ $status, $headers, $html ] = $this->render( '/?hh_test=one&hh_test_id=7&name=some-post&p=1' );
		self::assertSame( 202, $status );
		self::assertSame( array( 'private, no-store', 'no-referrer', 'noindex, nofollow' ), array( $headers['cache-control'], $headers['referrer-policy'], $headers['x-robots-tag'] ) );
		self::assertStringContainsString( '<title>Our &lt;page&gt;', $html );
		self::assertMatchesRegularExpression( '/name=.robots. content=.noindex, nofollow./', $html );
		self::assertStringContainsString( 'hh-page-test', $html );
		self::assertStringContainsString( 'the page of 7', $html );
		self::assertSame( '7', $page->current() );
		self::assertSame( array( 'hh_test' => 'one', 'hh_test_id' => '7', 'name' => 'some-post', 'p' => '1' ), $this->asked[0]->query );
		self::assertFalse( $this->asked[0]->is_post() );
	}

	public function test_a_public_page_is_only_kept_out_of_search_engines(): void {
		$this->page( false, static fn (): PageResponse => PageResponse::show( 'Public', '' ) );
		[ $status, $headers, $html ] = $this->render( '/?hh_test=two' );
		self::assertSame( 200, $status );
		self::assertArrayNotHasKey( 'referrer-policy', $headers );
		self::assertMatchesRegularExpression( '/name=.robots. content=.noindex, follow/', $html );
	}

	#[TestDox( 'Nothing at an address is a 404, a redirect is followed, and what is no page of ours is left alone' )]
	public function test_other_answers(): void {
		$page = $this->page( true, static fn ( PageRequest $request ): ?PageResponse => 'one' === $request->page ? null : PageResponse::redirect( home_url( '/there/' ) ) );
		self::assertSame( 404, $this->render( '/?hh_test=one' )[0] );
		[ $status, $headers ] = $this->render( '/?hh_test=two' );
		self::assertSame( array( 303, home_url( '/there/' ) ), array( $status, $headers['location'] ) );
		self::assertCount( 2, $this->asked );
		foreach ( array( '/?hh_test=three', '/?hh_test[]=one', '/' ) as $address ) {
			self::assertSame( 200, $this->render( $address )[0] );
			self::assertNull( $page->current() );
		}
		self::assertCount( 2, $this->asked );
	}

	public function test_wordpress_learns_rules_once_they_have_changed(): void {
		( new RewriteRules() )->refresh();
		update_option( 'rewrite_rules', array( 'known' => 'index.php' ) );
		( new RewriteRules() )->refresh();
		add_rewrite_rule( 'of-another-plugin/?$', 'index.php?other_page=1', 'top' );
		( new RewriteRules() )->refresh();
		self::assertSame( array( 'known' => 'index.php' ), get_option( 'rewrite_rules' ), 'Nothing of ours has changed.' );

		add_rewrite_rule( 'of-ours/?$', 'index.php?hh_page=1', 'top' );
		( new RewriteRules() )->refresh();
		self::assertFalse( get_option( 'rewrite_rules' ) );
		unset( $GLOBALS['wp_rewrite']->extra_rules_top['of-ours/?$'], $GLOBALS['wp_rewrite']->extra_rules_top['of-another-plugin/?$'] );
	}

	#[TestDox( 'With core off, and with it on again, WordPress makes its list of addresses anew' )]
	public function test_without_core(): void {
		foreach ( array( 'deactivate', 'activate' ) as $what ) {
			update_option( 'rewrite_rules', array( 'old/?$' => 'index.php?hh_old=1' ) );
			update_option( 'hh_rules_hash', 'old' );
			do_action( "{$what}_hearth-hammer-core/hearth-hammer-core.php", false );
			self::assertFalse( get_option( 'rewrite_rules' ), $what );
			self::assertFalse( get_option( 'hh_rules_hash' ), $what );
		}
	}

	/** @param callable(PageRequest): ?PageResponse $answer */
	private function page( bool $is_private, callable $answer ): VirtualPage {
		$template = get_temp_dir() . 'hh-virtual-page.php';
		file_put_contents( $template, '<?php get_header(); ?>the page of <?php echo esc_html( get_query_var( "hh_test_id" ) ); get_footer();' );
		$page = new VirtualPage(
			'hh_test',
			array( 'one', 'two' ),
			array( 'hh-test/(one|two)/?$' => '$matches[1]' ),
			function ( PageRequest $request ) use ( $answer ): ?PageResponse {
				$this->asked[] = $request;
				return $answer( $request );
			},
			'no-such-template.php',
			$template,
			$is_private,
			array( 'hh_test_id' ),
			array( 'hh-page-test' ),
		);
		$page->register();
		return $page;
	}
}
