<?php
/**
 * What the page of an enquiry says below its title.
 *
 * @package HearthHammer\Hpapi
 *
 * @var array<string, mixed> $hh_page As Hpapi::current_enquiry() gives it.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<?php if ( '' !== $hh_page['error'] ) : ?>
	<div class="hh-notice hh-notice--error" role="alert">
		<p class="hh-notice__title"><?php echo esc_html( $hh_page['error'] ); ?></p>
		<?php if ( array() !== ( $hh_page['faults'] ?? array() ) ) : ?>
			<ul>
				<?php foreach ( array_unique( $hh_page['faults'] ) as $hh_fault ) : ?>
					<li><?php echo esc_html( $hh_fault ); ?></li>
				<?php endforeach; ?>
			</ul>
		<?php endif; ?>
	</div>
<?php endif; ?>
<?php if ( '' !== $hh_page['lede'] ) : ?>
	<p class="hh-lede"><?php echo esc_html( $hh_page['lede'] ); ?></p>
<?php endif; ?>
<?php if ( 'form' === $hh_page['page'] ) : ?>
	<?php $hh_page['print'](); ?>
	<p><a class="hh-more" href="<?php echo esc_url( $hh_page['back_url'] ); ?>"><?php echo esc_html( $hh_page['back_label'] ?? __( 'Back to the property', 'hearth-hammer' ) ); ?></a></p>
<?php else : ?>
	<dl class="hh-facts hh-enquiry-page__facts">
		<div class="hh-facts__row"><dt><?php echo esc_html( $hh_page['about_label'] ); ?></dt><dd><?php echo '' === $hh_page['back_url'] ? esc_html( $hh_page['address'] ) : sprintf( '<a href="%s">%s</a>', esc_url( $hh_page['back_url'] ), esc_html( $hh_page['address'] ) ); ?></dd></div>
		<?php if ( '' !== $hh_page['when'] ) : ?>
			<div class="hh-facts__row"><dt><?php esc_html_e( 'When', 'hearth-hammer' ); ?></dt><dd><?php echo esc_html( $hh_page['when'] ); ?></dd></div>
		<?php endif; ?>
	</dl>
	<div class="hh-enquiry-page__actions">
		<?php if ( '' !== $hh_page['confirm_label'] ) : ?>
			<form method="post" action="<?php echo esc_url( $hh_page['cancel_url'] ); ?>"><button class="hh-button hh-button--primary" type="submit" name="confirm" value="1"><?php echo esc_html( $hh_page['confirm_label'] ); ?></button></form>
		<?php endif; ?>
		<?php if ( '' !== $hh_page['calendar_url'] ) : ?>
			<a class="hh-button" href="<?php echo esc_url( $hh_page['calendar_url'] ); ?>"><?php esc_html_e( 'Add to my calendar', 'hearth-hammer' ); ?></a>
		<?php endif; ?>
		<?php if ( '' !== $hh_page['cancel_label'] ) : ?>
			<form method="post" action="<?php echo esc_url( $hh_page['cancel_url'] ); ?>"><button class="hh-button hh-button--quiet" type="submit" name="cancel" value="1"><?php echo esc_html( $hh_page['cancel_label'] ); ?></button></form>
		<?php endif; ?>
	</div>
	<?php if ( array() !== $hh_page['next'] ) : ?>
		<nav class="hh-next-steps" aria-labelledby="hh-next-steps">
			<h2 class="hh-heading--small" id="hh-next-steps"><?php esc_html_e( 'Next steps', 'hearth-hammer' ); ?></h2>
			<ul role="list">
				<?php foreach ( $hh_page['next'] as $hh_step ) : ?>
					<li><a class="hh-more" href="<?php echo esc_url( $hh_step['url'] ); ?>"><?php echo esc_html( $hh_step['label'] ); ?></a></li>
				<?php endforeach; ?>
			</ul>
		</nav>
	<?php endif; ?>
<?php endif; ?>
