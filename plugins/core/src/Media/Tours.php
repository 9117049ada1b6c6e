<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

/**
 * The tours and films of a property or lot, as a page shows them.
 */
final class Tours {

	/**
	 * @param list<mixed> $links As Links::labelled() takes them.
	 * @return list<array{label: string, url: string, is_film: bool, embed: array{host: string, player: string, tracks: bool}|null}> `embed` is null for what is a link alone.
	 */
	public static function of( array $links ): array {
		return array_map(
			static function ( array $link ): array {
				$embed   = Embed::of( $link['url'] );
				$is_film = Videos::is_film( $link['url'] );
				$kind    = $is_film ? __( 'Video', 'hearth-hammer' ) : __( 'Virtual tour', 'hearth-hammer' );
				return array(
					'label'   => '' === $link['label'] ? $kind : $link['label'],
					'url'     => $link['url'],
					'is_film' => $is_film,
					'embed'   => null === $embed ? null : (array) $embed,
				);
			},
			Links::labelled( $links, '' )
		);
	}
}
