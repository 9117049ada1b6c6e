<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Security;

use HearthHammer\Core\Config\Config;

/**
 * Who asks, as far as the network tells.
 *
 * A forwarded address is believed only when the connection comes from a proxy that the site's owner named
 * in HEARTH_HAMMER_TRUSTED_PROXIES (comma-separated addresses): anybody can send the header.
 */
final class NetworkAddress {

	private const IPV4_IN_IPV6 = "\0\0\0\0\0\0\0\0\0\0\xff\xff";

	/** @param string|null $trusted_proxies Null: as configured. */
	public function __construct( private readonly ?string $trusted_proxies = null ) {}

	/** An IPv4 address, or the /64 of an IPv6 one (a home has that many addresses to itself). */
	public function subject(): string {
		$address = $this->address();
		$packed  = inet_pton( $address );
		if ( false === $packed || 4 === strlen( $packed ) ) {
			return $address;
		}
		return (string) inet_ntop( substr( $packed, 0, 8 ) . str_repeat( "\0", 8 ) );
	}

	private function address(): string {
		$remote = $this->valid( sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ?? '' ) ) ) ?? '0.0.0.0';
		$proxies = array_map( $this->valid( ... ), explode( ',', $this->trusted_proxies ?? Config::string( 'HEARTH_HAMMER_TRUSTED_PROXIES' ) ) );
		if ( ! in_array( $remote, $proxies, true ) ) {
			return $remote;
		}
		// The right-most address that is not a proxy of ours is the one that a proxy of ours saw.
		$forwarded = explode( ',', sanitize_text_field( wp_unslash( $_SERVER['HTTP_X_FORWARDED_FOR'] ?? '' ) ) );
		foreach ( array_reverse( $forwarded ) as $candidate ) {
			$candidate = $this->valid( $candidate );
			if ( null === $candidate ) {
				break;
			}
			if ( ! in_array( $candidate, $proxies, true ) ) {
				return $candidate;
			}
		}
		return $remote;
	}

	/** In its one spelling, or null. A socket that speaks IPv6 writes an IPv4 address as "::ffff:192.0.2.1". */
	private function valid( string $address ): ?string {
		$address = trim( $address );
		if ( false === filter_var( $address, FILTER_VALIDATE_IP ) ) {
			return null;
		}
		$packed = (string) inet_pton( $address );
		return (string) inet_ntop( str_starts_with( $packed, self::IPV4_IN_IPV6 ) ? substr( $packed, 12 ) : $packed );
	}
}
