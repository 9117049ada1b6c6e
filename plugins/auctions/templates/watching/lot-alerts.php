<?php
/**
 * The button that saves a search of lots, without JavaScript: a link to the plain form. The element and classes are those
 * of src/islands/lot-alerts/lot-alerts.tsx.
 *
 * @package HearthHammer\Auctions
 *
 * @var array<string, mixed> $props As schemas/lot-alerts-props.json describes them.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<div class="hh-save-search hh-lot-alerts"><a class="hh-button hh-button--small hh-save-search__open" href="<?php echo esc_url( $props['page_url'] ); ?>" rel="nofollow"><?php echo esc_html( $props['button'] ); ?></a></div>
