<?php
/**
 * The addenda of a lot or a sale, the first one first.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{items: list<array{addendum: \HearthHammer\Auctions\Addenda\Addendum, about: string, url: string}>} $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<section class="hh-addenda" id="addenda" aria-labelledby="hh-addenda-title">
	<h2 class="hh-addenda__title" id="hh-addenda-title"><?php esc_html_e( 'Addenda', 'hearth-hammer' ); ?></h2>
	<p class="hh-addenda__lede"><?php esc_html_e( 'Changes and new information since the catalogue was published. Addenda are part of the conditions of sale, so read them before you bid.', 'hearth-hammer' ); ?></p>
	<ol class="hh-addenda__list">
		<?php foreach ( $view['items'] as $hh_item ) : ?>
			<li class="hh-addenda__item" id="addendum-<?php echo (int) $hh_item['addendum']->number; ?>">
				<p class="hh-addenda__head">
					<strong>
						<?php
						/* translators: %d: number of an addendum within its sale */
						echo esc_html( sprintf( __( 'Addendum %d', 'hearth-hammer' ), $hh_item['addendum']->number ) );
						?>
					</strong>
					<?php if ( '' === $hh_item['url'] ) : ?>
						<span><?php echo esc_html( $hh_item['about'] ); ?></span>
					<?php else : ?>
						<a href="<?php echo esc_url( $hh_item['url'] ); ?>"><?php echo esc_html( $hh_item['about'] ); ?></a>
					<?php endif; ?>
					<time datetime="<?php echo esc_attr( (string) wp_date( 'c', $hh_item['addendum']->at ) ); ?>"><?php echo esc_html( $hh_item['addendum']->date() ); ?></time>
				</p>
				<p class="hh-addenda__text"><?php echo esc_html( $hh_item['addendum']->text ); ?></p>
			</li>
		<?php endforeach; ?>
	</ol>
</section>
