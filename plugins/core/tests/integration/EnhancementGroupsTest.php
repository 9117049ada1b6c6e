<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Assets\Assets;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use ReflectionClass;

final class EnhancementGroupsTest extends IntegrationTestCase {

	/** @var array<string, mixed> */
	private array $before = array();
	private string $build = '';

	protected function setUp(): void {
		parent::setUp();
		$this->before = (array) ( new ReflectionClass( Assets::class ) )->getStaticProperties();
		$this->build  = get_temp_dir() . uniqid( 'hh-build-' ) . '/';
		wp_mkdir_p( $this->build . 'enhancements' );
		foreach ( array( 'site', 'detail', 'file-modal' ) as $file ) {
			file_put_contents( $this->build . "enhancements/$file.asset.php", "<?php return array( 'dependencies' => array(), 'version' => '1' );" );
		}
		new Assets( $this->build, 'https://example.com/build/', '' );
		$GLOBALS['wp_scripts'] = null;
	}

	protected function tearDown(): void {
		foreach ( (array) glob( $this->build . 'enhancements/*' ) as $file ) {
			unlink( (string) $file );
		}
		rmdir( $this->build . 'enhancements' );
		rmdir( $this->build );
		foreach ( $this->before as $name => $value ) {
			( new ReflectionClass( Assets::class ) )->setStaticPropertyValue( $name, $value );
		}
		$GLOBALS['wp_scripts'] = null;
		parent::tearDown();
	}

	#[TestDox( 'Enhancements of a group are asked for by name, and come as one deferred file; one of no group is a file of its own' )]
	public function test_a_group_is_one_file(): void {
		foreach ( array( 'share', 'opening', 'site-header', 'share', 'file-modal' ) as $name ) {
			Assets::enqueue_enhancement( $name );
			self::assertTrue( wp_script_is( 'hearth-hammer-enhance-' . $name ), $name );
		}
		ob_start();
		wp_print_footer_scripts();
		$html = (string) ob_get_clean();
		preg_match_all( '#build/enhancements/([a-z-]+)\.js#', $html, $files );
		sort( $files[1] );
		self::assertSame( array( 'detail', 'file-modal', 'site' ), $files[1] );
		self::assertSame( 3, preg_match_all( '#<script(?=[^>]* defer)[^>]*/enhancements/#', $html ) );
	}

	#[TestDox( 'What has not been built is not asked for' )]
	public function test_not_built(): void {
		Assets::enqueue_enhancement( 'countdown' );
		self::assertFalse( wp_script_is( 'hearth-hammer-enhance-countdown' ) );
	}
}
