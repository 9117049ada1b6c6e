<?php
/**
 * A property in a list.
 *
 * @package HearthHammer
 *
 * @var array{card: array<string, mixed>, eager?: bool, first?: bool, plays?: bool, sizes?: string, heading?: string} $args
 *      eager: it is in the first row; first: it is the biggest picture of the page; plays: its pictures follow one
 *      another, and are turned over by hand (src/enhancements/card-gallery.ts).
 */

declare( strict_types=1 );

use HearthHammer\Theme\View\CardView;

defined( 'ABSPATH' ) || exit;

$hh_view    = new CardView( $args['card'] );
$hh_heading = in_array( $args['heading'] ?? 'h3', array( 'h2', 'h3', 'h4' ), true ) ? ( $args['heading'] ?? 'h3' ) : 'h3';
$hh_picture = $hh_view->picture( $args['sizes'] ?? CardView::SIZES, $args['plays'] ?? false, $args['eager'] ?? false, $args['first'] ?? false );
?>
<article class="hh-card<?php echo $hh_view->is_off_market() ? ' hh-card--off' : ''; ?>">
	<?php // The heading comes first, so that a screen reader moving by headings reads the whole card. The styles show the picture above it. ?>
	<div class="hh-card__text">
		<<?php echo $hh_heading; // phpcs:ignore WordPress.Security.EscapeOutput -- one of three tags. ?> class="hh-card__address"><a class="hh-card__link" href="<?php echo esc_url( $hh_view->url ); ?>"><?php echo esc_html( $hh_view->address ); ?></a></<?php echo $hh_heading; // phpcs:ignore WordPress.Security.EscapeOutput ?>>
		<div class="hh-card__line">
			<p class="hh-card__price hh-price">
				<?php if ( $hh_view->price_note ) : ?>
					<span class="hh-card__qualifier"><?php echo esc_html( $hh_view->price_note ); ?></span>
				<?php endif; ?>
				<?php echo esc_html( $hh_view->price ); ?>
				<?php if ( '' !== $hh_view->other_rent ) : ?>
					<span class="hh-card__qualifier"><?php echo esc_html( $hh_view->other_rent ); ?></span>
				<?php endif; ?>
			</p>
			<?php if ( $hh_view->news ) : ?>
				<p class="hh-card__news"><?php echo esc_html( $hh_view->news ); ?></p>
			<?php endif; ?>
		</div>
		<?php if ( $hh_view->facts ) : ?>
			<ul class="hh-card__facts">
				<?php foreach ( $hh_view->facts as $hh_fact ) : ?>
					<li><?php echo esc_html( $hh_fact ); ?></li>
				<?php endforeach; ?>
			</ul>
		<?php endif; ?>
		<?php if ( $hh_view->summary ) : ?>
			<p class="hh-card__summary"><?php echo esc_html( $hh_view->summary ); ?></p>
		<?php endif; ?>
	</div>
	<?php echo $hh_picture->html(); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?>
	<?php get_template_part( 'parts/save-heart', null, array( 'id' => $hh_view->id, 'address' => $hh_view->address ) ); ?>
</article>
