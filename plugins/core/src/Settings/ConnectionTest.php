<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Settings;

/**
 * Asks an outside service whether it would serve us, with the settings as they are stored.
 */
interface ConnectionTest {

	/** The service's name for people, e.g. "HPI". */
	public function label(): string;

	/** Must cost nothing where the service lets it; says in its sentence what it costs where not. */
	public function test(): ConnectionResult;
}
