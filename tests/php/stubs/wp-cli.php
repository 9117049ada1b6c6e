<?php
/**
 * The part of WP-CLI that our commands use, for PHPStan.
 *
 * @package HearthHammer
 */

// phpcs:disable

namespace {
	class WP_CLI {
		/**
		 * @param callable|object|class-string $callable
		 * @param array<string, mixed>         $args
		 */
		public static function add_command( string $name, $callable, array $args = array() ): bool {}
		public static function line( string $message = '' ): void {}
		public static function log( string $message ): void {}
		public static function success( string $message ): void {}
		public static function warning( string $message ): void {}
		public static function debug( string $message, string $group = '' ): void {}
		/**
		 * @param string|\WP_Error $message
		 * @param bool|int         $exit
		 * @return ($exit is false ? void : never)
		 */
		public static function error( $message, $exit = true ) {}
		public static function halt( int $return_code ): never {}
		/** @param array<string, mixed> $assoc_args */
		public static function confirm( string $question, array $assoc_args = array() ): void {}
		public static function colorize( string $string ): string {}
	}
}

namespace WP_CLI {
	class NoOp {
		public function tick( int $increment = 1, ?string $msg = null ): void {}
		public function finish(): void {}
	}
}

namespace WP_CLI\Dispatcher {
	class CommandNamespace {}
}

namespace WP_CLI\Utils {
	/** @return \cli\progress\Bar|\WP_CLI\NoOp */
	function make_progress_bar( string $message, int $count, int $interval = 100 ) {
		return 0 === $count ? new \WP_CLI\NoOp() : new \cli\progress\Bar();
	}
	/**
	 * @param array<string, mixed> $assoc_args
	 * @return mixed
	 */
	function get_flag_value( array $assoc_args, string $flag, $default = null ) {
		return $assoc_args[ $flag ] ?? $default;
	}
	/**
	 * @param array<mixed>          $items
	 * @param array<string>|string  $fields
	 */
	function format_items( string $format, $items, $fields ): void {}
}

namespace cli\progress {
	class Bar {
		public function tick( int $increment = 1, ?string $msg = null ): void {}
		public function finish(): void {}
		public function setTotal( int $total ): void {}
	}
}
