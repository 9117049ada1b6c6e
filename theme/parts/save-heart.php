<?php
/**
 * The same as parts/save-button, as a heart on a card's picture: an outline, and filled while the property is saved.
 *
 * @package HearthHammer
 *
 * @var array{id: int, address: string} $args
 */

declare( strict_types=1 );

use HearthHammer\Core\Gallery\CardHeart;

defined( 'ABSPATH' ) || exit;

/* translators: %s: address of a property; the button keeps it in the visitor's browser */
echo CardHeart::html( 'save', (int) $args['id'], sprintf( __( 'Save %s', 'hearth-hammer' ), $args['address'] ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
