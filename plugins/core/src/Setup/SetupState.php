<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Setup;

/**
 * How far something is set up.
 */
enum SetupState: string {

	/** Something that worked needs a person now. */
	case Trouble = 'trouble';
	case Missing = 'missing';
	/** The site works without it, or with what it has; somebody should know. */
	case Warning = 'warning';
	case Done    = 'done';

	public function label(): string {
		return match ( $this ) {
			self::Trouble => __( 'Problem', 'hearth-hammer' ),
			self::Missing => __( 'Missing', 'hearth-hammer' ),
			self::Warning => __( 'Needs attention', 'hearth-hammer' ),
			self::Done    => __( 'Done', 'hearth-hammer' ),
		};
	}
}
