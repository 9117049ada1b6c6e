<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Settings;

/**
 * What a setting holds: it decides the input on the screen and which values are possible.
 */
enum FieldType {

	case Text;
	case LongText;
	case Number;
	case Flag;
	case Choice;

	/** A day of the calendar as YYYY-MM-DD, or none. */
	case Date;
	case Email;

	/** Several addresses, with commas between them. */
	case Emails;

	/** The address of a page. */
	case Url;

	/** Where credentials are sent: https, or this machine. */
	case ServiceUrl;

	/** A credential: it goes in and is never shown. It belongs to a SecretStore. */
	case Secret;
}
