<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Seo;

/**
 * What a head says of its page to search engines and messengers.
 *
 * Each statement has a kind, which a page may have once: `title`, `description`, `robots`, `canonical`, `prev`, `next`,
 * `og:title`, `twitter:card` and so on. Width and height of a picture belong to the picture. JSON-LD has the kind
 * `json-ld` and its types.
 */
final readonly class HeadTags {

	/** Comments, scripts and styles are found first, so that a tag in their text is no tag. */
	private const TAGS = '~<!--.*?-->|<(script|style|noscript|title)\b([^>]*)>([^<]*+(?:<(?!/\1\s*>)[^<]*+)*+)</\1\s*>\s*|<(meta|link)\b([^>]*)>\s*~si';

	/** One article by another name. */
	private const SAME = array( 'NewsArticle' => 'Article', 'BlogPosting' => 'Article' );

	/** @var list<array{kind: string, types: list<string>, html: string}> */
	private array $tags;

	/** @param string $html Of a head, or a part of it. */
	public function __construct( private string $html ) {
		$tags = array();
		preg_match_all( self::TAGS, $html, $found, PREG_SET_ORDER | PREG_UNMATCHED_AS_NULL );
		foreach ( $found as $tag ) {
			$element = strtolower( (string) $tag[1] );
			$types   = 'script' === $element && 'application/ld+json' === self::attribute( (string) $tag[2], 'type' ) ? self::types( (string) $tag[3] ) : array();
			$kind    = match ( true ) {
				array() !== $types => 'json-ld',
				'title' === $element => 'title',
				null !== $tag[4] => self::kind( (string) $tag[5] ),
				default => '',
			};
			if ( '' !== $kind ) {
				$tags[] = array( 'kind' => $kind, 'types' => $types, 'html' => (string) $tag[0] );
			}
		}
		$this->tags = $tags;
	}

	public function html(): string {
		return $this->html;
	}

	public function has( string $kind ): bool {
		return in_array( $kind, array_column( $this->tags, 'kind' ), true );
	}

	/** @param string $type Of schema.org, e.g. Organization: as the page's own statement, not within another. */
	public function has_type( string $type ): bool {
		return in_array( self::SAME[ $type ] ?? $type, array_merge( array(), ...array_column( $this->tags, 'types' ) ), true );
	}

	/** The tags that say what the other head does not. */
	public function missing_in( self $other ): string {
		$html = '';
		foreach ( $this->tags as $tag ) {
			$is_said = 'json-ld' === $tag['kind']
				// The author of a page is another person than the one whom it is about.
				? array() !== array_filter( $tag['types'], static fn ( string $type ): bool => 'Person' !== $type && $other->has_type( $type ) )
				: $other->has( $tag['kind'] );
			$html   .= $is_said ? '' : $tag['html'];
		}
		return $html;
	}

	/** The head without any of these statements; JSON-LD stays where it is about something else than pages. */
	public function without_statements(): string {
		$html = $this->html;
		foreach ( $this->tags as $tag ) {
			if ( 'json-ld' !== $tag['kind'] || array() !== preg_grep( '/Page$|^Article$|^BreadcrumbList$|^WebSite$/', $tag['types'] ) ) {
				$at   = strpos( $html, $tag['html'] );
				$html = false === $at ? $html : substr_replace( $html, '', $at, strlen( $tag['html'] ) );
			}
		}
		return $html;
	}

	/** @param string $attributes Of a meta or link element. */
	private static function kind( string $attributes ): string {
		$name = strtolower( self::attribute( $attributes, 'property' ) ?: self::attribute( $attributes, 'name' ) );
		$rel  = strtolower( self::attribute( $attributes, 'rel' ) );
		return match ( true ) {
			1 === preg_match( '/^(og|twitter):image\b/', $name, $image ) => $image[0],
			1 === preg_match( '/^(og|twitter|article):/', $name ), in_array( $name, array( 'description', 'robots' ), true ) => $name,
			in_array( $rel, array( 'canonical', 'prev', 'next' ), true ) => $rel,
			default => '',
		};
	}

	private static function attribute( string $attributes, string $name ): string {
		return 1 === preg_match( '/(?<![\w-])' . $name . '\s*=\s*(?|"([^"]*)"|\'([^\']*)\'|([^\s"\'>\/]+))/i', $attributes, $found ) ? trim( $found[1] ) : '';
	}

	/** @return list<string> */
	private static function types( string $json ): array {
		$data  = json_decode( $json, true );
		$data  = is_array( $data ) ? $data : array();
		$nodes = isset( $data['@graph'] ) && is_array( $data['@graph'] ) ? $data['@graph'] : ( array_is_list( $data ) ? $data : array( $data ) );
		$types = array();
		foreach ( $nodes as $node ) {
			foreach ( is_array( $node ) ? (array) ( $node['@type'] ?? array() ) : array() as $type ) {
				$types[] = is_string( $type ) ? self::SAME[ $type ] ?? $type : '';
			}
		}
		return array_values( array_unique( array_filter( $types ) ) );
	}
}
