<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Page;

use WP_HTML_Tag_Processor;
use WP_List_Table;

defined( 'ABSPATH' ) || exit;

/**
 * The search field of a staff list, with a placeholder that says what it searches: WordPress's has none.
 */
final class SearchBox {

	/**
	 * @param string $button Label of the button and, for screen readers, of the field.
	 * @param string $hint   Placeholder, e.g. "Number plate or email".
	 */
	public static function show( WP_List_Table $table, string $button, string $id, string $hint ): void {
		ob_start();
		$table->search_box( $button, $id );
		$tags = new WP_HTML_Tag_Processor( (string) ob_get_clean() );
		while ( $tags->next_tag( array( 'tag_name' => 'input' ) ) ) {
			if ( 'search' === $tags->get_attribute( 'type' ) ) {
				$tags->set_attribute( 'placeholder', $hint );
			}
		}
		echo $tags->get_updated_html(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress's own, and an attribute that the processor escapes.
	}
}
