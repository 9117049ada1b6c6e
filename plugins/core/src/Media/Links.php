<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

/**
 * Papers and tours as they are stored: a file of the media library, or a web address.
 */
final class Links {

	/**
	 * @param array<mixed> $link `attachment` or `url`.
	 * @return string Empty where the file is gone, or the address is none that a browser may follow.
	 */
	public static function address( array $link ): string {
		$attachment = is_numeric( $link['attachment'] ?? null ) ? (int) $link['attachment'] : 0;
		$url        = $attachment > 0 ? wp_get_attachment_url( $attachment ) : ( $link['url'] ?? '' );
		return is_string( $url ) ? esc_url_raw( $url, array( 'http', 'https' ) ) : '';
	}

	/**
	 * Those of a list that lead somewhere, each with its caption.
	 *
	 * @param array<mixed> $links
	 * @param string       $label For one without a caption.
	 * @return list<array{label: string, url: string}>
	 */
	public static function labelled( array $links, string $label ): array {
		$labelled = array();
		foreach ( $links as $one ) {
			$url = is_array( $one ) ? self::address( $one ) : '';
			if ( '' !== $url ) {
				$caption    = is_string( $one['caption'] ?? null ) ? trim( $one['caption'] ) : '';
				$labelled[] = array(
					'label' => '' === $caption ? $label : $caption,
					'url'   => $url,
				);
			}
		}
		return $labelled;
	}

	/**
	 * Tours and films that lead somewhere, as a page shows them.
	 *
	 * @param array<mixed> $links
	 * @return list<array{label: string, url: string, is_film: bool, embed: array{host: string, player: string, tracks: bool}|null}> `embed` is null for what is a link alone.
	 */
	public static function tours( array $links ): array {
		return array_map(
			static function ( array $link ): array {
				$embed   = Embed::of( $link['url'] );
				$is_film = Embed::is_film( $link['url'] );
				$kind    = $is_film ? __( 'Video', 'hearth-hammer' ) : __( 'Virtual tour', 'hearth-hammer' );
				return array(
					'label'   => '' === $link['label'] ? $kind : $link['label'],
					'url'     => $link['url'],
					'is_film' => $is_film,
					'embed'   => null === $embed ? null : (array) $embed,
				);
			},
			self::labelled( $links, '' )
		);
	}
}
