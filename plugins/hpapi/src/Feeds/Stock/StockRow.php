<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Stock;

use HearthHammer\Core\Http\WebAddress;
use HearthHammer\Core\Media\MediaItem;
use HearthHammer\Core\Place\Postcode;
use HearthHammer\Core\Sync\Problem;
use HearthHammer\Core\Text\PlainText;

/**
 * One property as another plugin stores it, with a note of what cannot be moved as it is.
 */
final class StockRow {

	/** @var list<Problem> */
	private array $problems = array();

	/** @param array<string, mixed> $row A line of the stock file. */
	public function __construct( private readonly array $row ) {}

	/** @return list<Problem> */
	public function problems(): array {
		return $this->problems;
	}

	public function error( string $field, string $message ): void {
		$this->problems[] = new Problem( 0, $field, $message );
	}

	public function warning( string $field, string $message ): void {
		$this->problems[] = new Problem( 0, $field, $message, false );
	}

	/** Of the post itself: `reference`, `title`, `branch` and others. */
	public function own( string $name, int $letters = 200 ): string {
		return self::plain( $this->row[ $name ] ?? '', $letters );
	}

	/** Of the post itself, with its HTML. */
	public function html( string $name ): string {
		return is_string( $this->row[ $name ] ?? null ) ? $this->row[ $name ] : '';
	}

	public function int( string $name ): int {
		return is_numeric( $this->row[ $name ] ?? null ) ? max( 0, (int) $this->row[ $name ] ) : 0;
	}

	public function is( string $name ): bool {
		return true === ( $this->row[ $name ] ?? false );
	}

	/** A meta as it is stored, e.g. with HTML. */
	public function raw( string $key ): string {
		$value = $this->meta( $key );
		return is_scalar( $value ) ? trim( (string) $value ) : '';
	}

	public function text( string $key, int $letters = 200 ): string {
		return self::plain( $this->raw( $key ), $letters );
	}

	public function is_yes( string $key ): bool {
		return 'yes' === strtolower( $this->raw( $key ) );
	}

	/** An empty field is 0. What is not a number is said and is 0. */
	public function number( string $key, float $most ): float {
		$typed = str_replace( array( ',', ' ', '£' ), '', $this->raw( $key ) );
		if ( '' === $typed ) {
			return 0.0;
		}
		if ( 1 !== preg_match( '/^\d+(\.\d+)?$/', $typed ) || (float) $typed > $most ) {
			/* translators: 1: name of a field, 2: what was typed */
			$this->warning( $key, sprintf( __( 'the field %1$s, “%2$s”, is not a number that this site can show, so it is left empty', 'hearth-hammer' ), $key, mb_substr( $this->raw( $key ), 0, 60 ) ) );
			return 0.0;
		}
		return (float) $typed;
	}

	/** @return list<string> A list in one meta, e.g. the types of heating. */
	public function list( string $key ): array {
		$value = $this->meta( $key );
		return array_values( array_filter( array_map( static fn ( mixed $one ): string => self::plain( $one, 200 ), is_array( $value ) ? $value : array() ), static fn ( string $one ): bool => '' !== $one ) );
	}

	/**
	 * Texts that are numbered: a count in one meta, each text in another.
	 *
	 * @return list<string>
	 */
	public function numbered( string $count, string $prefix ): array {
		$texts = array();
		for ( $i = 0; $i < min( 200, (int) $this->raw( $count ) ); $i++ ) {
			$texts[] = $this->raw( $prefix . $i );
		}
		return $texts;
	}

	/** @return list<string> Names of its terms. */
	public function terms( string $taxonomy ): array {
		$terms = is_array( $this->row['terms'] ?? null ) ? $this->row['terms'][ $taxonomy ] ?? array() : array();
		return array_values( array_map( static fn ( mixed $one ): string => self::plain( $one, 200 ), is_array( $terms ) ? $terms : array() ) );
	}

	/** In the usual form; as it was typed where it is not a UK postcode. */
	public function postcode( string $key ): string {
		$typed    = $this->text( $key, 20 );
		$postcode = Postcode::parse( $typed );
		if ( null === $postcode ) {
			$this->warning(
				$key,
				'' === $typed
					? __( 'the postcode is empty, so the property is not on the map and can only be found by town', 'hearth-hammer' )
					/* translators: %s: what was typed */
					: sprintf( __( '“%s” is not a UK postcode, so the property is not on the map', 'hearth-hammer' ), $typed )
			);
		}
		return null === $postcode ? mb_substr( strtoupper( $typed ), 0, 10 ) : (string) $postcode;
	}

	/**
	 * An address with its point on the map, where that is one.
	 *
	 * @param array<string, string> $fields `address_1`, `display_address` and others.
	 * @return array<string, string|float>
	 */
	public function address( array $fields, string $latitude, string $longitude ): array {
		if ( '' === $fields['address_1'] && '' === $fields['display_address'] ) {
			$this->error( 'post_title', __( 'the address is empty: give the property a title or a street', 'hearth-hammer' ) );
		}
		$is_point = is_numeric( $latitude ) && is_numeric( $longitude ) && abs( (float) $latitude ) <= 90 && abs( (float) $longitude ) <= 180 && ( 0.0 !== (float) $latitude || 0.0 !== (float) $longitude );
		return $is_point ? $fields + array( 'latitude' => (float) $latitude, 'longitude' => (float) $longitude ) : $fields;
	}

	/** @return list<MediaItem> Files of this site's library, and what has a web address. */
	public function media(): array {
		$media = array();
		foreach ( is_array( $this->row['media'] ?? null ) ? $this->row['media'] : array() as $one ) {
			if ( ! is_array( $one ) ) {
				continue;
			}
			$kind    = self::plain( $one['kind'] ?? '', 20 );
			$named   = is_string( $one['source'] ?? null ) ? $one['source'] : '';
			$caption = self::plain( $one['caption'] ?? '', 200 );
			$field   = self::plain( $one['field'] ?? '', 60 );
			$source  = str_contains( $named, ':' ) ? WebAddress::parse( $named ) : $named;
			if ( null === $source || '' === $source ) {
				/* translators: %s: what was typed */
				$this->warning( $field, sprintf( __( '“%s” is not a web address (http or https), so it is ignored', 'hearth-hammer' ), mb_substr( $named, 0, 60 ) ) );
				continue;
			}
			$media[] = new MediaItem( $kind, $source, MediaItem::EPC === $kind && '' === $caption ? 'EPC' : $caption, $field );
		}
		return $media;
	}

	private function meta( string $key ): mixed {
		return is_array( $this->row['meta'] ?? null ) ? $this->row['meta'][ $key ] ?? '' : '';
	}

	private static function plain( mixed $value, int $letters ): string {
		return is_scalar( $value ) ? mb_substr( PlainText::of( (string) $value ), 0, $letters ) : '';
	}
}
