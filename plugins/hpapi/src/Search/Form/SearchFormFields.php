<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Form;

/**
 * Prints the fields of templates/search-form.php, with the values that the form begins with.
 */
final class SearchFormFields {

	/**
	 * @param array<string, string>                                                                                                                             $values  By field.
	 * @param list<array{name: string, kind: string, place: string, label: string, none: string, options: list<array{value: string, label: string}>, rents: list<array{value: string, label: string}>, lettings: bool}> $filters Of SearchFilters.
	 */
	public function __construct(
		private readonly array $values,
		private readonly array $filters,
	) {}

	/** The selects or the check boxes of a place: those of lettings, or those of both channels. */
	public function filters( string $place, string $kind, bool $lettings = false ): void {
		foreach ( $this->filters as $filter ) {
			if ( $place === $filter['place'] && $kind === $filter['kind'] && $lettings === $filter['lettings'] ) {
				match ( true ) {
					'text' === $kind => $this->text( $filter['name'], $filter['label'] ),
					'date' === $kind => $this->date( $filter['name'], $filter['label'] ),
					'check' === $kind => $this->check( $filter['name'], $filter['options'][0]['value'], $filter['label'] ),
					array() === $filter['rents'] => $this->select( $filter['name'], $filter['label'], $filter['options'] ),
					default => $this->price( $filter['name'], $filter['label'], array( __( 'To buy', 'hearth-hammer' ) => $filter['options'], __( 'To rent, per month', 'hearth-hammer' ) => $filter['rents'] ) ),
				};
			}
		}
	}

	public function radio( string $name, string $value, string $label ): void {
		$id = wp_unique_id( 'hh-search-form-' );
		printf(
			'<label class="hh-tabs__tab" for="%1$s"><input type="radio" id="%1$s" name="%2$s" value="%3$s"%4$s>%5$s</label>',
			esc_attr( $id ),
			esc_attr( $name ),
			esc_attr( $value ),
			checked( $this->values[ $name ] ?? '', $value, false ),
			esc_html( $label )
		);
	}

	private function check( string $name, string $value, string $label ): void {
		printf(
			'<label class="hh-check"><input type="checkbox" name="%1$s" value="%2$s"%3$s>%4$s</label>',
			esc_attr( $name ),
			esc_attr( $value ),
			checked( $this->values[ $name ] ?? '', $value, false ),
			esc_html( $label )
		);
	}

	/** What no field shows and a new search keeps; nothing where it is empty. */
	public function hidden( string $name ): void {
		if ( '' !== ( $this->values[ $name ] ?? '' ) ) {
			printf( '<input type="hidden" name="%1$s" value="%2$s">', esc_attr( $name ), esc_attr( $this->values[ $name ] ) );
		}
	}

	private function text( string $name, string $label ): void {
		$id = wp_unique_id( 'hh-search-form-' );
		printf(
			'<div class="hh-field"><label class="hh-field__label" for="%1$s">%2$s</label><input id="%1$s" class="hh-field__input" type="search" name="%3$s" value="%4$s" maxlength="80"></div>',
			esc_attr( $id ),
			esc_html( $label ),
			esc_attr( $name ),
			esc_attr( $this->values[ $name ] ?? '' )
		);
	}

	/** Without a least day: an address that is shared may hold one that has passed, and must not stop the form. */
	private function date( string $name, string $label ): void {
		$id = wp_unique_id( 'hh-search-form-' );
		printf(
			'<div class="hh-field"><label class="hh-field__label" for="%1$s">%2$s</label><input id="%1$s" class="hh-field__input" type="date" name="%3$s" value="%4$s"></div>',
			esc_attr( $id ),
			esc_html( $label ),
			esc_attr( $name ),
			esc_attr( $this->values[ $name ] ?? '' )
		);
	}

	/** @param list<array{value: string, label: string}> $options */
	private function select( string $name, string $label, array $options ): void {
		$this->open( $name, $label );
		$this->print_options( $name, $options );
		echo '</select></div>';
	}

	/**
	 * Without JavaScript the tab cannot change the prices: those of both are there, in groups.
	 *
	 * @param non-empty-array<string, list<array{value: string, label: string}>> $groups Label of the group → its prices.
	 */
	private function price( string $name, string $label, array $groups ): void {
		$this->open( $name, $label );
		// No bound at all comes first, and once.
		$chosen = $this->print_options( $name, array_slice( current( $groups ), 0, 1 ) );
		foreach ( $groups as $group => $options ) {
			printf( '<optgroup label="%s">', esc_attr( $group ) );
			$chosen = $this->print_options( $name, array_slice( $options, 1 ), $chosen ) || $chosen;
			echo '</optgroup>';
		}
		echo '</select></div>';
	}

	/** Of 'More filters': how many are set that it hides, which on a phone are all. An order is no filter. */
	public function toggle_label(): void {
		$set    = array_filter( $this->filters, fn ( array $filter ): bool => 'sort_by' !== $filter['name'] && ( $this->values[ $filter['name'] ] ?? $filter['none'] ) !== $filter['none'] );
		$wide   = self::words( count( array_filter( $set, static fn ( array $filter ): bool => 'more' === $filter['place'] ) ) );
		$narrow = self::words( count( $set ) );
		if ( $wide === $narrow ) {
			echo esc_html( $wide );
			return;
		}
		printf( '<span class="hh-search-form__wide">%s</span><span class="hh-search-form__narrow">%s</span>', esc_html( $wide ), esc_html( $narrow ) );
	}

	private static function words( int $set ): string {
		/* translators: %d: how many filters are set. */
		return 0 === $set ? __( 'More filters', 'hearth-hammer' ) : sprintf( __( 'More filters (%d set)', 'hearth-hammer' ), $set );
	}

	/**
	 * Several places, as boxes: unchecked, a place is gone.
	 *
	 * @param list<string> $places
	 */
	public function places( array $places ): void {
		if ( array() === $places ) {
			return;
		}
		printf( '<fieldset class="hh-places"><legend class="hh-visually-hidden">%s</legend>', esc_html__( 'Search locations', 'hearth-hammer' ) );
		foreach ( $places as $place ) {
			printf( '<label class="hh-places__one"><input type="checkbox" name="location[]" value="%1$s" checked>%1$s</label>', esc_attr( $place ) );
		}
		echo '</fieldset>';
	}

	private function open( string $name, string $label ): void {
		$id = wp_unique_id( 'hh-search-form-' );
		printf(
			'<div class="hh-field"><label class="hh-field__label" for="%1$s">%2$s</label><select id="%1$s" class="hh-field__input" name="%3$s">',
			esc_attr( $id ),
			esc_html( $label ),
			esc_attr( $name )
		);
	}

	/**
	 * @param list<array{value: string, label: string}> $options
	 * @param bool                                      $chosen  Whether another group has the chosen one already.
	 * @return bool Whether one of these is chosen.
	 */
	private function print_options( string $name, array $options, bool $chosen = false ): bool {
		$found = false;
		foreach ( $options as $option ) {
			$is_chosen = ! $chosen && ( $this->values[ $name ] ?? '' ) === $option['value'];
			$found     = $found || $is_chosen;
			printf( '<option value="%s"%s>%s</option>', esc_attr( $option['value'] ), selected( $is_chosen, true, false ), esc_html( $option['label'] ) );
		}
		return $found;
	}
}
