<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack\Staff;

use HearthHammer\Auctions\LegalPack\LegalTerms;
use HearthHammer\Auctions\Lots\LotName;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Core\Csv\CsvDownload;
use HearthHammer\Core\Csv\CsvWriter;
use HearthHammer\Core\Module;
use HearthHammer\Core\Page\PageOffset;
use HearthHammer\Core\Security\ExportCapability;
use HearthHammer\Core\Settings\SettingsForm;

defined( 'ABSPATH' ) || exit;

/**
 * Auctions → Legal packs: who took what, as a list and as CSV; and the terms.
 */
final class AccessScreen implements Module {

	public const SLUG = 'hh-legal-packs';

	private const CSV      = 'hh_legal_csv';
	private const PER_PAGE = 50;
	private const BATCH    = 500;

	public function __construct(
		private readonly AccessList $list,
		private readonly SettingsForm $settings,
	) {}

	public function register(): void {
		add_action( 'admin_menu', $this->add_page( ... ) );
		add_action( 'admin_post_' . self::CSV, $this->send( ... ) );
	}

	/** @param array<string, string> $parameters */
	public static function url( array $parameters = array() ): string {
		return add_query_arg( array_map( rawurlencode( ... ), array( 'post_type' => SalePostType::NAME, 'page' => self::SLUG ) + $parameters ), admin_url( 'edit.php' ) );
	}

	private function add_page(): void {
		add_submenu_page( 'edit.php?post_type=' . SalePostType::NAME, __( 'Legal packs', 'hearth-hammer' ), __( 'Legal packs', 'hearth-hammer' ), Capabilities::EDIT_LOTS, self::SLUG, $this->show( ... ) );
	}

	private function show(): void {
		[ $lot, $search ] = self::asked();
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only shows.
		$page  = max( 1, absint( is_scalar( $_GET['paged'] ?? null ) ? $_GET['paged'] : 1 ) );
		$total = $this->list->count( $lot, $search );
		echo '<div class="wrap"><h1>' . esc_html__( 'Legal pack downloads', 'hearth-hammer' ) . '</h1>';
		settings_errors();
		$this->say();
		printf( '<form method="get"><input type="hidden" name="post_type" value="%s"><input type="hidden" name="page" value="%s"><input type="hidden" name="lot" value="%d">', esc_attr( SalePostType::NAME ), esc_attr( self::SLUG ), (int) $lot );
		printf( '<p class="search-box"><label class="screen-reader-text" for="hh-legal-search">%1$s</label><input type="search" id="hh-legal-search" name="s" value="%2$s"> <button class="button">%1$s</button></p></form>', esc_html__( 'Search by name or email address', 'hearth-hammer' ), esc_attr( $search ) );
		$csv = wp_nonce_url( add_query_arg( array( 'action' => self::CSV, 'lot' => $lot, 's' => rawurlencode( $search ) ), admin_url( 'admin-post.php' ) ), self::CSV );
		printf( '<p>%s%s</p>', esc_html( self::about( $lot ) ), current_user_can( ExportCapability::NAME ) ? sprintf( ' <a class="button" href="%s">%s</a>', esc_url( $csv ), esc_html__( 'Export as CSV', 'hearth-hammer' ) ) : '' ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped in it.
		$this->print_table( $this->list->page( $lot, $search, self::PER_PAGE, PageOffset::before( $page, self::PER_PAGE ) ) );
		echo '<div class="tablenav"><div class="tablenav-pages">' . wp_kses_post( (string) paginate_links( array( 'base' => add_query_arg( 'paged', '%#%' ), 'format' => '', 'current' => $page, 'total' => max( 1, (int) ceil( $total / self::PER_PAGE ) ) ) ) ) . '</div></div>';
		$this->print_terms();
		printf( '<h2>%s</h2>', esc_html__( 'Settings', 'hearth-hammer' ) );
		$this->settings->show();
		echo '</div>';
	}

	/** @param list<array<string, string|null>> $rows */
	private function print_table( array $rows ): void {
		_prime_post_caches( array_values( array_unique( array_map( intval( ... ), array_column( $rows, 'lot_id' ) ) ) ), false, true );
		printf( '<div tabindex="0" role="region" aria-label="%s" style="overflow-x:auto"><table class="widefat striped"><thead><tr>', esc_attr__( 'Legal pack downloads', 'hearth-hammer' ) );
		foreach ( self::columns() as $column ) {
			printf( '<th scope="col">%s</th>', esc_html( $column ) );
		}
		echo '</tr></thead><tbody>';
		foreach ( $rows as $row ) {
			echo '<tr>';
			foreach ( self::cells( $row ) as $cell ) {
				printf( '<td>%s</td>', esc_html( (string) $cell ) );
			}
			echo '</tr>';
		}
		echo array() === $rows ? '<tr><td colspan="9">' . esc_html__( 'No requests yet.', 'hearth-hammer' ) . '</td></tr>' : '';
		echo '</tbody></table></div>';
	}

	private function print_terms(): void {
		$terms = LegalTerms::current();
		printf( '<h2>%s</h2><form method="post" action="%s"><input type="hidden" name="action" value="%s">', esc_html__( 'Terms', 'hearth-hammer' ), esc_url( admin_url( 'admin-post.php' ) ), esc_attr( LegalActions::TERMS ) );
		wp_nonce_field( LegalActions::TERMS );
		printf(
			'<p><label for="hh-legal-terms">%s</label></p><textarea id="hh-legal-terms" name="terms" rows="8" class="large-text" maxlength="%d" required>%s</textarea>',
			/* translators: 1: number of a version, 2: date */
			esc_html( sprintf( __( 'Readers must accept these terms before they open the first document. This is version %1$d, in force since %2$s. If you publish different text, everyone is asked to accept it again.', 'hearth-hammer' ), $terms['version'], wp_date( 'j F Y', $terms['since'] ) ) ),
			(int) LegalTerms::LENGTH,
			esc_textarea( $terms['text'] )
		);
		submit_button( __( 'Publish new version', 'hearth-hammer' ), 'secondary' );
		echo '</form>';
	}

	private function say(): void {
		$said = is_string( $_GET['said'] ?? null ) ? sanitize_key( $_GET['said'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- Only chooses a sentence.
		if ( 'changed' === $said ) {
			wp_admin_notice( __( 'New terms published.', 'hearth-hammer' ), array( 'type' => 'success' ) );
		} elseif ( 'same' === $said ) {
			wp_admin_notice( __( 'Terms not changed. The text is the same, empty or too long.', 'hearth-hammer' ), array( 'type' => 'warning' ) );
		}
	}

	private function send(): never {
		check_admin_referer( self::CSV );
		if ( ! current_user_can( Capabilities::EDIT_LOTS ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to export legal pack downloads.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		[ $lot, $search ] = self::asked();
		ExportCapability::check();
		CsvDownload::send( 'legal-packs-' . wp_date( 'Y-m-d' ), fn ( $out ) => $this->write( $out, $lot, $search ) );
	}

	/** @param resource $out */
	public function write( $out, int $lot, string $search ): void {
		$csv = CsvWriter::begin( $out, self::columns() );
		for ( $offset = 0; ; $offset += self::BATCH ) {
			$page = $this->list->page( $lot, $search, self::BATCH, $offset );
			_prime_post_caches( array_values( array_unique( array_map( intval( ... ), array_column( $page, 'lot_id' ) ) ) ), false, true );
			foreach ( $page as $row ) {
				$csv->write( self::cells( $row ) );
			}
			if ( count( $page ) < self::BATCH ) {
				return;
			}
		}
	}

	/** @return list<string> */
	private static function columns(): array {
		return array( __( 'Lot', 'hearth-hammer' ), __( 'Name', 'hearth-hammer' ), __( 'Email address', 'hearth-hammer' ), __( 'Terms', 'hearth-hammer' ), __( 'Accepted', 'hearth-hammer' ), __( 'Document', 'hearth-hammer' ), __( 'Version', 'hearth-hammer' ), __( 'First downloaded', 'hearth-hammer' ), __( 'Downloads', 'hearth-hammer' ) );
	}

	/**
	 * @param array<string, string|null> $row
	 * @return list<string|int>
	 */
	private static function cells( array $row ): array {
		$time = static fn ( ?string $at ): string => null === $at ? '' : (string) wp_date( 'Y-m-d H:i', (int) $at );
		return array(
			self::about( (int) $row['lot_id'] ),
			(string) $row['name'],
			(string) $row['email'],
			(int) $row['terms'],
			$time( $row['accepted_at'] ),
			$row['title'] ?? __( 'None yet', 'hearth-hammer' ),
			$row['version'] ?? '',
			$time( $row['first_at'] ),
			$row['times'] ?? '',
		);
	}

	private static function about( int $id ): string {
		$lot = LotRecord::of( $id );
		return null === $lot ? '' : LotName::of( $lot );
	}

	/** @return array{int, string} Lot and search, as the address says. */
	private static function asked(): array {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- A search changes nothing.
		$search = is_string( $_GET['s'] ?? null ) ? sanitize_text_field( wp_unslash( $_GET['s'] ) ) : '';
		return array( absint( is_scalar( $_GET['lot'] ?? null ) ? $_GET['lot'] : 0 ), mb_substr( $search, 0, 100 ) );
		// phpcs:enable
	}
}
