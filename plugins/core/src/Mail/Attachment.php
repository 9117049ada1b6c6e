<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Mail;

use InvalidArgumentException;

/**
 * A file that goes with a mail, small enough to be made in memory.
 */
final readonly class Attachment {

	/**
	 * @param string $name A plain file name, e.g. `viewing.ics`.
	 * @param string $type Media type without parameters, e.g. `text/calendar`.
	 * @throws InvalidArgumentException For a name or type where something could be smuggled in.
	 */
	public function __construct(
		public string $name,
		public string $type,
		public string $content,
	) {
		if ( 1 !== preg_match( '/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/D', $name ) || 1 !== preg_match( '#^[a-z]+/[a-z0-9.+-]+$#D', $type ) ) {
			throw new InvalidArgumentException( 'An attachment needs a plain name and type.' );
		}
	}
}
