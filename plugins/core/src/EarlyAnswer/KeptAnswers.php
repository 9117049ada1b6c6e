<?php

declare( strict_types=1 );

namespace HearthHammer\Core\EarlyAnswer;

use Closure;
use HearthHammer\Core\Module;
use HearthHammer\Core\Page\CacheTags;
use HearthHammer\Core\ResultCache\ResultCache;
use HearthHammer\Core\ResultCache\ResultTable;
use HearthHammer\Core\Translations\Translations;
use WP_HTTP_Response;
use WP_REST_Request;

use const HearthHammer\Core\VERSION;

defined( 'ABSPATH' ) || exit;

/**
 * Answers of public routes as WordPress sent them, by their address and the state of the site: what one visitor got,
 * the next one gets before WordPress makes its routes.
 *
 * The state is every autoloaded option (the versions of the data, all settings, the active plugins and theme), the
 * translations and what the route's plugin adds. An answer is kept only if no other plugin or theme takes part in it.
 */
final class KeptAnswers {

	public const TABLE = 'hh_early_answer';

	/** As long as a page cache shows a page before it asks again: not everything in an answer changes by a change of data. */
	private const SECONDS = 600;

	/** Options that change without a change of the site. */
	private const PASSING = '/^(?:cron$|_transient_|_site_transient_)/';

	/** Of the headers that an answer sets itself, those that a 304 has too. */
	private const ON_BOTH = array( 'etag', 'cache-control', 'allow' );

	private ?string $state = null;

	private readonly ResultCache $cache;

	public function __construct() {
		$this->cache = new ResultCache( self::table(), 'hearth_hammer_early', fn (): string => $this->state ??= self::state() );
	}

	public static function table(): ResultTable {
		return new ResultTable( self::TABLE );
	}

	/**
	 * A route whose answers are kept.
	 *
	 * @param string                                           $route    As EarlyRoute's.
	 * @param Closure(list<string>, array<mixed>): (string|null) $versions What the answer is made of that no autoloaded option names; null where it changes by the clock.
	 * @param Closure(): list<Module>                          $routes   As EarlyRoute's.
	 */
	public static function route( string $route, Closure $versions, Closure $routes ): EarlyRoute {
		return new EarlyRoute(
			$route,
			static function ( array $matched, array $query, string $address ) use ( $versions ): ?EarlyAnswer {
				$version = $versions( $matched, $query );
				return null === $version ? null : ( new self() )->find( $address, $version );
			},
			$routes
		);
	}

	/** @return EarlyAnswer|null Null where the route has to answer; what it answers is then kept. */
	public function find( string $address, string $version ): ?EarlyAnswer {
		// Addresses of files follow the connection, as does the header that asks for TLS.
		$asked = implode( '|', array( home_url( '/' ), is_ssl() ? 'tls' : '', $address, $version ) );
		$kept  = $this->cache->kept( $asked );
		if ( ! is_array( $kept ) || ! is_string( $kept['tag'] ?? null ) || ! is_array( $kept['headers'] ?? null ) || ! is_array( $kept['not_modified'] ?? null ) || ! is_string( $kept['body'] ?? null ) ) {
			$kept = null;
		}
		if ( null !== $kept && time() < (int) $kept['until'] ) {
			return new EarlyAnswer( $kept['tag'], array_values( $kept['headers'] ), array_values( $kept['not_modified'] ), static fn (): ?string => ResultCache::unpacked( $kept['body'] ) );
		}
		$this->keep_next( $this->cache->question( $asked ), $kept );
		return null;
	}

	/**
	 * Keeps what the route answers to this request.
	 *
	 * @param string            $question Asked before the answer is made: if the data changes meanwhile, the answer is not found.
	 * @param array<mixed>|null $old      The same answer, too old to be used.
	 */
	private function keep_next( string $question, ?array $old ): void {
		$words = Translations::version();
		add_filter(
			'rest_pre_serve_request',
			function ( bool $served, WP_HTTP_Response $response, WP_REST_Request $request ) use ( $question, $old, $words ): bool {
				if ( $served || ! self::is_public( $response, $request ) || $words !== Translations::version() || OtherHooks::are_any() || true !== apply_filters( 'hearth_hammer_early_answers', true ) ) { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- EarlyRoute's.
					return $served;
				}
				$tag = self::tag( $response );
				if ( 304 === $response->get_status() && $tag === ( $old['tag'] ?? null ) ) {
					$this->keep( $question, array( ...(array) $old, 'until' => time() + self::SECONDS ) );
				} elseif ( 200 === $response->get_status() ) {
					$this->record( $question, $tag, array_map( strtolower( ... ), array_keys( $response->get_headers() ) ) );
				}
				return $served;
			},
			PHP_INT_MIN,
			3
		);
	}

	/**
	 * Reads the answer while it is sent.
	 *
	 * @param list<string> $own Names of the headers that the answer has set itself, in lower case.
	 */
	private function record( string $question, string $tag, array $own ): void {
		$body  = '';
		$lines = array();
		ob_start(
			static function ( string $part, int $phase ) use ( &$body, &$lines ): string {
				$body .= $part;
				// Before the last part is sent: after it, a header of compression may be among them.
				$lines = headers_sent() ? $lines : headers_list();
				return $part;
			}
		);
		// After WordPress has sent its buffers (1).
		add_action(
			'shutdown',
			function () use ( $question, $tag, $own, &$body, &$lines ): void {
				$headers = array_values( array_filter( $lines, static fn ( string $line ): bool => 'x-powered-by' !== self::name( $line ) ) );
				$names   = array_map( self::name( ... ), $headers );
				if ( ! in_array( 'etag', $names, true ) || in_array( 'set-cookie', $names, true ) ) {
					return;
				}
				$only = array_diff( $own, self::ON_BOTH );
				$this->keep(
					$question,
					array(
						'tag'          => $tag,
						'until'        => time() + self::SECONDS,
						'headers'      => $headers,
						'not_modified' => array( ...array_filter( $headers, static fn ( string $line ): bool => ! in_array( self::name( $line ), array( ...$only, 'content-type' ), true ) ), 'Content-Type: application/json; charset=' . (string) get_option( 'blog_charset' ) ),
						'body'         => ResultCache::packed( $body ),
					)
				);
			},
			2
		);
	}

	/** @param array<mixed> $answer */
	private function keep( string $question, array $answer ): void {
		// However quickly it was made: reading it spares the rest of WordPress.
		'' === $answer['body'] || $this->cache->keep( $question, $answer, INF );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private static function is_public( WP_HTTP_Response $response, WP_REST_Request $request ): bool {
		$args = $request->get_attributes()['args'] ?? array();
		return ! is_user_logged_in() && ! CacheTags::are_personal()
			&& str_contains( (string) ( $response->get_headers()['Cache-Control'] ?? '' ), 'public' )
			&& '' !== self::tag( $response )
			// Any other parameter may be for WordPress or another plugin (`_fields`, `_jsonp`, `lang`).
			&& is_array( $args ) && array() === array_diff_key( $request->get_query_params(), $args )
			&& 'GET' === $request->get_method() && '' === (string) $request->get_body() && array() === $request->get_body_params();
	}

	private static function tag( WP_HTTP_Response $response ): string {
		return 1 === preg_match( '/^W\/"([^"]+)"$/D', (string) ( $response->get_headers()['ETag'] ?? '' ), $found ) ? $found[1] : '';
	}

	private static function name( string $line ): string {
		return strtolower( (string) strtok( $line, ':' ) );
	}

	/** Names everything that answers are made of and that WordPress reads with each request anyway. */
	private static function state(): string {
		$options = array_filter( wp_load_alloptions(), static fn ( string|int $name ): bool => 1 !== preg_match( self::PASSING, (string) $name ), ARRAY_FILTER_USE_KEY );
		ksort( $options );
		return hash( 'xxh128', VERSION . Translations::version() . serialize( $options ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Only hashed.
	}
}
