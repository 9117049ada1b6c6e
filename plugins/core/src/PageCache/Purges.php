<?php

declare( strict_types=1 );

namespace HearthHammer\Core\PageCache;

use HearthHammer\Core\Config\Runtime;
use HearthHammer\Core\Http\HttpFailed;
use HearthHammer\Core\Log\Log;
use HearthHammer\Core\Metrics\Counter;
use HearthHammer\Core\Metrics\Counters;
use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\DeliveryFailed;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Page\CacheTags;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Gathers the tags of what a request changes, and purges them once when it ends; an import by a command or an event,
 * after each batch. Without a cache nothing is gathered.
 *
 * The same tags are purged again by the outbox a little later. That repeats what failed, and catches a page that was
 * being made from the old data while they were purged.
 */
final class Purges implements Module {

	private const KIND = 'core.page-cache';

	/** Longer than a page takes to make. */
	private const AGAIN_SECONDS = 10;

	/** Changes within so many seconds are purged again together. */
	private const SPAN = 5;

	/** More tags than this are most of the site: one tag says so. */
	private const MOST = 2000;

	/** @var array<string, true> */
	private array $tags = array();

	public function __construct( private readonly CacheServers $servers, private readonly Outbox $outbox, private readonly Counters $counters = new Counters() ) {}

	public function register(): void {
		$this->outbox->handle( self::KIND, $this->deliver( ... ), static fn (): string => __( 'Page cache', 'hearth-hammer' ) );
		// After the indexes (5).
		add_action( 'shutdown', $this->send( ... ), 8 );
		add_action( 'hearth_hammer_batch_written', $this->end_batch( ... ) );
	}

	public function add( string ...$tags ): void {
		if ( $this->servers->are_any() ) {
			$this->tags += array_fill_keys( $tags, true );
		}
	}

	/** Whether anyone wants to know: what has to be looked up for it need not be. */
	public function are_wanted(): bool {
		return $this->servers->are_any();
	}

	/** A batch is written. A request waits for its end; a command may run for half an hour. */
	private function end_batch(): void {
		if ( ! Runtime::is_web_request() ) {
			$this->send();
		}
	}

	public function send(): void {
		$tags       = array_keys( $this->tags );
		$this->tags = array();
		if ( array() === $tags ) {
			return;
		}
		sort( $tags );
		$tags = count( $tags ) > self::MOST || in_array( CacheTags::SITE, $tags, true ) ? array( CacheTags::SITE ) : $tags;
		if ( Runtime::is_web_request() && function_exists( 'fastcgi_finish_request' ) ) {
			// The person who saved does not wait for a cache.
			fastcgi_finish_request();
		}
		try {
			$this->outbox->add( self::KIND, array( 'tags' => $tags ), md5( self::KIND . implode( ' ', $tags ) . intdiv( time(), self::SPAN ) ), delay: self::AGAIN_SECONDS );
			$this->now( $tags );
		} catch ( Throwable $fault ) {
			// What was saved is saved; the outbox tries again.
			Log::write( "Page cache: {$fault->getMessage()}" );
		}
	}

	/**
	 * @param array<mixed> $payload
	 * @throws DeliveryFailed
	 */
	private function deliver( array $payload ): void {
		$tags = array_values( array_filter( (array) ( $payload['tags'] ?? array() ), is_string( ... ) ) );
		try {
			array() === $tags || $this->now( $tags );
		} catch ( PurgeRefused $refused ) {
			// Another token or zone is for a person to type; then it is sent again.
			throw new DeliveryFailed( $refused->getMessage(), in_array( $refused->status, array( 400, 401, 403, 404 ), true ), $refused->retry_after ); // phpcs:ignore WordPress.Security.EscapeOutput -- Ours.
		} catch ( HttpFailed $failed ) {
			throw new DeliveryFailed( $failed->getMessage() ); // phpcs:ignore WordPress.Security.EscapeOutput -- Ours.
		}
	}

	/**
	 * @param non-empty-list<string> $tags
	 * @throws HttpFailed
	 * @throws PurgeRefused
	 */
	public function now( array $tags ): void {
		$fault = null;
		foreach ( $this->servers->all() as $server ) {
			try {
				$server->purge( $tags );
			} catch ( HttpFailed | PurgeRefused $failed ) {
				$fault = $failed;
			}
		}
		$this->counters->add( Counter::PageCachePurges, array( 'result' => null === $fault ? 'ok' : 'failed' ) );
		if ( null !== $fault ) {
			throw $fault;
		}
	}
}
