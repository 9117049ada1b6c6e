<?php
/**
 * Tours, videos, brochures and other documents of a property or a lot. Tours of hosts with a player open in their place, when they are
 * asked for (src/enhancements/tour-player.ts). Pictures, PDFs and films that are files open in a dialog
 * (src/enhancements/file-modal.ts); all else is a link.
 *
 * @package HearthHammer
 *
 * @var array{id: string, tours: list<array{label: string, url: string, is_film: bool, embed: array{host: string, player: string, tracks: bool}|null}>, documents: list<array{label: string, url: string}>} $args
 *      id: of the section.
 */

declare( strict_types=1 );

use HearthHammer\Theme\Plugins;

defined( 'ABSPATH' ) || exit;

if ( ! $args['tours'] && ! $args['documents'] ) {
	return;
}
$hh_tours = count( $args['tours'] );
$hh_films = count( array_filter( array_column( $args['tours'], 'is_film' ) ) );
$hh_title = match ( true ) {
	0 === $hh_tours => _n( 'Document', 'Documents', count( $args['documents'] ), 'hearth-hammer' ),
	array() !== $args['documents'] => match ( $hh_films ) {
		0 => __( 'Tours and documents', 'hearth-hammer' ),
		$hh_tours => __( 'Videos and documents', 'hearth-hammer' ),
		default => __( 'Tours, videos and documents', 'hearth-hammer' ),
	},
	0 === $hh_films => _n( 'Tour', 'Tours', $hh_tours, 'hearth-hammer' ),
	$hh_films === $hh_tours => _n( 'Video', 'Videos', $hh_films, 'hearth-hammer' ),
	default => __( 'Tours and videos', 'hearth-hammer' ),
};
?>
<section class="hh-property__section" id="<?php echo esc_attr( $args['id'] ); ?>">
	<h2 class="hh-heading--small"><?php echo esc_html( $hh_title ); ?></h2>
	<ul class="hh-plain-list hh-links">
		<?php foreach ( $args['tours'] as $hh_link ) : ?>
			<li>
				<?php get_template_part( 'parts/tour', null, array( 'tour' => $hh_link ) ); ?>
			</li>
		<?php endforeach; ?>
		<?php foreach ( $args['documents'] as $hh_link ) : ?>
			<li><a href="<?php echo esc_url( $hh_link['url'] ); ?>" rel="noopener" data-hh-file><?php echo esc_html( $hh_link['label'] ); ?></a></li>
		<?php endforeach; ?>
	</ul>
</section>
<?php
// The dialog itself comes at the foot of the page.
if ( $args['documents'] || $hh_films > 0 ) {
	Plugins::enhance( 'file-modal' );
}
