<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Redirects;

use HearthHammer\Core\Csv\BadFile;
use HearthHammer\Core\Database\Transaction;
use HearthHammer\Hpapi\Properties\Index\IndexedReferences;

/**
 * Takes redirects from a file: what is wrong is told by line and reason, the rest is taken.
 */
final readonly class ImportRedirects {

	/** Together with those that are there. */
	public const MOST = 50000;

	private const BATCH = 500;

	public function __construct( private RedirectRepository $redirects ) {}

	/** @throws BadFile When it cannot be read at all. */
	public function from_file( string $path, bool $is_dry_run = false ): ImportedRedirects {
		$targets  = $this->redirects->targets();
		$problems = array();
		$lines    = array();
		$good     = array();
		foreach ( $this->parsed( $path, $problems ) as $redirect ) {
			$key   = $redirect->source->key();
			$first = $lines[ $key ] ?? null;
			if ( null !== $first ) {
				$problems[ $redirect->line ] = sprintf( '%s is already on line %d, so this line was skipped', $redirect->source, $first );
				continue;
			}
			if ( ! isset( $targets[ $key ] ) && count( $targets ) >= self::MOST ) {
				$problems[ $redirect->line ] = sprintf( 'the maximum of %s redirects has been reached', number_format( self::MOST ) );
				break;
			}
			if ( $this->leads_back( $redirect, $targets ) ) {
				$problems[ $redirect->line ] = sprintf( '%s would lead back to itself', $redirect->source );
				continue;
			}
			$lines[ $key ] = $redirect->line;
			$good[]        = array( $redirect, isset( $targets[ $key ] ) );

			$targets[ $key ] = $redirect->target;
		}
		ksort( $problems );
		if ( ! $is_dry_run ) {
			Transaction::run( fn () => $this->redirects->keep( array_column( $good, 0 ) ) );
		}
		$replaced = count( array_filter( array_column( $good, 1 ) ) );
		return new ImportedRedirects( count( $good ) - $replaced, $replaced, $problems );
	}

	/**
	 * @param array<int, string> $problems By line; what is wrong is added.
	 * @return list<Redirect>
	 */
	private function parsed( string $path, array &$problems ): array {
		$redirects = array();
		foreach ( ( new RedirectFile( $path ) )->rows() as $line => $row ) {
			$source = null === $row ? null : OldAddress::parse( $row[0] );
			$target = null === $row ? '' : RedirectTarget::parse( $row[1] );
			if ( null === $row ) {
				$problems[ $line ] = 'the line needs two columns: an old address and a new one';
			} elseif ( null === $source ) {
				$problems[ $line ] = 'the old address must be a path (starting with /) or a full web address, and not the home page';
			} elseif ( is_string( $target ) ) {
				$problems[ $line ] = $target;
			} else {
				$redirects[] = new Redirect( $source, $target, $line );
			}
		}
		return $this->with_known_references( $redirects, $problems );
	}

	/**
	 * @param list<Redirect>     $redirects
	 * @param array<int, string> $problems
	 * @return list<Redirect>
	 */
	private function with_known_references( array $redirects, array &$problems ): array {
		$references = array_values( array_unique( array_map( static fn ( Redirect $one ): string => $one->target->value, array_filter( $redirects, static fn ( Redirect $one ): bool => $one->target->is_reference ) ) ) );
		$known      = array();
		foreach ( array_chunk( $references, self::BATCH ) as $some ) {
			foreach ( array_keys( ( new IndexedReferences() )->posts( $some ) ) as $reference ) {
				$known[ mb_strtoupper( (string) $reference ) ] = true;
			}
		}
		$good = array();
		foreach ( $redirects as $one ) {
			if ( $one->target->is_reference && ! isset( $known[ mb_strtoupper( $one->target->value ) ] ) ) {
				$problems[ $one->line ] = sprintf( 'property %s not found (a path starts with /)', $one->target->value );
			} else {
				$good[] = $one;
			}
		}
		return $good;
	}

	/** @param array<string, RedirectTarget> $targets By key of the source, without this one. */
	private function leads_back( Redirect $redirect, array $targets ): bool {
		$key  = $redirect->source->key();
		$at   = $redirect->target->as_source();
		$seen = array();
		while ( null !== $at ) {
			$next = array_values( array_filter( $at->keys(), static fn ( string $one ): bool => $one === $key || isset( $targets[ $one ] ) ) )[0] ?? null;
			if ( $next === $key ) {
				return true;
			}
			if ( null === $next || isset( $seen[ $next ] ) ) {
				return false;
			}
			$seen[ $next ] = true;
			$at            = $targets[ $next ]->as_source();
		}
		return false;
	}
}
