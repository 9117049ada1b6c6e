<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Rest;

/**
 * Who may store the answers of a route.
 */
enum Caching {

	/** Nobody: forms, valuations, anything about a person or for staff. */
	case Never;
	/** Whoever the answer itself allows to. */
	case ByAnswer;
}
