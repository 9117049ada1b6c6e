<?php
/**
 * The search of pages and news.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_id = wp_unique_id( 'hh-search-' );
?>
<form class="hh-site-search" role="search" action="<?php echo esc_url( home_url( '/' ) ); ?>" method="get">
	<div class="hh-field">
		<label class="hh-field__label" for="<?php echo esc_attr( $hh_id ); ?>"><?php esc_html_e( 'Search this site', 'hearth-hammer' ); ?></label>
		<input class="hh-field__input" id="<?php echo esc_attr( $hh_id ); ?>" type="search" name="s" value="<?php echo esc_attr( get_search_query( false ) ); ?>">
	</div>
	<button class="hh-button" type="submit"><?php esc_html_e( 'Search', 'hearth-hammer' ); ?></button>
</form>
