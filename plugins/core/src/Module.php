<?php

declare( strict_types=1 );

namespace HearthHammer\Core;

/**
 * A part of a plugin. Constructors do nothing; every hook is added here.
 */
interface Module {

	public function register(): void;
}
