<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Health;

use HearthHammer\Core\Config\Config;
use HearthHammer\Core\Metrics\Metric;
use HearthHammer\Core\Metrics\Metrics;
use HearthHammer\Core\Module;
use HearthHammer\Core\Security\NetworkAddress;

defined( 'ABSPATH' ) || exit;

/**
 * /metrics for Prometheus, from this machine and the addresses in HEARTH_HAMMER_MONITORS only: numbers tell how the
 * business does.
 */
final readonly class MetricsPage implements Module {

	public const TYPE = 'text/plain; version=0.0.4; charset=utf-8';

	private const PATH = '/metrics';
	private const SELF = '127.0.0.0/8,::1';

	/** A proxy on this machine adds one of these; then its own address says nothing of who asks. */
	private const FORWARDED = array( 'HTTP_X_FORWARDED_FOR', 'HTTP_X_REAL_IP', 'HTTP_FORWARDED', 'HTTP_VIA', 'HTTP_CF_CONNECTING_IP', 'HTTP_FASTLY_CLIENT_IP' );

	/** @param string|null $monitors Null: as configured. */
	public function __construct( private NetworkAddress $network, private ?string $monitors = null ) {}

	public function register(): void {
		if ( OwnRequest::reads( $_SERVER, self::PATH ) ) {
			// All plugins have named their metrics, and the tables are up to date.
			add_action( 'wp_loaded', $this->send( ... ), 0 );
		}
	}

	private function send(): void {
		$answer = $this->answer( $_SERVER );
		OwnRequest::answer( $answer['status'], $answer['type'], $answer['body'] );
	}

	/**
	 * @param array<mixed> $server
	 * @return array{status: int, type: string, body: string}
	 */
	public function answer( array $server ): array {
		if ( ! $this->is_monitor( $server ) ) {
			return array(
				'status' => 403,
				'type'   => 'text/plain; charset=utf-8',
				'body'   => "Metrics are for this machine and the addresses in HEARTH_HAMMER_MONITORS.\n",
			);
		}
		return array(
			'status' => 200,
			'type'   => self::TYPE,
			'body'   => implode( '', array_map( static fn ( Metric $metric ): string => $metric->text(), Metrics::all() ) ),
		);
	}

	/** @param array<mixed> $server */
	private function is_monitor( array $server ): bool {
		$is_forwarded = array() !== array_intersect_key( array_flip( self::FORWARDED ), array_filter( $server, static fn ( mixed $value ): bool => '' !== $value && null !== $value ) );
		return $this->network->is_in( $this->monitors ?? Config::string( 'HEARTH_HAMMER_MONITORS' ) )
			|| ( ! $is_forwarded && $this->network->is_in( self::SELF ) );
	}
}
