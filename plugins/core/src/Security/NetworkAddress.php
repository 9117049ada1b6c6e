<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Security;

use HearthHammer\Core\Config\Config;

/**
 * Who asks, as far as the network tells.
 *
 * A forwarded address is believed only when the connection comes from a proxy that the site's owner named
 * in HEARTH_HAMMER_TRUSTED_PROXIES (addresses and ranges such as 10.0.0.0/8, with commas between them): anybody can send
 * the header. Some proxies write a port behind the address.
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

	/**
	 * The /48 of an IPv6 address, of which one customer may have all 65,536 /64s; null for IPv4. A limit that counts the
	 * subject counts this, too, with more room: a provider may have given it to several homes.
	 */
	public function wider_subject(): ?string {
		$packed = inet_pton( $this->address() );
		return false === $packed || 4 === strlen( $packed ) ? null : inet_ntop( substr( $packed, 0, 6 ) . str_repeat( "\0", 10 ) ) . '/48';
	}

	/** The network that a form counts: an IPv4 address, or the /48 of an IPv6 one, of which one stranger may have all 65,536 /64s. */
	public function network(): string {
		return $this->wider_subject() ?? $this->subject();
	}

	/** The addresses that one person may easily have several of: the /24 of an IPv4 address, the /48 of an IPv6 one. */
	public function neighbours(): string {
		return $this->wider_subject() ?? (string) preg_replace( '/\d+$/D', '0/24', $this->address() );
	}

	/** @param string $ranges Addresses and ranges, with commas between them. */
	public function is_in( string $ranges ): bool {
		return self::is_listed( $this->address(), $ranges );
	}

	private function address(): string {
		$remote = self::valid( sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ?? '' ) ) ) ?? '0.0.0.0';
		if ( ! $this->is_proxy( $remote ) ) {
			return $remote;
		}
		// The right-most address that is not a proxy of ours is the one that a proxy of ours saw.
		$forwarded = explode( ',', sanitize_text_field( wp_unslash( $_SERVER['HTTP_X_FORWARDED_FOR'] ?? '' ) ) );
		foreach ( array_reverse( $forwarded ) as $candidate ) {
			$candidate = self::valid( $candidate );
			if ( null === $candidate ) {
				break;
			}
			if ( ! $this->is_proxy( $candidate ) ) {
				return $candidate;
			}
		}
		return $remote;
	}

	private function is_proxy( string $address ): bool {
		return self::is_listed( $address, $this->trusted_proxies ?? Config::string( 'HEARTH_HAMMER_TRUSTED_PROXIES' ) );
	}

	private static function is_listed( string $address, string $ranges ): bool {
		foreach ( explode( ',', $ranges ) as $range ) {
			$parts = explode( '/', trim( $range ), 2 );
			$bits  = $parts[1] ?? null;
			$base  = self::valid( $parts[0] );
			if ( null !== $base && self::is_below( (string) inet_pton( $address ), (string) inet_pton( $base ), $bits ) ) {
				return true;
			}
		}
		return false;
	}

	/** @param string|null $bits How many bits of the base count; null for all. What is no number of bits holds nothing. */
	private static function is_below( string $packed, string $base, ?string $bits ): bool {
		$all = 8 * strlen( $base );
		if ( strlen( $packed ) !== strlen( $base ) || ( null !== $bits && ( 1 !== preg_match( '/^\d{1,3}$/D', $bits ) || (int) $bits > $all ) ) ) {
			return false;
		}
		$count = null === $bits ? $all : (int) $bits;
		$whole = intdiv( $count, 8 );
		$mask  = 0xFF << ( 8 - $count % 8 ) & 0xFF;
		return substr( $packed, 0, $whole ) === substr( $base, 0, $whole )
			&& ( 0 === $count % 8 || ( ord( $packed[ $whole ] ) & $mask ) === ( ord( $base[ $whole ] ) & $mask ) );
	}

	/**
	 * In its one spelling, or null. A socket that speaks IPv6 writes an IPv4 address as "::ffff:192.0.2.1"; a port behind it,
	 * as in "192.0.2.1:5123" and "[2001:db8::1]:5123", is left away.
	 */
	private static function valid( string $address ): ?string {
		$address = (string) preg_replace( array( '/^\[([0-9A-Fa-f:.]+)\](?::\d{1,5})?$/D', '/^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/D' ), '$1', trim( $address ) );
		if ( false === filter_var( $address, FILTER_VALIDATE_IP ) ) {
			return null;
		}
		$packed = (string) inet_pton( $address );
		return (string) inet_ntop( str_starts_with( $packed, self::IPV4_IN_IPV6 ) ? substr( $packed, 12 ) : $packed );
	}
}
