<?php
/**
 * The department's card between the lots.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{text: string, valuation: string, next: array<string, mixed>|null} $view
 */

declare( strict_types=1 );

use HearthHammer\Core\Company\OpeningHours;

defined( 'ABSPATH' ) || exit;

?>
<aside class="hh-lot-list__marketing">
	<h3 class="hh-lot-list__marketing-title"><?php echo esc_html( '' === $view['valuation'] ? __( 'Thinking of selling?', 'hearth-hammer' ) : __( 'What is my car worth?', 'hearth-hammer' ) ); ?></h3>
	<?php if ( $view['text'] ) : ?>
		<div class="hh-lot-list__marketing-text"><?php echo wp_kses_post( wpautop( $view['text'] ) ); ?></div>
	<?php elseif ( $view['valuation'] ) : ?>
		<p class="hh-lot-list__marketing-text"><?php esc_html_e( 'Enter your number plate to find out what your car or van would make at our auction.', 'hearth-hammer' ); ?></p>
	<?php endif; ?>
	<?php if ( $view['valuation'] ) : ?>
		<p><a class="hh-button hh-button--primary" href="<?php echo esc_url( $view['valuation'] ); ?>"><?php esc_html_e( 'Value my vehicle', 'hearth-hammer' ); ?></a></p>
	<?php endif; ?>
	<?php if ( $view['next'] && $view['next']['starts_at'] > 0 ) : ?>
		<p class="hh-lot-list__marketing-next">
			<a href="<?php echo esc_url( $view['next']['url'] ); ?>">
				<?php
				/* translators: %s: a date */
				echo esc_html( sprintf( __( 'Next auction: %s', 'hearth-hammer' ), wp_date( __( 'l j F Y', 'hearth-hammer' ), $view['next']['starts_at'], new DateTimeZone( OpeningHours::ZONE ) ) ) );
				?>
			</a>
		</p>
	<?php endif; ?>
</aside>
