<?php
/**
 * The reminder of a valuation as the server prints it; src/islands/valuation-reminder is the same once the script after
 * it has filled in whose vehicle it is. Hidden from visitors without a valuation, and where there is no JavaScript.
 *
 * @var array<string, mixed> $props      As schemas/valuation-reminder-props.json.
 * @var bool                 $is_preview Whether an editor looks at it.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Caphpi\Reminder\ValuationReminder;

defined( 'ABSPATH' ) || exit;

$reminder_id = (string) $props['reminder_id'];
$variant     = (string) $props['variant'];
$contact     = (array) $props['contact'];
$heading     = 'h' . (int) $props['heading_level'];
/* translators: %s: make and model of a vehicle */
$still = __( 'Still Wanting to Sell Your %s?', 'hearth-hammer' );
$phone = sprintf( '<a href="%s">%s</a>', esc_url( (string) $contact['phone_href'], array( 'tel' ) ), esc_html( (string) $contact['phone'] ) );
?>
<section class="hh-reminder hh-reminder--<?php echo esc_attr( $variant ); ?>" data-variant="<?php echo esc_attr( $variant ); ?>" id="<?php echo esc_attr( $reminder_id ); ?>" aria-labelledby="<?php echo esc_attr( "$reminder_id-heading" ); ?>" tabindex="-1"<?php echo $is_preview ? '' : ' hidden'; ?>>
	<p class="hh-reminder__plate"><span class="hh-visually-hidden"><?php esc_html_e( 'Number plate', 'hearth-hammer' ); ?> </span><span class="hh-plate hh-plate--small"<?php echo $is_preview ? '' : ' style="visibility:hidden"'; ?>>AB12 CDE</span></p>
	<<?php echo esc_html( $heading ); ?> class="hh-reminder__heading" id="<?php echo esc_attr( "$reminder_id-heading" ); ?>" data-format="<?php echo esc_attr( $still ); ?>"><?php echo esc_html( sprintf( $still, __( 'Vehicle', 'hearth-hammer' ) ) ); ?></<?php echo esc_html( $heading ); ?>>
	<p class="hh-reminder__text" data-step="user"><?php esc_html_e( 'We’ve already emailed you a valuation. The market changes every week, and so do prices.', 'hearth-hammer' ); ?></p>
	<p class="hh-reminder__text" data-step="vehicle"<?php echo $is_preview ? ' hidden' : ''; ?>><?php esc_html_e( 'You looked up this vehicle but haven’t told us where to send the valuation. We’ve saved it, so you can carry on where you left off.', 'hearth-hammer' ); ?></p>
	<?php if ( '' !== $contact['phone'] ) : ?>
	<p class="hh-reminder__call">
		<?php
		echo wp_kses(
			sprintf(
				/* translators: 1: phone number; 2: contact hours. */
				__( 'Call us on %1$s, %2$s, to talk it over or book it into one of our auctions.', 'hearth-hammer' ),
				$phone,
				esc_html( (string) $contact['hours'] )
			),
			array( 'a' => array( 'href' => true ) )
		);
		?>
	</p>
	<?php endif; ?>
	<div class="hh-reminder__ways">
		<button type="button" class="hh-button hh-button--primary"><?php esc_html_e( 'Re-send my valuation', 'hearth-hammer' ); ?></button>
		<a class="hh-button" href="<?php echo esc_url( (string) $props['start_url'] ); ?>"><?php esc_html_e( 'Start a New Valuation', 'hearth-hammer' ); ?></a>
		<?php if ( 'standard' === $variant ) : ?>
			<button type="button" class="hh-button hh-button--quiet"><?php esc_html_e( "Don't remind me again", 'hearth-hammer' ); ?></button>
		<?php endif; ?>
	</div>
</section>
<?php
if ( ! $is_preview ) {
	wp_print_inline_script_tag( ValuationReminder::script() );
}
