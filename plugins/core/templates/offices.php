<?php
/**
 * Where the offices are, when they are open, and how they are reached.
 *
 * @package HearthHammer\Core
 *
 * @var array{offices: list<array{name: string, street: string, town: string, postcode: string, phone: string, phone_url: string, email: string, email_url: string, map_url: string, hours: list<array{days: string, times: string}>, words: string, opening: string, people: list<array{name: string, role: string, url: string}>}>} $view
 */

declare( strict_types=1 );

use HearthHammer\Core\Text\Unbroken;

defined( 'ABSPATH' ) || exit;
?>
<ul class="hh-offices" role="list">
	<?php foreach ( $view['offices'] as $hh_office ) : ?>
		<li class="hh-office">
			<h3 class="hh-office__name"><?php echo esc_html( $hh_office['name'] ); ?></h3>
			<address class="hh-office__address">
				<?php echo esc_html( $hh_office['street'] ); ?><br>
				<?php echo Unbroken::html( trim( "{$hh_office['town']} {$hh_office['postcode']}" ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?>
			</address>
			<a class="hh-office__way" href="<?php echo esc_url( $hh_office['map_url'] ); ?>" rel="noopener"><?php esc_html_e( 'View on map', 'hearth-hammer' ); ?><span class="screen-reader-text"> (<?php echo esc_html( $hh_office['name'] ); ?>)</span></a>
			<?php if ( '' !== $hh_office['phone'] ) : ?>
				<a class="hh-office__way hh-figures" data-hh-track="phone" href="<?php echo esc_url( $hh_office['phone_url'] ); ?>"><?php echo esc_html( $hh_office['phone'] ); ?></a>
			<?php endif; ?>
			<?php if ( '' !== $hh_office['email'] ) : ?>
				<a class="hh-office__way" data-hh-track="email" href="<?php echo esc_url( $hh_office['email_url'] ); ?>"><?php echo esc_html( $hh_office['email'] ); ?></a>
			<?php endif; ?>
			<?php echo $hh_office['opening']; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by OpeningWords. ?>
			<?php if ( $hh_office['hours'] ) : ?>
				<dl class="hh-office__hours">
					<?php foreach ( $hh_office['hours'] as $hh_row ) : ?>
						<div><dt><?php echo esc_html( $hh_row['days'] ); ?></dt><dd><?php echo esc_html( $hh_row['times'] ); ?></dd></div>
					<?php endforeach; ?>
				</dl>
			<?php elseif ( '' !== $hh_office['words'] ) : ?>
				<p class="hh-office__words"><?php echo esc_html( $hh_office['words'] ); ?></p>
			<?php endif; ?>
			<?php if ( $hh_office['people'] ) : ?>
				<?php /* translators: %s: name of an office */ ?>
				<ul class="hh-office__people" role="list" aria-label="<?php echo esc_attr( sprintf( __( 'People at %s', 'hearth-hammer' ), $hh_office['name'] ) ); ?>">
					<?php foreach ( $hh_office['people'] as $hh_person ) : ?>
						<li>
							<a href="<?php echo esc_url( $hh_person['url'] ); ?>"><?php echo esc_html( $hh_person['name'] ); ?></a>
							<?php if ( '' !== $hh_person['role'] ) : ?>
								<span><?php echo esc_html( $hh_person['role'] ); ?></span>
							<?php endif; ?>
						</li>
					<?php endforeach; ?>
				</ul>
			<?php endif; ?>
		</li>
	<?php endforeach; ?>
</ul>
