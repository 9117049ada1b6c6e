<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

/**
 * The filters above the list.
 */
final readonly class FilterFields {

	/** @param list<string> $providers */
	public function __construct(
		private ValuationFilter $filter,
		private array $providers,
	) {}

	public function show(): void {
		echo '<div style="display:flex;flex-wrap:wrap;gap:8px;align-items:center;clear:both;padding:8px 0">';
		$this->show_day( 'from', __( 'From', 'hearth-hammer' ), $this->filter->from );
		$this->show_day( 'to', __( 'To', 'hearth-hammer' ), $this->filter->to );
		$this->show_choice( 'outcome', __( 'Outcome', 'hearth-hammer' ), __( 'All outcomes', 'hearth-hammer' ), $this->filter->outcome, ValuationFilter::outcomes(), StaffWords::outcome( ... ) );
		$this->show_choice( 'status', __( 'Sale status', 'hearth-hammer' ), __( 'All sale statuses', 'hearth-hammer' ), $this->filter->status, ValuationFilter::statuses(), StaffWords::status( ... ) );
		$this->show_choice( 'provider', __( 'Provider', 'hearth-hammer' ), __( 'All providers', 'hearth-hammer' ), $this->filter->provider, $this->providers, StaffWords::provider( ... ) );
		$this->show_choice( 'answer', __( 'Call requests', 'hearth-hammer' ), __( 'All call requests', 'hearth-hammer' ), $this->filter->answer, ValuationFilter::ANSWERS, StaffWords::answer( ... ) );
		submit_button( __( 'Filter', 'hearth-hammer' ), '', 'filter_action', false );
		printf( ' <a class="button" href="%s">%s</a>', esc_url( ExportValuations::url( $this->filter ) ), esc_html__( 'Export as CSV', 'hearth-hammer' ) );
		echo '</div>';
	}

	private function show_day( string $name, string $label, string $value ): void {
		printf(
			'<label>%2$s <input type="date" name="%1$s" value="%3$s"></label>',
			esc_attr( $name ),
			esc_html( $label ),
			esc_attr( $value )
		);
	}

	/**
	 * @param list<string>             $values
	 * @param callable(string): string $words
	 */
	private function show_choice( string $name, string $label, string $all, string $chosen, array $values, callable $words ): void {
		printf( '<label class="screen-reader-text" for="caphpi-%1$s">%2$s</label><select name="%1$s" id="caphpi-%1$s"><option value="">%3$s</option>', esc_attr( $name ), esc_html( $label ), esc_html( $all ) );
		foreach ( $values as $value ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $value, $chosen, false ), esc_html( $words( $value ) ) );
		}
		echo '</select>';
	}
}
