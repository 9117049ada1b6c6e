<?php

declare( strict_types=1 );

namespace HearthHammer\Core\EarlyAnswer;

use Closure;
use HearthHammer\Core\Parts\SecurityHeaders;

/**
 * What a route answers, known before the route is there.
 */
final readonly class EarlyAnswer {

	/**
	 * @param string            $tag          Its ETag without `W/` and quotes.
	 * @param list<string>      $headers      As `Name: value`.
	 * @param list<string>      $not_modified Those of a 304 in its place.
	 * @param Closure(): ?string $body         Null where only the route can make it.
	 */
	public function __construct( public string $tag, public array $headers, public array $not_modified, public Closure $body ) {}

	/**
	 * An answer in JSON with the headers that WordPress and this plugin give to every answer of REST.
	 *
	 * @param array<string, string> $headers Of the answer and of a 304 in its place; name to value.
	 * @param array<string, string> $more    Only of the answer.
	 * @param Closure(): ?string    $body
	 */
	public static function of( string $tag, array $headers, array $more, Closure $body ): self {
		$lines   = static fn ( array $of ): array => array_map( static fn ( string $name, string $value ): string => "{$name}: {$value}", array_keys( $of ), array_values( $of ) );
		$headers = array(
			...SecurityHeaders::of_visitors(),
			'Content-Type'                  => 'application/json; charset=' . (string) get_option( 'blog_charset' ),
			'X-Robots-Tag'                  => 'noindex',
			'Link'                          => '<' . sanitize_url( home_url( '/' . rest_get_url_prefix() . '/' ) ) . '>; rel="https://api.w.org/"',
			'X-Content-Type-Options'        => 'nosniff',
			'Access-Control-Expose-Headers' => 'X-WP-Total, X-WP-TotalPages, Link',
			'Access-Control-Allow-Headers'  => 'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type',
			...$headers,
			'Allow'                         => 'GET',
			'Vary'                          => 'Origin',
		);
		return new self( $tag, $lines( array( ...$headers, ...$more ) ), $lines( $headers ), $body );
	}
}
