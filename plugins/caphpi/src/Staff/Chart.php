<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

/**
 * Small charts: columns or bars as a picture, and the same numbers as a table for whoever cannot see it.
 */
final class Chart {

	private const HEIGHT = 120;
	private const STEP   = 20;
	private const COLOUR = '#2271b1';

	/**
	 * One column for each.
	 *
	 * @param array<string, int> $values Label to value.
	 * @return string HTML.
	 */
	public static function columns( string $title, string $heading, array $values ): string {
		$top     = max( 1, ...array_values( $values ) );
		$columns = '';
		$at      = 0;
		foreach ( $values as $label => $value ) {
			$height   = (int) round( $value / $top * self::HEIGHT );
			$columns .= sprintf( '<rect x="%d" y="%d" width="%d" height="%d" fill="%s"><title>%s</title></rect>', $at * self::STEP + 2, self::HEIGHT - $height, self::STEP - 4, $height, self::COLOUR, esc_html( "{$label}: {$value}" ) );
			++$at;
		}
		$width   = max( 1, count( $values ) ) * self::STEP;
		$picture = sprintf(
			'<svg role="img" aria-label="%1$s" viewBox="0 0 %2$d %3$d" preserveAspectRatio="none" style="display:block;width:100%%;height:%3$dpx;border-bottom:1px solid #c3c4c7">%4$s</svg>',
			/* translators: 1: title of a chart, 2: number */
			esc_attr( sprintf( __( '%1$s. Highest value: %2$d. All figures are in the table below.', 'hearth-hammer' ), $title, $top ) ),
			$width,
			self::HEIGHT,
			$columns
		);
		$labels = array_keys( $values );
		$ends   = array() === $labels ? '' : sprintf( '<p aria-hidden="true" style="display:flex;justify-content:space-between;margin:4px 0" class="description"><span>%s</span><span>%s</span></p>', esc_html( $labels[0] ), esc_html( end( $labels ) ) );
		return self::figure( $title, $picture . $ends . sprintf( '<details><summary>%s</summary>%s</details>', esc_html__( 'Show as a table', 'hearth-hammer' ), self::table( $heading, $values, false ) ) );
	}

	/**
	 * A table whose rows have bars.
	 *
	 * @param array<string, int> $values Label to value.
	 * @return string HTML.
	 */
	public static function bars( string $title, string $heading, array $values ): string {
		return self::figure( $title, self::table( $heading, $values, true ) );
	}

	private static function figure( string $title, string $html ): string {
		return sprintf( '<figure style="margin:0 0 2em;max-width:760px"><figcaption><h2>%s</h2></figcaption>%s</figure>', esc_html( $title ), $html );
	}

	/** @param array<string, int> $values */
	private static function table( string $heading, array $values, bool $with_bars ): string {
		$top  = max( 1, ...array_values( $values ) );
		$rows = '';
		foreach ( $values as $label => $value ) {
			$bar   = $with_bars ? sprintf( '<td aria-hidden="true" style="width:50%%"><span style="display:block;height:14px;width:%s%%;background:%s"></span></td>', esc_attr( (string) round( $value / $top * 100, 1 ) ), self::COLOUR ) : '';
			$rows .= sprintf( '<tr><th scope="row">%s</th><td style="text-align:right">%s</td>%s</tr>', esc_html( $label ), esc_html( number_format_i18n( $value ) ), $bar );
		}
		return sprintf(
			'<table class="widefat striped"><thead><tr><th scope="col">%s</th><th scope="col" style="text-align:right">%s</th>%s</tr></thead><tbody>%s</tbody></table>',
			esc_html( $heading ),
			esc_html__( 'Valuations', 'hearth-hammer' ),
			$with_bars ? '<td aria-hidden="true"></td>' : '',
			$rows
		);
	}
}
