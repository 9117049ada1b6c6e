<?php
/**
 * Sales to come, the next first: the block coming-sales.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{sales: list<array<string, mixed>>, names_business: bool} $view Entries as SalePages\SaleEntry makes them; whether each says its business.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<ol class="hh-sales">
	<?php foreach ( $view['sales'] as $hh_sale ) : ?>
		<li class="hh-sale<?php echo $hh_sale['is_running'] ? ' hh-sale--running' : ( $hh_sale['is_off'] ? ' hh-sale--off' : '' ); ?>">
			<p class="hh-sale__date">
				<?php if ( '' !== $hh_sale['date'] ) : ?>
					<time datetime="<?php echo esc_attr( $hh_sale['date'] ); ?>"><span class="hh-sale__weekday"><?php echo esc_html( $hh_sale['weekday'] ); ?> </span><span class="hh-sale__day"><?php echo esc_html( $hh_sale['day'] ); ?> </span><span class="hh-sale__month"><?php echo esc_html( $hh_sale['month'] ); ?></span></time>
				<?php else : ?>
					<span class="hh-sale__month"><?php esc_html_e( 'Date to be announced', 'hearth-hammer' ); ?></span>
				<?php endif; ?>
			</p>
			<div class="hh-sale__text">
				<?php if ( $hh_sale['is_running'] || $hh_sale['is_off'] ) : ?>
					<p class="hh-sale__state"><?php echo esc_html( $hh_sale['status_label'] ); ?></p>
				<?php elseif ( $view['names_business'] ) : ?>
					<p class="hh-sale__business"><?php echo esc_html( $hh_sale['business_name'] ); ?></p>
				<?php endif; ?>
				<h3 class="hh-sale__title"><a href="<?php echo esc_url( $hh_sale['url'] ); ?>"><?php echo esc_html( $hh_sale['title'] ); ?></a></h3>
				<?php echo $hh_sale['now'] ?? ''; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by its template. ?>
				<ul class="hh-sale__facts">
					<?php foreach ( array_filter( array( $hh_sale['time_label'], $hh_sale['venue'], $hh_sale['sale_type'], $hh_sale['has_catalogue'] ? $hh_sale['lots_label'] : ( $hh_sale['is_off'] ? '' : __( 'Catalogue to follow', 'hearth-hammer' ) ) ) ) as $hh_fact ) : ?>
						<li><?php echo esc_html( $hh_fact ); ?></li>
					<?php endforeach; ?>
				</ul>
			</div>
			<p class="hh-sale__ways">
				<a class="hh-button hh-button--small" href="<?php echo esc_url( $hh_sale['url'] ); ?>"><?php echo esc_html( $hh_sale['has_catalogue'] ? __( 'View catalogue', 'hearth-hammer' ) : __( 'View auction details', 'hearth-hammer' ) ); ?><span class="hh-visually-hidden">: <?php echo esc_html( $hh_sale['title'] ); ?></span></a>
				<?php if ( '' !== $hh_sale['next_url'] ) : ?>
					<a class="hh-sale__calendar" href="<?php echo esc_url( $hh_sale['next_url'] ); ?>">
						<?php
						/* translators: %s: day of the next auction */
						echo esc_html( sprintf( __( 'Next auction: %s', 'hearth-hammer' ), $hh_sale['next_label'] ) );
						?>
					</a>
				<?php endif; ?>
				<?php if ( '' !== $hh_sale['calendar_url'] && ! $hh_sale['is_off'] ) : ?>
					<a class="hh-sale__calendar" href="<?php echo esc_url( $hh_sale['calendar_url'] ); ?>" download><?php esc_html_e( 'Add to calendar', 'hearth-hammer' ); ?><span class="hh-visually-hidden">: <?php echo esc_html( $hh_sale['title'] ); ?></span></a>
				<?php endif; ?>
			</p>
			<?php if ( $hh_sale['image'] ) : ?>
				<p class="hh-sale__picture" style="background-color:<?php echo esc_attr( $hh_sale['image']['color'] ); ?>"><img src="<?php echo esc_url( $hh_sale['image']['src'] ); ?>" width="<?php echo (int) $hh_sale['image']['width']; ?>" height="<?php echo (int) $hh_sale['image']['height']; ?>" alt="" loading="lazy" decoding="async"></p>
			<?php endif; ?>
		</li>
	<?php endforeach; ?>
</ol>
