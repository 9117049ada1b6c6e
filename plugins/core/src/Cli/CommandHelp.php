<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Cli;

/**
 * What `wp help` says of a command that is a function: WP-CLI reads it from the arguments of add_command().
 */
final class CommandHelp {

	/**
	 * @param string                         $short    One sentence: what it does.
	 * @param non-empty-list<string>         $examples Whole commands, as they are typed.
	 * @param list<array<string, mixed>>     $options  Of the functions below.
	 * @param string                         $long     More sentences.
	 * @return array{shortdesc: string, longdesc: string, synopsis: list<array<string, mixed>>}
	 */
	public static function of( string $short, array $examples, array $options = array(), string $long = '' ): array {
		return array(
			'shortdesc' => $short,
			'longdesc'  => ltrim( $long . "\n\n## EXAMPLES\n\n    " . implode( "\n    ", $examples ) ),
			'synopsis'  => $options,
		);
	}

	/** @return array<string, mixed> `--<name>` */
	public static function flag( string $name, string $description ): array {
		return array( 'type' => 'flag', 'name' => $name, 'description' => $description, 'optional' => true );
	}

	/** @return array<string, mixed> `--<name>=<number>` */
	public static function number( string $name, string $description, int $usual ): array {
		return array( 'type' => 'assoc', 'name' => $name, 'description' => $description, 'optional' => true, 'default' => $usual );
	}

	/** @return array<string, mixed> `<file>` */
	public static function file( string $description ): array {
		return self::word( 'file', $description );
	}

	/** @return array<string, mixed> `<name>` */
	public static function word( string $name, string $description ): array {
		return array( 'type' => 'positional', 'name' => $name, 'description' => $description );
	}
}
