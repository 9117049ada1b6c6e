<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Fields;

use Closure;
use HearthHammer\Core\Module;
use HearthHammer\Core\Waiting;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the meta of a post type's fields when WordPress is about to ask for it: a route, a screen, a write, a
 * capability, or a block that shows meta. Other pages neither read the schema nor get two callbacks for each field.
 */
final readonly class LateFields implements Module {

	/** @param Closure(): Module $fields Registers the meta. */
	public function __construct( private Closure $fields ) {}

	public function register(): void {
		$waiting = new Waiting( array( 'rest_api_init', ...Waiting::ADMIN, 'get_object_subtype_post' ), fn (): array => array( ( $this->fields )() ) );
		$waiting->register();
		add_filter(
			'render_block_data',
			static function ( array $block ) use ( $waiting ): array {
				if ( isset( $block['attrs']['metadata']['bindings'] ) ) {
					$waiting->wake();
				}
				return $block;
			}
		);
	}
}
