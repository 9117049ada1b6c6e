<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media\Admin;

use HearthHammer\Core\Fields\FieldCheck;
use HearthHammer\Core\Fields\PostFields;

/**
 * What the edit screen sent for one list of media, in the order of its rows, checked.
 */
final readonly class MediaForm {

	/** Words of a caption or a title. */
	private const LONGEST = 200;

	/** More is a mistake, or a script. */
	private const MOST = 200;

	/**
	 * @param list<array<string, mixed>> $rows  As typed.
	 * @param list<array<string, mixed>> $items As they may be stored.
	 * @param string|null                $fault Why not.
	 */
	private function __construct( public array $rows, public array $items, public ?string $fault ) {}

	/** @param array<mixed> $sent Rows of `attachment`, `url`, `caption` and `alt`. */
	public static function read( MediaList $list, array $sent, PostFields $fields, int $post ): self {
		$stored = array();
		$value  = $fields->value( $post, $list->field );
		foreach ( is_array( $value ) ? $value : array() as $item ) {
			is_array( $item ) && $stored[ self::key( $item ) ] = $item;
		}
		$rows  = array();
		$items = array();
		$fault = count( $sent ) > self::MOST
			/* translators: 1: name of a list, e.g. Floorplans, 2: a number */
			? sprintf( __( '%1$s: you can add up to %2$d.', 'hearth-hammer' ), $list->label, self::MOST ) : null;
		foreach ( array_slice( $sent, 0, self::MOST ) as $row ) {
			$row  = self::row( is_array( $row ) ? $row : array() );
			$item = self::item( $list, $row );
			$key  = self::key( $item );
			if ( '' === $key && '' === $row['caption'] ) {
				continue;
			}
			$rows[] = $row;
			$fault ??= isset( $stored[ $key ] ) ? null : self::fault( $list, $item );
			// What the source said of it stays with it.
			$items[ '' === $key ? count( $items ) : $key ] = $item + ( $stored[ $key ] ?? array() );
		}
		return new self( $rows, array_values( $items ), $fault );
	}

	/**
	 * @param array<mixed> $row
	 * @return array{attachment: int, url: string, caption: string, alt: string|null}
	 */
	private static function row( array $row ): array {
		$text = static fn ( string $name ): string => is_string( $row[ $name ] ?? null ) ? mb_substr( sanitize_text_field( $row[ $name ] ), 0, self::LONGEST ) : '';
		return array(
			'attachment' => is_numeric( $row['attachment'] ?? null ) ? max( 0, (int) $row['attachment'] ) : 0,
			'url'        => is_string( $row['url'] ?? null ) ? trim( wp_check_invalid_utf8( $row['url'] ) ) : '',
			'caption'    => $text( 'caption' ),
			'alt'        => isset( $row['alt'] ) ? $text( 'alt' ) : null,
		);
	}

	/**
	 * @param array{attachment: int, url: string, caption: string, alt: string|null} $row
	 * @return array<string, mixed>
	 */
	private static function item( MediaList $list, array $row ): array {
		return match ( true ) {
			MediaKind::Pictures === $list->kind => array( 'attachment' => $row['attachment'], 'caption' => $row['caption'] ),
			$row['attachment'] > 0 && MediaKind::Papers === $list->kind => array( 'attachment' => $row['attachment'], 'caption' => $row['caption'] ),
			default => array( 'url' => $row['url'], 'caption' => $row['caption'] ),
		};
	}

	/** @param array<string, mixed> $item */
	private static function fault( MediaList $list, array $item ): ?string {
		if ( array_key_exists( 'url', $item ) ) {
			return '' === $item['url']
				/* translators: 1: name of a list, e.g. Virtual tours, 2: a title */
				? sprintf( __( '%1$s: enter a web address for “%2$s”.', 'hearth-hammer' ), $list->label, (string) $item['caption'] )
				: FieldCheck::fault( array( 'type' => 'string', 'format' => 'https-address' ), $item['url'], $list->label );
		}
		return $list->fault( $item );
	}

	/**
	 * What tells an item apart from the others; empty for one that names nothing.
	 *
	 * @param array<string, mixed> $item
	 */
	private static function key( array $item ): string {
		$attachment = (int) ( $item['attachment'] ?? 0 );
		return $attachment > 0 ? "#{$attachment}" : (string) ( $item['url'] ?? '' );
	}
}
