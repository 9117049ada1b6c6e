<?php
/**
 * The facts everyone asks for first.
 *
 * @package HearthHammer
 *
 * @var array{facts: list<array{key: string, label: string, value: string}>} $args
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

if ( ! $args['facts'] ) {
	return;
}
?>
<dl class="hh-key-facts">
	<?php foreach ( $args['facts'] as $hh_fact ) : ?>
		<div class="hh-key-facts__fact hh-key-facts__fact--<?php echo esc_attr( $hh_fact['key'] ); ?>">
			<dt><?php echo esc_html( $hh_fact['label'] ); ?></dt>
			<dd><?php echo esc_html( $hh_fact['value'] ); ?></dd>
		</div>
	<?php endforeach; ?>
</dl>
