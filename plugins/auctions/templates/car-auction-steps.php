<?php
/**
 * How a vehicle is bought and sold at auction (CAR-04).
 *
 * @package HearthHammer\Auctions
 *
 * @var array{lists: array<string, array{string, list<array{title: string, text: string, link: string, label: string}>}>} $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<div class="hh-auction-steps">
	<?php foreach ( $view['lists'] as $hh_name => list( $hh_title, $hh_steps ) ) : ?>
		<section class="hh-auction-steps__list" id="<?php echo esc_attr( $hh_name ); ?>">
			<h2 class="hh-auction-steps__title"><?php echo esc_html( $hh_title ); ?></h2>
			<ol>
				<?php foreach ( $hh_steps as $hh_step ) : ?>
					<li class="hh-auction-steps__step">
						<h3><?php echo esc_html( $hh_step['title'] ); ?></h3>
						<p><?php echo esc_html( $hh_step['text'] ); ?></p>
						<?php if ( $hh_step['link'] ) : ?>
							<p><a class="hh-link" href="<?php echo esc_url( $hh_step['link'] ); ?>"><?php echo esc_html( $hh_step['label'] ); ?></a></p>
						<?php endif; ?>
					</li>
				<?php endforeach; ?>
			</ol>
		</section>
	<?php endforeach; ?>
</div>
