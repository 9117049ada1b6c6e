<?php
/**
 * What staff see of a lot's sync with the platform.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{lot: \HearthHammer\Auctions\Lots\LotRecord, log: \HearthHammer\Auctions\Staff\LotSyncLog, said: string, is_of_platform: bool} $view
 */

declare( strict_types=1 );

use HearthHammer\Auctions\EditScreens\LotSections;
use HearthHammer\Auctions\Staff\LotPanel;
use HearthHammer\Core\Sync\RecordChange;

defined( 'ABSPATH' ) || exit;

[ 'lot' => $hh_lot, 'log' => $hh_log, 'said' => $hh_said, 'is_of_platform' => $hh_is_of_platform ] = $view;

$hh_what = array(
	RecordChange::ADDED     => __( 'added', 'hearth-hammer' ),
	RecordChange::CHANGED   => __( 'changed', 'hearth-hammer' ),
	RecordChange::WITHDRAWN => __( 'withdrawn', 'hearth-hammer' ),
);
?>
<div class="hh-lot-panel">
	<?php if ( '' !== $hh_said ) : ?>
	<p class="hh-lot-panel__said"><strong><?php echo esc_html( $hh_said ); ?></strong></p>
	<?php endif; ?>
	<p>
		<?php if ( ! $hh_is_of_platform ) : ?>
			<?php esc_html_e( 'This lot was added by hand, so the platform does not list it.', 'hearth-hammer' ); ?>
		<?php elseif ( null === $hh_log->last ) : ?>
			<?php esc_html_e( 'This lot has not been synced yet.', 'hearth-hammer' ); ?>
		<?php else : ?>
			<?php
			/* translators: 1: date and time, 2: the platform's id of the lot */
			echo esc_html( sprintf( __( 'Last synced %1$s. Platform ID: %2$s.', 'hearth-hammer' ), LotPanel::time( $hh_log->last->updated_at ), $hh_lot->text( 'auctioneer_id' ) . '/' . $hh_lot->text( 'platform_sale_id' ) . '/' . $hh_lot->text( 'platform_lot_id' ) ) );
			?>
		<?php endif; ?>
	</p>
	<h4><?php esc_html_e( 'Changes', 'hearth-hammer' ); ?></h4>
	<?php if ( array() === $hh_log->differences ) : ?>
	<p><?php esc_html_e( 'No changes from syncs.', 'hearth-hammer' ); ?></p>
	<?php else : ?>
	<ul>
		<?php foreach ( $hh_log->differences as $hh_one ) : ?>
		<li>
			<time datetime="<?php echo esc_attr( gmdate( 'c', $hh_one['at'] ) ); ?>"><?php echo esc_html( LotPanel::time( $hh_one['at'] ) ); ?></time>:
			<?php echo esc_html( $hh_what[ $hh_one['change']->what ] ?? $hh_one['change']->what ); ?>
			<?php echo esc_html( $hh_one['is_dry'] ? __( '(dry run: not applied)', 'hearth-hammer' ) : '' ); ?>
			<?php if ( array() !== $hh_one['change']->fields ) : ?>
			<ul>
				<?php foreach ( $hh_one['change']->fields as $hh_field ) : ?>
				<li><?php echo LotSections::change( $hh_field ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></li>
				<?php endforeach; ?>
			</ul>
			<?php endif; ?>
		</li>
		<?php endforeach; ?>
	</ul>
	<?php endif; ?>
	<h4><?php esc_html_e( 'Sync errors for this sale', 'hearth-hammer' ); ?></h4>
	<?php if ( array() === $hh_log->errors ) : ?>
	<p><?php esc_html_e( 'None in recent syncs.', 'hearth-hammer' ); ?></p>
	<?php else : ?>
	<ul>
		<?php foreach ( $hh_log->errors as $hh_one ) : ?>
		<li>
			<time datetime="<?php echo esc_attr( gmdate( 'c', $hh_one['at'] ) ); ?>"><?php echo esc_html( LotPanel::time( $hh_one['at'] ) ); ?></time>
			<?php echo esc_html( $hh_one['is_error'] ? __( 'Error:', 'hearth-hammer' ) : __( 'Warning:', 'hearth-hammer' ) ); ?>
			<?php echo esc_html( $hh_one['text'] ); ?>
		</li>
		<?php endforeach; ?>
	</ul>
	<?php endif; ?>
	<p class="hh-lot-panel__actions">
		<?php if ( $hh_is_of_platform ) : ?>
		<button type="button" class="button hh-button hh-button--small" data-hh-lot-sync><?php esc_html_e( 'Sync again', 'hearth-hammer' ); ?></button>
		<?php endif; ?>
		<?php if ( ! is_admin() && current_user_can( 'edit_post', $hh_lot->id() ) ) : ?>
		<a href="<?php echo esc_url( (string) get_edit_post_link( $hh_lot->id(), 'raw' ) ); ?>"><?php esc_html_e( 'Edit lot', 'hearth-hammer' ); ?></a>
		<?php endif; ?>
	</p>
</div>
