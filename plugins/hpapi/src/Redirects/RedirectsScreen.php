<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Redirects;

use HearthHammer\Core\Module;
use HearthHammer\Core\Page\PageOffset;

defined( 'ABSPATH' ) || exit;

/**
 * Properties → Redirects: the addresses of the old site, brought in by CSV, listed, downloaded and deleted.
 */
final readonly class RedirectsScreen implements Module {

	/** Whoever may set the site's addresses. */
	public const CAPABILITY = 'manage_options';

	private const SLUG     = 'hpapi-redirects';
	private const PER_PAGE = 50;

	/** Lines that are told; all of them fill a screen. */
	private const MOST_TOLD = 200;

	public function __construct( private RedirectRepository $redirects ) {}

	public function register(): void {
		add_action( 'admin_menu', $this->add( ... ) );
	}

	/** @param array<string, string|int> $more Parameters. */
	public static function url( array $more = array() ): string {
		return add_query_arg(
			array(
				'post_type' => 'hpapi_property',
				'page'      => self::SLUG,
			) + $more,
			admin_url( 'edit.php' )
		);
	}

	public static function message_key(): string {
		return 'hpapi_redirects_' . get_current_user_id();
	}

	private function add(): void {
		add_submenu_page( 'edit.php?post_type=hpapi_property', __( 'Redirects from an old site', 'hearth-hammer' ), __( 'Redirects', 'hearth-hammer' ), self::CAPABILITY, self::SLUG, $this->show( ... ) );
	}

	private function show(): void {
		$search = isset( $_GET['s'] ) && is_string( $_GET['s'] ) ? mb_substr( sanitize_text_field( wp_unslash( $_GET['s'] ) ), 0, 200 ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only shows.
		$page   = isset( $_GET['paged'] ) && is_scalar( $_GET['paged'] ) ? max( 1, absint( $_GET['paged'] ) ) : 1; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only shows.
		echo '<div class="wrap"><h1>' . esc_html__( 'Redirects from an old site', 'hearth-hammer' ) . '</h1>';
		$this->message();
		$this->upload_form();
		$all = $this->redirects->count();
		if ( 0 === $all ) {
			printf( '<p>%s</p>', esc_html__( 'No redirects yet.', 'hearth-hammer' ) );
		} else {
			$this->search_form( $search, $all );
			$this->list( $search, $page );
			$this->delete_all_form( $all );
		}
		echo '</div>';
	}

	/** What the last import did, told once. */
	private function message(): void {
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

	private function search_form( string $search, int $all ): void {
		printf(
			'<h2>%s</h2><form method="get" action="%s"><input type="hidden" name="post_type" value="hpapi_property"><input type="hidden" name="page" value="%s"><p class="search-box" style="float:none"><label class="screen-reader-text" for="hpapi-redirects-search">%s</label><input type="search" id="hpapi-redirects-search" name="s" value="%s"> %s <a class="button" href="%s">%s</a></p></form>',
			/* translators: %s: number of redirects */
			esc_html( sprintf( _n( '%s redirect', '%s redirects', $all, 'hearth-hammer' ), number_format_i18n( $all ) ) ),
			esc_url( admin_url( 'edit.php' ) ),
			esc_attr( self::SLUG ),
			esc_html__( 'Search redirects', 'hearth-hammer' ),
			esc_attr( $search ),
			get_submit_button( __( 'Search', 'hearth-hammer' ), 'secondary', '', false ), // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by WordPress.
			esc_url( wp_nonce_url( admin_url( 'admin-post.php?action=' . RedirectsActions::DOWNLOAD ), RedirectsActions::DOWNLOAD ) ),
			esc_html__( 'Download all as CSV', 'hearth-hammer' )
		);
	}

	private function list( string $search, int $page ): void {
		$rows  = $this->redirects->page( $search, self::PER_PAGE, PageOffset::before( $page, self::PER_PAGE ) );
		$count = $this->redirects->count( $search );
		if ( array() === $rows ) {
			printf( '<p>%s</p>', esc_html__( 'No redirects found.', 'hearth-hammer' ) );
			return;
		}
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s">%s<div tabindex="0" role="region" aria-label="%s" style="overflow-x:auto"><table class="widefat striped"><thead><tr><td class="check-column"></td><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( RedirectsActions::DELETE ), wp_nonce_field( RedirectsActions::DELETE, '_wpnonce', true, false ), esc_attr__( 'Redirects', 'hearth-hammer' ), esc_html__( 'Old address', 'hearth-hammer' ), esc_html__( 'Redirects to', 'hearth-hammer' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by WordPress.
		foreach ( $rows as $row ) {
			/* translators: %s: an address */
			printf( '<tr><th class="check-column" scope="row"><input type="checkbox" name="redirects[]" value="%d" aria-label="%s"></th><td><a href="%s">%s</a></td><td>%s</td></tr>', (int) $row['id'], esc_attr( sprintf( __( 'Select %s', 'hearth-hammer' ), $row['source'] ) ), esc_url( $row['source'] ), esc_html( $row['source'] ), esc_html( $row['target'] ) );
		}
		echo '</tbody></table></div><p>' . get_submit_button( __( 'Delete selected', 'hearth-hammer' ), 'secondary', '', false ) . '</p></form>'; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by WordPress.
		$links = paginate_links(
			array(
				'base'    => add_query_arg( 'paged', '%#%', self::url( '' === $search ? array() : array( 's' => rawurlencode( $search ) ) ) ),
				'format'  => '',
				'current' => $page,
				'total'   => (int) ceil( $count / self::PER_PAGE ),
			)
		);
		if ( is_string( $links ) ) {
			printf( '<nav class="tablenav" aria-label="%s"><div class="tablenav-pages" style="float:none">%s</div></nav>', esc_attr__( 'Pages of redirects', 'hearth-hammer' ), wp_kses_post( $links ) );
		}
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
