<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Integration;

use FilesystemIterator;
use HearthHammer\Core\Cli\CommandHelp;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use ReflectionClass;
use ReflectionMethod;

/**
 * What `wp help` says of our commands. WP-CLI is not there when tests run: their registrations are read from the code.
 */
final class CommandsTest extends IntegrationTestCase {

	#[TestDox( 'Every command says what it does, what it takes and an example' )]
	public function test_help(): void {
		$commands = self::registrations();
		self::assertGreaterThan( 12, count( $commands ) );
		foreach ( $commands as $call => $class ) {
			if ( null === $class ) {
				self::assertMatchesRegularExpression( '/CommandHelp::of\(|(?:OutboxCommand|self)::help\(|CommandGroup::class/', $call );
				continue;
			}
			$methods = array_filter( ( new ReflectionClass( $class ) )->getMethods( ReflectionMethod::IS_PUBLIC ), static fn ( ReflectionMethod $method ): bool => ! $method->isConstructor() && ! $method->isStatic() );
			self::assertNotSame( array(), $methods, $class );
			foreach ( $methods as $method ) {
				$says = (string) preg_replace( '/^\s*\/?\*+\/? ?/m', '', (string) $method->getDocComment() );
				$name = "{$class}::{$method->getName()}()";
				self::assertMatchesRegularExpression( '/^\s*[A-Z][^\n]+[.:]/', $says, $name );
				self::assertMatchesRegularExpression( '/^## EXAMPLES\s+wp [a-z-]+ /m', $says, $name );
				if ( $method->getNumberOfParameters() > 0 ) {
					self::assertMatchesRegularExpression( '/^## OPTIONS\s+[<\[]\S/m', $says, $name );
				}
			}
		}
	}

	#[TestDox( 'The help of a function names its options and its examples as WP-CLI reads them' )]
	public function test_command_help(): void {
		$help = CommandHelp::of( 'Does it.', array( 'wp x y --all' ), array( CommandHelp::flag( 'all', 'All.' ), CommandHelp::number( 'batch', 'At a time.', 20 ), CommandHelp::file( 'A file.' ) ), 'More.' );
		self::assertSame( "More.\n\n## EXAMPLES\n\n    wp x y --all", $help['longdesc'] );
		self::assertSame( array( array( 'flag', 'all' ), array( 'assoc', 'batch' ), array( 'positional', 'file' ) ), array_map( static fn ( array $option ): array => array( $option['type'], $option['name'] ), $help['synopsis'] ) );
	}

	/** @return array<string, class-string|null> The call, and the class that holds the commands where it is one. */
	private static function registrations(): array {
		$calls = array();
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( dirname( __DIR__, 3 ) . '/plugins', FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$code = str_contains( $file->getPathname(), '/src/' ) && 'php' === $file->getExtension() ? (string) file_get_contents( $file->getPathname() ) : '';
			if ( 0 === preg_match_all( '/WP_CLI::add_command(\((?:[^()]|(?1))*\))/', $code, $found ) ) {
				continue;
			}
			foreach ( $found[1] as $call ) {
				$is_class = 1 === preg_match( '/(?:new (\w+Command)\(|(\w+Command)::class)/', $call, $named );
				$class    = $is_class ? ( $named[2] ?? '' ?: $named[1] ) : '';
				$uses     = 1 === preg_match( "/^use (\\S+\\\\{$class});/m", $code, $use ) ? $use[1] : ( 1 === preg_match( '/^namespace (\S+);/m', $code, $own ) ? "{$own[1]}\\{$class}" : '' );
				$calls[ basename( $file->getPathname() ) . ' ' . $call ] = $is_class ? $uses : null;
			}
		}
		return $calls;
	}
}
