<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Lists;

use HearthHammer\Core\Csv\CsvDownload;
use HearthHammer\Core\Csv\CsvWriter;
use HearthHammer\Core\Module;
use HearthHammer\Core\Security\ExportCapability;

defined( 'ABSPATH' ) || exit;

/**
 * A list of the admin as WordPress shows lists: columns, sorting, pages, search, filters, bulk and row actions, screen
 * options, a file for spreadsheets and words where it is empty. A list says its columns, its query and its actions; the
 * rest is here and in ListTable.
 *
 * @template Row
 * @template Query What staff asked for: words, filters, order.
 */
abstract class ListScreen implements Module {

	/** @var string In its address. */
	public const SLUG = '';

	/** @var string The menu that it is in, as add_submenu_page() takes it; empty for a menu of its own. */
	protected const PARENT = '';

	/** @var int Of its `admin_menu`, which is after the one that makes the menu it is in. */
	protected const MENU_PRIORITY = 10;

	/** @var string Of those who see it and act on it. */
	public const CAPABILITY = '';

	/** @var string Name of the boxes in a request, and of the parameter that opens one row. */
	public const SINGULAR = 'row';

	/** @var string Ends the name of the bulk actions' nonce. */
	public const PLURAL = 'rows';

	/** @var int Rows on a page where a person has chosen no other number. */
	public const PER_PAGE = 30;

	/** @var bool Whether it has more columns than a small window can show, so that it scrolls. */
	public const IS_WIDE = false;

	/** @var string Action of admin-post.php that sends it as a file; empty: none does. */
	public const CSV = '';

	/** @var bool Whether the file has people's details, which only some may take out of the site. */
	protected const EXPORTS_PEOPLE = true;

	private const BATCH = 500;

	private string $hook = '';

	/** @var ListTable<Row, Query>|null Made before the header, so that the screen's options have its columns. */
	private ?ListTable $table = null;

	abstract public function title(): string;

	/** @return array<string, string> Column to heading; the first names the row. */
	abstract public function columns(): array;

	/** @return Query As the address says. */
	abstract public function query(): mixed;

	/**
	 * @param Query $query
	 * @return list<Row>
	 */
	abstract public function rows( mixed $query, int $limit, int $offset ): array;

	/** @param Query $query */
	abstract public function count( mixed $query ): int;

	/**
	 * @param Row $row
	 * @return string HTML.
	 */
	abstract public function cell( mixed $row, string $column ): string;

	/** @param Query $query */
	abstract public function empty_words( mixed $query ): string;

	public function register(): void {
		add_action( 'admin_menu', $this->add_page( ... ), static::MENU_PRIORITY );
		if ( '' !== static::CSV ) {
			add_action( 'admin_post_' . static::CSV, $this->send( ... ) );
		}
	}

	/** @param array<string, int|string> $parameters */
	final public static function url( array $parameters = array() ): string {
		return add_query_arg( array_map( rawurlencode( ... ), array_map( strval( ... ), self::place() + $parameters ) ), admin_url( self::file() ) );
	}

	/**
	 * Columns that can be sorted by, as WP_List_Table takes them.
	 *
	 * @return array<string, array{string, bool}>
	 */
	public function sortable(): array {
		return array();
	}

	/** @return array<string, string> Action to label; none: the rows have no boxes. */
	public function bulk_actions(): array {
		return array();
	}

	/**
	 * @param Row $row
	 * @return array{int, string} The value of its box, and what it is called.
	 */
	public function box( mixed $row ): array {
		return array( 0, '' );
	}

	/**
	 * @param Row $row
	 * @return array<string, string> Links below its name.
	 */
	public function row_actions( mixed $row ): array {
		return array();
	}

	/**
	 * Links above the list, as WP_List_Table::get_views_links() takes them.
	 *
	 * @param Query $query
	 * @return array<string, array{url: string, label: string, current?: bool}>
	 */
	public function views( mixed $query ): array {
		return array();
	}

	/** Label of the search's button and field; empty: no search. */
	public function search_label(): string {
		return '';
	}

	/** Placeholder of the search, e.g. "Number plate or email". */
	public function search_hint(): string {
		return '';
	}

	/**
	 * Writes the file batch by batch, so that a long list needs no more memory than a short one.
	 *
	 * @param resource $stream
	 * @param Query    $query
	 */
	public function write( $stream, mixed $query ): void {
		$csv = CsvWriter::begin( $stream, $this->csv_headings() );
		for ( $offset = 0; ; $offset += self::BATCH ) {
			$rows = $this->rows( $query, self::BATCH, $offset );
			foreach ( $rows as $row ) {
				$csv->write( $this->csv_cells( $row ) );
			}
			if ( count( $rows ) < self::BATCH ) {
				return;
			}
		}
	}

	/** @param Query $query */
	final public function csv_url( mixed $query ): string {
		return wp_nonce_url( add_query_arg( array_map( rawurlencode( ... ), array( 'action' => static::CSV ) + $this->parameters( $query ) ), admin_url( 'admin-post.php' ) ), static::CSV );
	}

	/**
	 * Adds the page, and returns its hook.
	 *
	 * @param callable(): void $show
	 */
	protected function add_to_menu( callable $show ): string|false {
		return add_submenu_page( static::PARENT, $this->title(), $this->title(), static::CAPABILITY, static::SLUG, $show );
	}

	/**
	 * @param Query $query
	 * @return array<string, string> What an address needs to show the same; empty values are left out.
	 */
	protected function parameters( mixed $query ): array {
		return array();
	}

	/**
	 * @param Query $query
	 * @return array<string, string> Of these, what is in no field of the form.
	 */
	protected function hidden( mixed $query ): array {
		return array();
	}

	/**
	 * @param Query $query
	 * @return string HTML of what staff choose rows with.
	 */
	protected function filters( mixed $query ): string {
		return '';
	}

	/**
	 * Does what the boxes' form asks for; nonce and capability are checked.
	 *
	 * @param list<int> $ids
	 * @return array<string, int|string> What the address says afterwards.
	 */
	protected function act( string $action, array $ids ): array {
		return array();
	}

	/** Before anything is printed: what the screen's own forms send. */
	protected function before_page(): void {}

	/** What was done, at the top. */
	protected function show_notices(): void {}

	/** Prints one row's page; false where there is none, and the list is shown. */
	protected function show_one( int $id ): bool {
		return false;
	}

	/** Between heading and list. */
	protected function show_before(): void {}

	/** Below the list. */
	protected function show_after(): void {}

	/** Of the file, without its ending. */
	protected function csv_name(): string {
		return static::PLURAL . '-' . wp_date( 'Y-m-d' );
	}

	protected function csv_label(): string {
		return __( 'Export as CSV', 'hearth-hammer' );
	}

	/** @return list<string> */
	protected function csv_headings(): array {
		return array_values( $this->columns() );
	}

	/**
	 * @param Row $row
	 * @return list<int|string|null>
	 */
	protected function csv_cells( mixed $row ): array {
		return array();
	}

	/** Ends the request of those who may not see the list. */
	final protected static function check(): void {
		if ( ! current_user_can( static::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to access this list.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
	}

	/** A word of the address, without what no search needs. */
	final protected static function text( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A search changes nothing.
		return is_string( $_GET[ $name ] ?? null ) ? mb_substr( sanitize_text_field( wp_unslash( $_GET[ $name ] ) ), 0, 200 ) : '';
	}

	/**
	 * @param string                $all     Label of the choice that filters nothing.
	 * @param array<string, string> $options Value to label.
	 */
	final protected static function choice( string $name, string $label, string $all, array $options, string $chosen ): string {
		$html = sprintf( '<label class="screen-reader-text" for="%4$s-%1$s">%2$s</label><select name="%1$s" id="%4$s-%1$s"><option value="">%3$s</option>', esc_attr( $name ), esc_html( $label ), esc_html( $all ), esc_attr( static::SLUG ) );
		foreach ( $options as $value => $words ) {
			$html .= sprintf( '<option value="%s"%s>%s</option>', esc_attr( (string) $value ), selected( (string) $value, $chosen, false ), esc_html( $words ) );
		}
		return "{$html}</select>";
	}

	/** The row that the address opens, 0 for the list; a list of boxes is a bulk action's. */
	private static function asked(): int {
		return is_scalar( $_GET[ static::SINGULAR ] ?? null ) ? absint( $_GET[ static::SINGULAR ] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only shows.
	}

	private static function file(): string {
		return str_contains( static::PARENT, '.php' ) ? (string) strtok( static::PARENT, '?' ) : 'admin.php';
	}

	/** @return array<string, string> What every address of it has. */
	private static function place(): array {
		$type = str_contains( static::PARENT, '?post_type=' ) ? array( 'post_type' => substr( static::PARENT, strpos( static::PARENT, '=' ) + 1 ) ) : array();
		return $type + array( 'page' => static::SLUG );
	}

	private function add_page(): void {
		$this->hook = (string) $this->add_to_menu( $this->show( ... ) );
		if ( '' !== $this->hook ) {
			add_action( "load-{$this->hook}", $this->load( ... ) );
		}
	}

	private function load(): void {
		$this->before_page();
		$this->act_on_many();
		if ( 0 === self::asked() ) {
			add_screen_option( 'per_page', array( 'default' => static::PER_PAGE, 'option' => RowsPerPage::OPTION ) );
			$this->table = $this->table();
		}
	}

	/** @return ListTable<Row, Query> */
	private function table(): ListTable {
		return new ListTable( $this, $this->query(), $this->hook );
	}

	private function act_on_many(): void {
		// The filter's button is in the same form.
		$actions = array_filter( array( $_GET['action'] ?? '', $_GET['action2'] ?? '' ), fn ( mixed $action ): bool => is_string( $action ) && isset( $this->bulk_actions()[ $action ] ) ); // phpcs:ignore WordPress.Security -- Compared only; the nonce is checked next.
		$action  = reset( $actions );
		if ( ! is_string( $action ) || isset( $_GET['filter_action'] ) ) {
			return;
		}
		check_admin_referer( 'bulk-' . static::PLURAL );
		self::check();
		$boxes = $_GET[ static::SINGULAR ] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Each becomes a number.
		$ids   = is_array( $boxes ) ? array_values( array_unique( array_map( absint( ... ), array_filter( $boxes, is_scalar( ... ) ) ) ) ) : array();
		wp_safe_redirect( static::url( $this->act( $action, $ids ) + $this->parameters( $this->query() ) ) );
		exit;
	}

	private function show(): void {
		self::check();
		echo '<div class="wrap">';
		$this->show_notices();
		if ( 0 === self::asked() || ! $this->show_one( self::asked() ) ) {
			$this->show_list();
		}
		echo '</div>';
	}

	private function show_list(): void {
		$table       = $this->table ?? $this->table();
		$this->table = null;
		$table->prepare_items();
		printf( '<h1 class="wp-heading-inline">%s</h1><hr class="wp-header-end">', esc_html( $this->title() ) );
		$this->show_before();
		$table->views();
		printf( '<form method="get" action="%s">', esc_url( admin_url( self::file() ) ) );
		foreach ( self::place() + array_filter( $this->hidden( $table->query ) ) as $name => $value ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
		if ( '' !== $this->search_label() ) {
			$table->search_box( $this->search_label(), static::SLUG );
		}
		$this->show_tools( $table->query );
		$table->display();
		echo '</form>';
		$this->show_after();
	}

	/**
	 * Not in the table's own bar, which WordPress hides on small screens.
	 *
	 * @param Query $query
	 */
	private function show_tools( mixed $query ): void {
		$tools = $this->filters( $query );
		$tools = '' === $tools ? '' : $tools . get_submit_button( __( 'Filter', 'hearth-hammer' ), '', 'filter_action', false, array( 'id' => static::SLUG . '-filter' ) );
		if ( '' !== static::CSV && ( ! static::EXPORTS_PEOPLE || current_user_can( ExportCapability::NAME ) ) ) {
			$tools .= sprintf( '<a class="button" href="%s">%s</a>', esc_url( $this->csv_url( $query ) ), esc_html( $this->csv_label() ) );
		}
		if ( '' !== $tools ) {
			echo '<div style="display:flex;flex-wrap:wrap;gap:8px;align-items:center;clear:both;padding:8px 0">' . $tools . '</div>'; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped where it is made.
		}
	}

	private function send(): never {
		check_admin_referer( static::CSV );
		self::check();
		if ( static::EXPORTS_PEOPLE ) {
			ExportCapability::check();
		}
		CsvDownload::send( $this->csv_name(), fn ( $stream ) => $this->write( $stream, $this->query() ) );
	}
}
