<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Redirects;

use HearthHammer\Core\Csv\CsvWriter;
use HearthHammer\Core\Lists\ListScreen;

defined( 'ABSPATH' ) || exit;

/**
 * Properties → Redirects: the addresses of the old site, brought in by CSV, listed, downloaded and deleted.
 *
 * @extends ListScreen<array{id: int, source: string, target: string}, string>
 */
final class RedirectsScreen extends ListScreen {

	public const SLUG       = 'hpapi-redirects';
	/** Of those who may set the site's addresses. */
	public const CAPABILITY = 'manage_options';
	public const SINGULAR   = 'redirects';
	public const PLURAL     = 'redirects';
	public const PER_PAGE   = 50;
	public const CSV        = 'hpapi_redirects_download';

	protected const PARENT         = 'edit.php?post_type=hpapi_property';
	protected const EXPORTS_PEOPLE = false;

	/** Lines that are told; all of them fill a screen. */
	private const MOST_TOLD = 200;

	public function __construct( private readonly RedirectRepository $redirects ) {}

	public static function message_key(): string {
		return 'hpapi_redirects_' . get_current_user_id();
	}

	public function title(): string {
		return __( 'Redirects from an old site', 'hearth-hammer' );
	}

	/** @return array<string, string> */
	public function columns(): array {
		return array(
			'source' => __( 'Old address', 'hearth-hammer' ),
			'target' => __( 'Redirects to', 'hearth-hammer' ),
		);
	}

	public function query(): string {
		return self::text( 's' );
	}

	/** @return list<array{id: int, source: string, target: string}> */
	public function rows( mixed $query, int $limit, int $offset ): array {
		return $this->redirects->page( $query, $limit, $offset );
	}

	public function count( mixed $query ): int {
		return $this->redirects->count( $query );
	}

	public function cell( mixed $row, string $column ): string {
		return 'source' === $column ? sprintf( '<a href="%s">%s</a>', esc_url( $row['source'] ), esc_html( $row['source'] ) ) : esc_html( $row['target'] );
	}

	public function empty_words( mixed $query ): string {
		return '' === $query ? __( 'No redirects yet.', 'hearth-hammer' ) : __( 'No redirects found.', 'hearth-hammer' );
	}

	public function search_label(): string {
		return __( 'Search redirects', 'hearth-hammer' );
	}

	/** @return array<string, string> */
	public function bulk_actions(): array {
		return array( 'delete' => __( 'Delete', 'hearth-hammer' ) );
	}

	/** @return array{int, string} */
	public function box( mixed $row ): array {
		return array( $row['id'], $row['source'] );
	}

	/** All, whatever the search, so that the file can be imported again. */
	public function write( $stream, mixed $query ): void {
		RedirectFile::write( CsvWriter::begin( $stream, RedirectFile::COLUMNS ), $this->redirects );
	}

	protected function add_to_menu( callable $show ): string|false {
		return add_submenu_page( self::PARENT, $this->title(), __( 'Redirects', 'hearth-hammer' ), self::CAPABILITY, self::SLUG, $show );
	}

	/** @return array<string, string> */
	protected function parameters( mixed $query ): array {
		return array_filter( array( 's' => $query ) );
	}

	/**
	 * @param list<int> $ids
	 * @return array<string, int|string>
	 */
	protected function act( string $action, array $ids ): array {
		RedirectsActions::tell_deleted( $this->redirects->delete( $ids ) );
		return array();
	}

	protected function csv_label(): string {
		return __( 'Download all as CSV', 'hearth-hammer' );
	}

	protected function show_before(): void {
		$this->upload_form();
		$all = $this->redirects->count();
		/* translators: %s: number of redirects */
		$all > 0 && printf( '<h2>%s</h2>', esc_html( sprintf( _n( '%s redirect', '%s redirects', $all, 'hearth-hammer' ), number_format_i18n( $all ) ) ) );
	}

	protected function show_after(): void {
		$all = $this->redirects->count();
		$all > 0 && $this->delete_all_form( $all );
	}

	/** What the last import did, told once. */
	protected function show_notices(): void {
		$told = get_transient( self::message_key() );
		if ( ! is_array( $told ) ) {
			return;
		}
		delete_transient( self::message_key() );
		$problems = is_array( $told['problems'] ?? null ) ? $told['problems'] : array();
		printf( '<div class="notice notice-%s" role="%s"><p>%s</p></div>', esc_attr( (string) ( $told['kind'] ?? 'success' ) ), 'error' === ( $told['kind'] ?? '' ) ? 'alert' : 'status', esc_html( (string) ( $told['text'] ?? '' ) ) );
		if ( array() === $problems ) {
			return;
		}
		/* translators: %d: number of lines */
		printf( '<h2>%s</h2><table class="widefat striped"><thead><tr><th scope="col" style="width:5em">%s</th><th scope="col">%s</th></tr></thead><tbody>', esc_html( sprintf( _n( '%d line was skipped', '%d lines were skipped', count( $problems ), 'hearth-hammer' ), count( $problems ) ) ), esc_html__( 'Line', 'hearth-hammer' ), esc_html__( 'Why', 'hearth-hammer' ) );
		foreach ( array_slice( $problems, 0, self::MOST_TOLD, true ) as $line => $problem ) {
			printf( '<tr><th scope="row">%d</th><td>%s</td></tr>', (int) $line, esc_html( ucfirst( (string) $problem ) . '.' ) );
		}
		echo '</tbody></table>';
	}

	private function upload_form(): void {
		printf(
			'<p>%s</p><form method="post" action="%s" enctype="multipart/form-data"><input type="hidden" name="action" value="%s">%s<p><label for="hpapi-redirects"><strong>%s</strong></label><br><input type="file" id="hpapi-redirects" name="file" accept=".csv,.txt,text/csv" required aria-describedby="hpapi-redirects-hint"><br><span id="hpapi-redirects-hint" class="description">%s</span></p>%s</form>',
			esc_html__( 'Visitors and search engines that use an address of your old site are redirected (301) to its new place. Only addresses that do not exist on this site are redirected.', 'hearth-hammer' ),
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( RedirectsActions::UPLOAD ),
			wp_nonce_field( RedirectsActions::UPLOAD, '_wpnonce', true, false ), // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by WordPress.
			esc_html__( 'CSV file', 'hearth-hammer' ),
			esc_html__( 'Two columns: the old address and its target. Old address: /houses/12.html or /show.php?id=12; without a query it matches any query. Target: a path on this site (/property-for-sale/cranbrook/) or a property reference. Maximum 50,000 redirects.', 'hearth-hammer' ),
			get_submit_button( __( 'Import redirects', 'hearth-hammer' ) ) // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by WordPress.
		);
	}

	private function delete_all_form( int $all ): void {
		printf(
			'<details><summary>%1$s</summary><form method="post" action="%2$s"><input type="hidden" name="action" value="%3$s"><input type="hidden" name="all" value="1">%4$s<p>%5$s</p>%6$s</form></details>',
			esc_html__( 'Delete all', 'hearth-hammer' ),
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( RedirectsActions::DELETE ),
			wp_nonce_field( RedirectsActions::DELETE, '_wpnonce', true, false ), // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by WordPress.
			esc_html__( 'Old addresses will return “not found” again. Download the redirects first, so that you can import them again.', 'hearth-hammer' ),
			/* translators: %s: number of redirects */
			get_submit_button( sprintf( _n( 'Delete %s redirect', 'Delete all %s redirects', $all, 'hearth-hammer' ), number_format_i18n( $all ) ), 'delete', '', false ) // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by WordPress.
		);
	}
}
