<?php
/**
 * A tour or video: a link, and where its host has a player, a way to view it here (src/enhancements/tour-player.ts).
 *
 * @package HearthHammer
 *
 * @var array{tour: array{label: string, url: string, is_film: bool, embed: array{host: string, player: string, tracks: bool}|null}} $args
 */

declare( strict_types=1 );

use HearthHammer\Theme\Plugins;

defined( 'ABSPATH' ) || exit;

$hh_tour = $args['tour'];
?>
<a href="<?php echo esc_url( $hh_tour['url'] ); ?>" rel="noopener"<?php echo null === $hh_tour['embed'] && $hh_tour['is_film'] ? ' data-hh-file' : ''; ?>><?php echo esc_html( $hh_tour['label'] ); ?></a>
<?php if ( $hh_tour['embed'] ) : ?>
	<?php
	Plugins::enhance( 'tour-player' );
	/* translators: %s: name of a host, e.g. YouTube */
	$hh_words = sprintf( __( 'This content comes from %s, which uses cookies or similar technology in your browser and may track what you do.', 'hearth-hammer' ), $hh_tour['embed']['host'] );
	?>
	<div class="hh-tour" data-hh-tour="<?php echo esc_url( $hh_tour['embed']['player'] ); ?>" data-title="<?php echo esc_attr( $hh_tour['label'] ); ?>"<?php echo $hh_tour['embed']['tracks'] ? ' data-tracks' : ''; ?> hidden>
		<button class="hh-button hh-button--quiet" type="button" data-hh-tour-show><?php esc_html_e( 'View it here', 'hearth-hammer' ); ?><span class="screen-reader-text">: <?php echo esc_html( $hh_tour['label'] ); ?></span></button>
		<div class="hh-tour__ask" data-hh-tour-ask hidden>
			<p class="hh-small"><?php echo esc_html( $hh_words ); ?></p>
			<button class="hh-button" type="button" data-hh-tour-allow><?php esc_html_e( 'Allow and view', 'hearth-hammer' ); ?></button>
		</div>
		<div class="hh-tour__frame" data-hh-tour-frame hidden></div>
	</div>
<?php endif; ?>
