<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\CataloguePage;

use HearthHammer\Core\Text\Unbroken;

/**
 * Prints the filters of templates/lot-catalogue.php, with the values that are set.
 */
final class CatalogueFields {

	/** @param array<string, string> $values By parameter. */
	public function __construct( private readonly array $values ) {}

	public function print( CatalogueFilter $filter ): void {
		if ( 'search' === $filter->kind ) {
			$this->search( $filter );
			return;
		}
		$set = count( array_filter( 'range' === $filter->kind ? array( implode( '', array_map( $this->value( ... ), $filter->parameters() ) ) ) : $this->chosen( $filter ), static fn ( string $one ): bool => '' !== $one ) );
		printf( '<details class="hh-lot-filter" %s><summary class="hh-lot-filter__label"><span>%s</span>', esc_attr( $filter->is_open ? 'open' : '' ), esc_html( $filter->label ) );
		if ( $set > 0 ) {
			printf( '<span class="hh-lot-catalogue__set">%d</span>', (int) $set );
		}
		echo '</summary>';
		match ( $filter->kind ) {
			'range' => $this->range( $filter ),
			'near' => $this->near( $filter ),
			default => $this->choices( $filter ),
		};
		echo '</details>';
	}

	private function search( CatalogueFilter $filter ): void {
		$id = wp_unique_id( 'hh-lots-' );
		printf(
			'<div class="hh-lot-filters__search"><div class="hh-field hh-combobox"><label class="hh-field__label" for="%1$s">%2$s</label><input id="%1$s" class="hh-field__input" type="text" name="%3$s" value="%4$s" placeholder="%5$s" maxlength="60" spellcheck="false" enterkeyhint="search" autocomplete="off"></div></div>',
			esc_attr( $id ),
			esc_html( $filter->label ),
			esc_attr( $filter->name ),
			esc_attr( $this->value( $filter->name ) ),
			esc_attr( $filter->any )
		);
	}

	private function range( CatalogueFilter $filter ): void {
		printf( '<div class="hh-lot-filter__range" role="group" aria-label="%s">', esc_attr( $filter->label ) );
		$this->bound( $filter, $filter->minimum, __( 'from', 'hearth-hammer' ), __( 'From', 'hearth-hammer' ) );
		$this->bound( $filter, $filter->maximum, __( 'to', 'hearth-hammer' ), __( 'To', 'hearth-hammer' ) );
		echo '</div>';
	}

	private function near( CatalogueFilter $filter ): void {
		$id = wp_unique_id( 'hh-lots-' );
		printf(
			'<div class="hh-lot-filter__range" role="group" aria-label="%1$s"><div class="hh-lot-filter__bound"><label class="hh-visually-hidden" for="%2$s">%3$s</label><input class="hh-field__input" id="%2$s" type="text" name="%4$s" value="%5$s" placeholder="%6$s" maxlength="10" autocomplete="postal-code" spellcheck="false"></div>',
			esc_attr( $filter->label ),
			esc_attr( $id ),
			esc_html__( 'Postcode', 'hearth-hammer' ),
			esc_attr( $filter->name ),
			esc_attr( $this->value( $filter->name ) ),
			esc_attr( $filter->any )
		);
		printf( '<div class="hh-lot-filter__bound"><label class="hh-visually-hidden" for="%1$s-miles">%2$s</label><select class="hh-field__input" id="%1$s-miles" name="%3$s">', esc_attr( $id ), esc_html__( 'Distance', 'hearth-hammer' ), esc_attr( $filter->maximum ) );
		$chosen = $this->value( $filter->maximum ) ?: $filter->usual;
		foreach ( $filter->options as $option ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $option['value'] ), selected( $chosen, $option['value'], false ), esc_html( $option['label'] ) );
		}
		echo '</select></div></div>';
	}

	private function bound( CatalogueFilter $filter, string $name, string $label, string $none ): void {
		if ( '' === $name ) {
			return;
		}
		$id = wp_unique_id( 'hh-lots-' );
		printf(
			'<div class="hh-lot-filter__bound"><label class="hh-visually-hidden" for="%1$s">%2$s</label><select class="hh-field__input" id="%1$s" name="%3$s"><option value="">%4$s</option>',
			esc_attr( $id ),
			esc_html( "{$filter->label} {$label}" ),
			esc_attr( $name ),
			esc_html( $none )
		);
		foreach ( $filter->options as $option ) {
			$is_chosen = $this->value( $name ) === $option['value'];
			$count     = $is_chosen ? null : ( $name === $filter->minimum ? $option['count'] : $option['count_to'] ?? null );
			$label     = null === $count ? $option['label'] : self::counted( $option['label'], $count );
			printf( '<option value="%s"%s>%s</option>', esc_attr( $option['value'] ), selected( $is_chosen, true, false ), esc_html( $label ) );
		}
		echo '</select></div>';
	}

	/** The step that is chosen says no number: it would not fit the closed list, and the page says how many lots there are. */
	private static function counted( string $label, int $count ): string {
		/* translators: 1: a price, mileage or the like; 2: number of lots */
		return sprintf( _n( '%1$s (%2$s lot)', '%1$s (%2$s lots)', $count, 'hearth-hammer' ), $label, number_format_i18n( $count ) );
	}

	/** AUC-07's boxes; without JavaScript the server leaves 'any' out of account beside others. */
	private function choices( CatalogueFilter $filter ): void {
		$chosen = $this->chosen( $filter );
		printf( '<div class="hh-lot-filter__values" role="group" aria-label="%s">', esc_attr( $filter->label ) );
		foreach ( array( array( 'value' => '', 'label' => $filter->any, 'count' => null ), ...$filter->options ) as $option ) {
			$is_chosen = '' === $option['value'] ? array() === $chosen : in_array( $option['value'], $chosen, true );
			$id        = wp_unique_id( 'hh-lots-' );
			printf(
				'<label class="hh-lot-option%1$s" for="%2$s"><input id="%2$s" type="%3$s" name="%4$s" value="%5$s"%6$s><span class="hh-lot-option__label">%7$s</span>',
				esc_attr( 0 === $option['count'] && ! $is_chosen ? ' is-none' : '' ),
				esc_attr( $id ),
				esc_attr( 'multiselect' === $filter->kind ? 'checkbox' : 'radio' ),
				esc_attr( 'multiselect' === $filter->kind ? "{$filter->name}[]" : $filter->name ),
				esc_attr( $option['value'] ),
				checked( $is_chosen, true, false ),
				Unbroken::html( $option['label'] ) // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
			);
			if ( null !== $option['count'] ) {
				printf( '<span class="hh-lot-option__count">%s<span class="hh-visually-hidden"> %s</span></span>', esc_html( number_format_i18n( $option['count'] ) ), esc_html( _n( 'lot', 'lots', $option['count'], 'hearth-hammer' ) ) );
			}
			echo '</label>';
		}
		echo '</div>';
	}

	/** @return list<string> */
	private function chosen( CatalogueFilter $filter ): array {
		return array_values( array_filter( 'multiselect' === $filter->kind ? explode( ',', $this->value( $filter->name ) ) : array( $this->value( $filter->name ) ), static fn ( string $one ): bool => '' !== $one ) );
	}

	private function value( string $name ): string {
		return $this->values[ $name ] ?? '';
	}
}
