<?php
/**
 * A lot in a catalogue, for the grid and the list: which of the two is for the class of the list to say. Its parts are
 * those of a property's card (theme/parts/card.php).
 *
 * @package HearthHammer\Auctions
 *
 * @var array<string, mixed> $view schemas/parts/hh-lot-card.json; `from` stands where the catalogue's query goes, `tools`
 *                                 where staff's goes, `in_sale` where the sale is named outside it. Print them as they are.
 */

declare( strict_types=1 );

use HearthHammer\Auctions\Index\LotCard;
use HearthHammer\Auctions\Lots\LotName;
use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Gallery\CardHeart;
use HearthHammer\Core\Text\Unbroken;

defined( 'ABSPATH' ) || exit;

$hh_heading = LotName::heading( $view['title'], $view['place'] );
$hh_off     = in_array( $view['status'], LotCard::GONE, true ) ? ' hh-card--off' : '';
?>
<article class="hh-lot-card hh-lot-card--<?php echo esc_attr( $view['kind'] . $hh_off ); ?> hh-card" id="lot-<?php echo esc_attr( $view['anchor'] ); ?>" data-lot-id="<?php echo (int) $view['id']; ?>" data-lot-number="<?php echo esc_attr( $view['number'] ); ?>" data-lot-status="<?php echo esc_attr( $view['status'] ); ?>">
	<?php // The heading comes first, so that a screen reader moving by headings reads the whole card. The styles show the picture above it. ?>
	<div class="hh-card__text hh-lot-card__text">
		<h3 class="hh-card__address hh-lot-card__title"><a class="hh-card__link hh-lot-card__link" href="<?php echo esc_url( $view['url'] ), $view['from']; // phpcs:ignore WordPress.Security.EscapeOutput -- A mark of ours. ?>"><?php echo Unbroken::html( $hh_heading ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></a></h3>
		<?php echo $view['in_sale']; // phpcs:ignore WordPress.Security.EscapeOutput -- A mark of ours. ?>
		<p class="hh-lot-card__number"><span class="hh-lot-card__number-word"><?php esc_html_e( 'Lot', 'hearth-hammer' ); ?></span> <?php echo esc_html( $view['number'] ); ?></p>
		<p class="hh-card__price hh-price hh-lot-card__price"><span class="hh-card__qualifier"><?php echo esc_html( $view['price_label'] ); ?></span><?php if ( $view['price_text'] ) : ?> <span class="hh-lot-card__figures"><?php echo esc_html( $view['price_text'] ); ?></span><?php endif; ?></p>
		<?php if ( $hh_heading !== $view['title'] ) : ?>
			<p class="hh-lot-card__subject"><?php echo Unbroken::html( $view['title'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></p>
		<?php endif; ?>
		<?php if ( $view['lot_ends_at'] > 0 && '' === $view['status_label'] ) : ?>
			<p class="hh-lot-card__ends">
				<?php
				/* translators: %s: day and time */
				echo esc_html( sprintf( __( 'Ends %s', 'hearth-hammer' ), ClockTime::on( $view['lot_ends_at'], 'l j F' ) ) );
				?>
			</p>
		<?php endif; ?>
		<?php if ( $view['plate'] ) : ?>
			<p class="hh-lot-card__plate"><span class="hh-visually-hidden"><?php esc_html_e( 'Number plate', 'hearth-hammer' ); ?> </span><span class="hh-plate hh-plate--front"><?php echo esc_html( $view['plate'] ); ?></span></p>
		<?php endif; ?>
		<?php if ( $view['facts'] ) : ?>
			<ul class="hh-card__facts hh-lot-card__facts">
				<?php foreach ( $view['facts'] as $hh_fact ) : ?>
					<li><?php echo Unbroken::html( $hh_fact ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></li>
				<?php endforeach; ?>
				<?php if ( $view['has_report'] ) : ?>
					<li><?php esc_html_e( 'Inspection report', 'hearth-hammer' ); ?></li>
				<?php endif; ?>
			</ul>
		<?php endif; ?>
		<?php if ( $view['summary'] ) : ?>
			<p class="hh-card__summary hh-lot-card__summary"><?php echo esc_html( $view['summary'] ); ?></p>
		<?php endif; ?>
	</div>
	<?php echo LotCard::picture_of( $view )->html(); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?>
	<?php
	/* translators: 1: number of a lot, 2: its title; the button keeps it in the visitor's browser */
	echo CardHeart::html( 'watch', (int) $view['id'], sprintf( __( 'Watch lot %1$s, %2$s', 'hearth-hammer' ), $view['number'], $hh_heading ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
	?>
	<?php echo $view['tools']; // phpcs:ignore WordPress.Security.EscapeOutput -- A mark of ours. ?>
</article>
