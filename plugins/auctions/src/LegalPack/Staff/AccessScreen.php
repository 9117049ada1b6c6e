<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack\Staff;

use HearthHammer\Auctions\LegalPack\LegalTerms;
use HearthHammer\Auctions\Lots\LotName;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Core\Lists\ListScreen;
use HearthHammer\Core\Settings\SettingsForm;

defined( 'ABSPATH' ) || exit;

/**
 * Auctions → Legal packs: who took what, as a list and as CSV; and the terms.
 *
 * @phpstan-import-type Row from AccessList
 * @extends ListScreen<Row, array{lot: int, search: string}>
 */
final class AccessScreen extends ListScreen {

	public const SLUG       = 'hh-legal-packs';
	public const CAPABILITY = Capabilities::EDIT_LOTS;
	public const SINGULAR   = 'download';
	public const PLURAL     = 'legal-packs';
	public const PER_PAGE   = 50;
	public const IS_WIDE    = true;
	public const CSV        = 'hh_legal_csv';

	protected const PARENT = 'edit.php?post_type=' . SalePostType::NAME;

	public function __construct(
		private readonly AccessList $list,
		private readonly SettingsForm $settings,
	) {}

	public function title(): string {
		return __( 'Legal pack downloads', 'hearth-hammer' );
	}

	/** @return array<string, string> */
	public function columns(): array {
		return array(
			'lot'      => __( 'Lot', 'hearth-hammer' ),
			'name'     => __( 'Name', 'hearth-hammer' ),
			'email'    => __( 'Email address', 'hearth-hammer' ),
			'terms'    => __( 'Terms', 'hearth-hammer' ),
			'accepted' => __( 'Accepted', 'hearth-hammer' ),
			'document' => __( 'Document', 'hearth-hammer' ),
			'version'  => __( 'Version', 'hearth-hammer' ),
			'first'    => __( 'First downloaded', 'hearth-hammer' ),
			'times'    => __( 'Downloads', 'hearth-hammer' ),
		);
	}

	/** @return array{lot: int, search: string} */
	public function query(): array {
		return array( 'lot' => absint( self::text( 'lot' ) ), 'search' => self::text( 's' ) );
	}

	/** @return list<Row> */
	public function rows( mixed $query, int $limit, int $offset ): array {
		$rows = $this->list->page( $query['lot'], $query['search'], $limit, $offset );
		_prime_post_caches( array_values( array_unique( array_map( intval( ... ), array_column( $rows, 'lot_id' ) ) ) ), false, true );
		return $rows;
	}

	public function count( mixed $query ): int {
		return $this->list->count( $query['lot'], $query['search'] );
	}

	public function cell( mixed $row, string $column ): string {
		return esc_html( (string) ( array_combine( array_keys( $this->columns() ), self::cells( $row ) )[ $column ] ?? '' ) );
	}

	public function empty_words( mixed $query ): string {
		return __( 'No requests yet.', 'hearth-hammer' );
	}

	public function search_label(): string {
		return __( 'Search by name or email address', 'hearth-hammer' );
	}

	protected function add_to_menu( callable $show ): string|false {
		return add_submenu_page( self::PARENT, __( 'Legal packs', 'hearth-hammer' ), __( 'Legal packs', 'hearth-hammer' ), self::CAPABILITY, self::SLUG, $show );
	}

	/** @return array<string, string> */
	protected function parameters( mixed $query ): array {
		return array_filter( array( 'lot' => $query['lot'] > 0 ? (string) $query['lot'] : '', 's' => $query['search'] ) );
	}

	/** @return array<string, string> */
	protected function hidden( mixed $query ): array {
		return array( 'lot' => $query['lot'] > 0 ? (string) $query['lot'] : '' );
	}

	protected function show_before(): void {
		$about = self::about( $this->query()['lot'] );
		'' === $about || printf( '<p>%s</p>', esc_html( $about ) );
	}

	protected function show_after(): void {
		$this->print_terms();
		printf( '<h2>%s</h2>', esc_html__( 'Settings', 'hearth-hammer' ) );
		$this->settings->show();
	}

	protected function show_notices(): void {
		settings_errors();
		$said = is_string( $_GET['said'] ?? null ) ? sanitize_key( $_GET['said'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- Only chooses a sentence.
		if ( 'changed' === $said ) {
			wp_admin_notice( __( 'New terms published.', 'hearth-hammer' ), array( 'type' => 'success' ) );
		} elseif ( 'same' === $said ) {
			wp_admin_notice( __( 'Terms not changed. The text is the same, empty or too long.', 'hearth-hammer' ), array( 'type' => 'warning' ) );
		}
	}

	/** @return list<string|int> */
	protected function csv_cells( mixed $row ): array {
		return self::cells( $row );
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
}
