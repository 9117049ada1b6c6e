<?php
/**
 * A table of fees to be filled in: a block for each fee, a row for each band.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{name: string, fees: list<array{label: string, applies_to: string, vat: string, bands: list<array<string, string>>}>, problems: array<string, string>} $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_scopes  = array(
	'all'      => __( 'All lots', 'hearth-hammer' ),
	'property' => __( 'Property', 'hearth-hammer' ),
	'vehicle'  => __( 'Vehicles', 'hearth-hammer' ),
);
$hh_vat     = array(
	'added'    => __( 'plus VAT', 'hearth-hammer' ),
	'included' => __( 'VAT included', 'hearth-hammer' ),
	'none'     => __( 'no VAT', 'hearth-hammer' ),
);
$hh_columns = array(
	'from'    => __( 'Hammer price from (£)', 'hearth-hammer' ),
	'to'      => __( 'to (£, empty for no limit)', 'hearth-hammer' ),
	'sum'     => __( 'Fixed sum (£)', 'hearth-hammer' ),
	'percent' => __( 'or percentage', 'hearth-hammer' ),
	'minimum' => __( 'minimum (£)', 'hearth-hammer' ),
);
$hh_problem = static function ( string $field ) use ( $view ): void {
	if ( isset( $view['problems'][ $field ] ) ) {
		printf( '<p id="hh-fees-%s" class="hh-fees-problem" style="color:#b32d2e;margin:4px 0 0;">%s</p>', esc_attr( str_replace( '.', '-', $field ) ), esc_html( $view['problems'][ $field ] ) );
	}
};
$hh_state   = static fn ( string $field ): string => isset( $view['problems'][ $field ] ) ? sprintf( ' aria-invalid="true" aria-describedby="hh-fees-%s"', esc_attr( str_replace( '.', '-', $field ) ) ) : '';
?>
<p><?php esc_html_e( 'What buyers pay on top of the hammer price. Empty rows and fees are ignored. Save to get more rows.', 'hearth-hammer' ); ?></p>
<?php $hh_problem( 'lines' ); ?>
<?php foreach ( $view['fees'] as $hh_index => $hh_fee ) : ?>
	<?php
	$hh_name = "{$view['name']}[{$hh_index}]";
	$hh_at   = "lines.{$hh_index}";
	?>
	<fieldset style="border:1px solid #dcdcde;padding:0 12px 12px;margin:0 0 16px;min-width:0;overflow-x:auto;">
		<legend><strong><?php echo esc_html( '' === $hh_fee['label'] ? __( 'New fee', 'hearth-hammer' ) : $hh_fee['label'] ); ?></strong></legend>
		<p>
			<label><?php esc_html_e( 'Name', 'hearth-hammer' ); ?> <input type="text" class="regular-text" name="<?php echo esc_attr( $hh_name ); ?>[label]" value="<?php echo esc_attr( $hh_fee['label'] ); ?>" maxlength="80"<?php echo $hh_state( "{$hh_at}.label" ); // phpcs:ignore WordPress.Security.EscapeOutput ?>></label>
			<label><?php esc_html_e( 'applies to', 'hearth-hammer' ); ?> <select name="<?php echo esc_attr( $hh_name ); ?>[applies_to]"><?php foreach ( $hh_scopes as $hh_value => $hh_label ) : ?><option value="<?php echo esc_attr( $hh_value ); ?>"<?php selected( $hh_fee['applies_to'], $hh_value ); ?>><?php echo esc_html( $hh_label ); ?></option><?php endforeach; ?></select></label>
			<label><span class="screen-reader-text"><?php esc_html_e( 'VAT', 'hearth-hammer' ); ?></span> <select name="<?php echo esc_attr( $hh_name ); ?>[vat]"><?php foreach ( $hh_vat as $hh_value => $hh_label ) : ?><option value="<?php echo esc_attr( $hh_value ); ?>"<?php selected( $hh_fee['vat'], $hh_value ); ?>><?php echo esc_html( $hh_label ); ?></option><?php endforeach; ?></select></label>
		</p>
		<?php
		foreach ( array( 'label', 'applies_to', 'vat', 'bands' ) as $hh_field ) {
			$hh_problem( "{$hh_at}.{$hh_field}" );
		}
		?>
		<table class="widefat striped" style="max-width:60em;">
			<thead><tr><?php foreach ( $hh_columns as $hh_label ) : ?><th scope="col"><?php echo esc_html( $hh_label ); ?></th><?php endforeach; ?></tr></thead>
			<tbody>
				<?php foreach ( $hh_fee['bands'] as $hh_row => $hh_band ) : ?>
					<tr>
						<?php foreach ( $hh_columns as $hh_column => $hh_label ) : ?>
							<td>
								<?php /* translators: 1: a column, 2: number of a row */ ?>
								<input type="text" inputmode="decimal" size="11" name="<?php echo esc_attr( "{$hh_name}[bands][{$hh_row}][{$hh_column}]" ); ?>" value="<?php echo esc_attr( $hh_band[ $hh_column ] ); ?>" aria-label="<?php echo esc_attr( sprintf( __( '%1$s, row %2$d', 'hearth-hammer' ), $hh_label, $hh_row + 1 ) ); ?>"<?php echo $hh_state( "{$hh_at}.bands.{$hh_row}.{$hh_column}" ); // phpcs:ignore WordPress.Security.EscapeOutput ?>>
								<?php $hh_problem( "{$hh_at}.bands.{$hh_row}.{$hh_column}" ); ?>
							</td>
						<?php endforeach; ?>
					</tr>
				<?php endforeach; ?>
			</tbody>
		</table>
	</fieldset>
<?php endforeach; ?>
