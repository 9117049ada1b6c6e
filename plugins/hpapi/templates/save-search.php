<?php
/**
 * The button that saves a list's search, without JavaScript: a link to the plain form. The element and classes are
 * those of src/islands/save-search/save-search.tsx.
 *
 * @package HearthHammer\Hpapi
 *
 * @var array<string, mixed> $props As schemas/save-search-props.json describes them.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<div class="hh-save-search"><a class="hh-button hh-button--small hh-save-search__open" data-hh-wakes href="<?php echo esc_url( $props['page_url'] ); ?>" rel="nofollow"><?php esc_html_e( 'Email alerts', 'hearth-hammer' ); ?><span class="hh-save-search__how"> <?php esc_html_e( 'for this search', 'hearth-hammer' ); ?></span></a></div>
