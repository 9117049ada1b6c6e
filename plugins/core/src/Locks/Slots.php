<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Locks;

use Closure;

/**
 * So many at once on the whole site and no more: a counted lock, made of as many plain ones.
 */
final readonly class Slots {

	/**
	 * @param string $name    Of what is counted, e.g. `mail`.
	 * @param int    $count   How many at once.
	 * @param int    $seconds After which the slot of a process that died is free again; longer than any may work.
	 */
	public function __construct( private Locks $locks, private string $name, private int $count, private int $seconds ) {}

	/** @return (Closure(): void)|null Gives the slot back; null where none is free. */
	public function take(): ?Closure {
		for ( $n = 1; $n <= $this->count; $n++ ) {
			$name  = "{$this->name}-{$n}";
			$token = $this->locks->acquire( $name, $this->seconds );
			if ( null !== $token ) {
				return fn () => $this->locks->release( $name, $token );
			}
		}
		return null;
	}
}
