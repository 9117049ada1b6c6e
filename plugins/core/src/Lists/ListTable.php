<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Lists;

use HearthHammer\Core\Page\PageOffset;
use WP_HTML_Tag_Processor;
use WP_List_Table;

defined( 'ABSPATH' ) || exit;

// WordPress loads it only for its own lists.
require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';

/**
 * WordPress's table with what a ListScreen says.
 *
 * @template Row
 * @template Query
 */
final class ListTable extends WP_List_Table {

	/**
	 * @param ListScreen<Row, Query> $list
	 * @param Query                  $query
	 * @param string                 $screen Its hook; empty for the current screen.
	 */
	public function __construct( private readonly ListScreen $list, public readonly mixed $query, string $screen ) {
		parent::__construct(
			array(
				'singular' => $list::SINGULAR,
				'plural'   => $list::PLURAL,
			) + ( '' === $screen ? array() : array( 'screen' => $screen ) )
		);
		$this->screen->set_screen_reader_content(
			array(
				'heading_views'      => __( 'Filter list', 'hearth-hammer' ),
				'heading_pagination' => __( 'List navigation', 'hearth-hammer' ),
				'heading_list'       => $list->title(),
			)
		);
	}

	/** @return array<string, string> */
	public function get_columns(): array {
		return ( array() === $this->list->bulk_actions() ? array() : array( 'cb' => '<input type="checkbox">' ) ) + $this->list->columns();
	}

	public function prepare_items(): void {
		$columns = $this->get_columns();
		// Set here: the header may have asked for the screen's columns before this table was made, and WordPress remembers the answer.
		$this->_column_headers = array( $columns, get_hidden_columns( $this->screen ), $this->list->sortable(), (string) array_key_first( $this->list->columns() ) );
		$rows                  = $this->get_items_per_page( RowsPerPage::OPTION, $this->list::PER_PAGE );
		$this->items           = $this->list->rows( $this->query, $rows, PageOffset::before( $this->get_pagenum(), $rows ) );
		$this->set_pagination_args(
			array(
				'total_items' => $this->list->count( $this->query ),
				'per_page'    => $rows,
			)
		);
	}

	public function no_items(): void {
		echo esc_html( $this->list->empty_words( $this->query ) );
	}

	public function display(): void {
		// What scrolls needs the keyboard's focus.
		$this->list::IS_WIDE && printf( '<div tabindex="0" role="region" aria-label="%s" style="overflow-x:auto">', esc_attr( $this->list->title() ) );
		parent::display();
		echo $this->list::IS_WIDE ? '</div>' : '';
	}

	/** WordPress's, with a placeholder that says what is searched. */
	public function search_box( $text, $input_id ): void {
		ob_start();
		parent::search_box( $text, $input_id );
		$tags = new WP_HTML_Tag_Processor( (string) ob_get_clean() );
		while ( '' !== $this->list->search_hint() && $tags->next_tag( array( 'tag_name' => 'input' ) ) ) {
			if ( 'search' === $tags->get_attribute( 'type' ) ) {
				$tags->set_attribute( 'placeholder', $this->list->search_hint() );
			}
		}
		echo $tags->get_updated_html(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress's own, and an attribute that the processor escapes.
	}

	/** @return array<string, string> */
	protected function get_views(): array {
		return $this->get_views_links( $this->list->views( $this->query ) ); // @phpstan-ignore argument.type (The stub says the shape of one link, not of the list.)
	}

	/** @return array<string, string> */
	protected function get_bulk_actions(): array {
		return $this->list->bulk_actions();
	}

	/** @return list<string> */
	protected function get_table_classes(): array {
		return array_values( array_diff( parent::get_table_classes(), $this->list::IS_WIDE ? array( 'fixed' ) : array() ) );
	}

	/** @param Row $item */
	protected function column_cb( $item ): string {
		[ $id, $name ] = $this->list->box( $item );
		return sprintf(
			'<input type="checkbox" name="%1$s[]" value="%2$d" id="cb-select-%2$d"><label for="cb-select-%2$d"><span class="screen-reader-text">%3$s</span></label>',
			esc_attr( $this->list::SINGULAR ),
			$id,
			/* translators: %s: what a row is about */
			esc_html( sprintf( __( 'Select %s', 'hearth-hammer' ), $name ) )
		);
	}

	/**
	 * @param Row    $item
	 * @param string $column_name
	 */
	protected function column_default( $item, $column_name ): string {
		return $this->list->cell( $item, $column_name );
	}

	/**
	 * With the button that shows a row's other columns on a phone.
	 *
	 * @param Row    $item
	 * @param string $column_name
	 * @param string $primary
	 */
	protected function handle_row_actions( $item, $column_name, $primary ): string {
		$actions = $column_name === $primary ? $this->list->row_actions( $item ) : array();
		return array() === $actions ? parent::handle_row_actions( $item, $column_name, $primary ) : $this->row_actions( $actions );
	}
}
