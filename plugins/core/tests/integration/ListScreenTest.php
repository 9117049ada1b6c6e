<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Lists\ListScreen;
use HearthHammer\Core\Lists\RowsPerPage;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Tests\Redirected;
use HearthHammer\Tests\WpDied;
use PHPUnit\Framework\Attributes\TestDox;

/** What every list of the admin has from its base. */
#[TestDox( 'A list of the admin' )]
final class ListScreenTest extends IntegrationTestCase {

	private string $hook;

	/** @var ListScreen<int, string> */
	private ListScreen $list;

	/** @var list<int> Boxes that a bulk action was given. */
	private array $acted = array();

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		$this->hook = get_plugin_page_hookname( 'hh-test-list', 'tools.php' );
		set_current_screen( $this->hook );
		$this->acted = array();
		$acted       = &$this->acted;
		$list        = new /** @extends ListScreen<int, string> */ class( $acted ) extends ListScreen {

			public const SLUG       = 'hh-test-list';
			public const CAPABILITY = 'manage_options';
			public const SINGULAR   = 'number';
			public const PLURAL     = 'numbers';
			public const CSV        = 'hh_test_csv';

			protected const PARENT         = 'tools.php';
			protected const EXPORTS_PEOPLE = false;

			/** @param list<int> $acted */
			public function __construct( private array &$acted ) {}

			public function title(): string {
				return 'Numbers';
			}

			public function columns(): array {
				return array( 'number' => 'Number', 'square' => 'Square' );
			}

			public function sortable(): array {
				return array( 'number' => array( 'number', false ) );
			}

			public function query(): string {
				return self::text( 's' );
			}

			public function rows( mixed $query, int $limit, int $offset ): array {
				return array_slice( $this->found( $query ), $offset, $limit );
			}

			public function count( mixed $query ): int {
				return count( $this->found( $query ) );
			}

			public function cell( mixed $row, string $column ): string {
				return 'number' === $column ? "No. {$row}" : (string) ( $row * $row );
			}

			public function empty_words( mixed $query ): string {
				return 'No numbers like <that>.';
			}

			public function search_label(): string {
				return 'Search numbers';
			}

			public function bulk_actions(): array {
				return array( 'halve' => 'Halve' );
			}

			public function box( mixed $row ): array {
				return array( $row, "number {$row}" );
			}

			public function row_actions( mixed $row ): array {
				return 1 === $row ? array() : array( 'open' => '<a href="#">Open</a>' );
			}

			protected function parameters( mixed $query ): array {
				return array_filter( array( 's' => $query ) );
			}

			protected function act( string $action, array $ids ): array {
				$this->acted = $ids;
				return array( 'done' => count( $ids ) );
			}

			protected function csv_cells( mixed $row ): array {
				return array( $row, $row * $row );
			}

			/** @return list<int> */
			private function found( string $query ): array {
				return array_values( array_filter( range( 1, 600 ), static fn ( int $one ): bool => str_contains( (string) $one, $query ) ) );
			}
		};
		$list->register();
		$this->list = $list;
		do_action( 'admin_menu' );
	}

	#[TestDox( 'is paged, searched and sorted; a row has one button for a phone; an empty one says so' )]
	public function test_list(): void {
		$html = $this->shown( array() );
		self::assertSame( 30, substr_count( $html, 'name="number[]"' ) );
		self::assertSame( 30, substr_count( $html, 'class="toggle-row"' ) );
		self::assertStringContainsString( '600 items', $html );
		self::assertStringContainsString( 'Select number 7', $html );
		self::assertStringContainsString( 'orderby=number', $html );
		self::assertStringContainsString( 'screen-reader-text\'>Numbers</h2>', $html );
		self::assertStringContainsString( 'No. 61<', $this->shown( array( 'paged' => '3' ) ) );
		self::assertStringContainsString( '>No numbers like &lt;that&gt;.<', $this->shown( array( 's' => '"><b>' ) ) );
		self::assertMatchesRegularExpression( '/action=hh_test_csv[^"]*s=59/', $this->shown( array( 's' => '59' ) ) );
	}

	#[TestDox( 'has as many rows, and the columns, that a person chose in the screen’s options' )]
	public function test_options(): void {
		self::assertSame( array( 7, false, false, false ), array_map( static fn ( mixed $rows ): mixed => apply_filters( 'set_screen_option_' . RowsPerPage::OPTION, false, RowsPerPage::OPTION, $rows ), array( '7', '0', '201', 'x' ) ) );
		update_user_option( 1, RowsPerPage::OPTION, 7, true );
		update_user_option( 1, "manage{$this->hook}columnshidden", array( 'square' ), true );
		do_action( "load-{$this->hook}" );
		self::assertSame( array( 'cb' => '<input type="checkbox">', 'number' => 'Number', 'square' => 'Square' ), get_column_headers( $this->hook ) );
		self::assertSame( RowsPerPage::OPTION, get_current_screen()?->get_option( 'per_page', 'option' ) );
		$html = $this->shown( array() );
		self::assertSame( 7, substr_count( $html, 'name="number[]"' ) );
		self::assertMatchesRegularExpression( '/<td class=.square column-square hidden/', $html );
	}

	#[TestDox( '[SEC-02] does something with many rows only with its nonce and capability, not at the press of the filter, and keeps the search' )]
	public function test_bulk(): void {
		$asked = array( 'page' => 'hh-test-list', 's' => '1', 'action' => '-1', 'action2' => 'halve', 'number' => array( '10', '12', 'x', array( '3' ), '10' ) );
		self::assertSame( 'died', $this->load( $asked + array( '_wpnonce' => 'wrong' ) ) );
		$asked['_wpnonce'] = wp_create_nonce( 'bulk-numbers' );
		self::assertSame( '', $this->load( $asked + array( 'filter_action' => 'Filter' ) ) );
		self::assertSame( '', $this->load( array( 'action2' => 'double' ) + $asked ) );
		self::assertSame( array(), $this->acted );
		self::assertStringEndsWith( 'tools.php?page=hh-test-list&done=3&s=1', $this->load( $asked ) );
		self::assertSame( array( 10, 12, 0 ), $this->acted );
		wp_set_current_user( (int) wp_insert_user( array( 'user_login' => 'ed', 'user_pass' => 'x', 'role' => 'editor' ) ) );
		self::assertSame( 'died', $this->load( array( '_wpnonce' => wp_create_nonce( 'bulk-numbers' ) ) + $asked ) );
	}

	#[TestDox( 'is written to a file whole, in batches' )]
	public function test_csv(): void {
		$file = fopen( 'php://memory', 'w+b' );
		self::assertIsResource( $file );
		$this->list->write( $file, '' );
		rewind( $file );
		$lines = explode( "\r\n", trim( (string) stream_get_contents( $file ) ) );
		self::assertSame( array( 601, '600,360000' ), array( count( $lines ), end( $lines ) ) );
	}

	/** @param array<string, mixed> $query */
	private function shown( array $query ): string {
		$_GET     = $query;
		$_REQUEST = $query;
		ob_start();
		do_action( $this->hook );
		return (string) ob_get_clean();
	}

	/**
	 * @param array<string, mixed> $query
	 * @return string Where it leads, "died", or nothing.
	 */
	private function load( array $query ): string {
		$_GET     = $query;
		$_REQUEST = $query;
		$lead     = static fn ( string $to ): never => throw new Redirected( $to, 302 );
		add_filter( 'wp_redirect', $lead );
		try {
			do_action( "load-{$this->hook}" );
			return '';
		} catch ( Redirected $redirected ) {
			return $redirected->location;
		} catch ( WpDied ) {
			return 'died';
		} finally {
			remove_filter( 'wp_redirect', $lead );
		}
	}
}
