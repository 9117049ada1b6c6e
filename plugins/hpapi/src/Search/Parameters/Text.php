<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Parameters;

use Closure;
use HearthHammer\Hpapi\Properties\Channel;

defined( 'ABSPATH' ) || exit;

/**
 * Text with a rule of its own, without a select: a location, an area on the map.
 */
final readonly class Text extends Parameter {

	/**
	 * @param Closure(mixed): string  $reader
	 * @param (Closure(): string)|null $name_of The words of its chip.
	 */
	public function __construct( string $name, private Closure $reader, private ?Closure $name_of = null ) {
		parent::__construct( $name );
	}

	public function read( mixed $raw ): string {
		return ( $this->reader )( $raw );
	}

	public function words( string $value, Channel $channel ): string {
		return null === $this->name_of ? $value : ( $this->name_of )();
	}
}
