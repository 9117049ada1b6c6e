<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Settings;

use HearthHammer\Core\Module;
use Throwable;

/**
 * "Test connection" for each service, on the settings screen.
 */
final class ConnectionTests implements Module {

	private const ACTION     = 'caphpi_test_connection';
	private const CAPABILITY = 'manage_options';
	private const SECONDS    = 60;

	/** @param array<string, ConnectionTest> $tests By a short name. */
	public function __construct(
		private readonly Secrets $secrets,
		private readonly array $tests,
	) {}

	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, $this->run( ... ) );
	}

	/** Prints what the last test said, once. */
	public function show_result(): void {
		$key    = $this->transient();
		$result = get_transient( $key );
		if ( ! is_array( $result ) || ! is_string( $result['text'] ?? null ) ) {
			return;
		}
		delete_transient( $key );
		wp_admin_notice( esc_html( $result['text'] ), array( 'type' => true === ( $result['ok'] ?? false ) ? 'success' : 'error', 'dismissible' => true ) );
	}

	/** Prints the buttons; a form of their own, for what is typed above is not kept yet. */
	public function show_buttons(): void {
		$tests = $this->all();
		if ( array() === $tests ) {
			return;
		}
		echo '<h2>' . esc_html__( 'Test connection', 'hearth-hammer' ) . '</h2>';
		echo '<p>' . esc_html__( 'Tests what is kept: save first.', 'hearth-hammer' ) . '</p>';
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( self::ACTION ) );
		wp_nonce_field( self::ACTION );
		echo '<p>';
		foreach ( $tests as $name => $test ) {
			/* translators: %s: a service's name */
			printf( '<button class="button" name="service" value="%s">%s</button> ', esc_attr( $name ), esc_html( sprintf( __( 'Test %s', 'hearth-hammer' ), $test->label() ) ) );
		}
		echo '</p></form>';
	}

	private function run(): void {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die( esc_html__( 'You may not test connections.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		$name = sanitize_key( is_string( $_POST['service'] ?? null ) ? $_POST['service'] : '' );
		$test = $this->all()[ $name ] ?? null;
		if ( null !== $test ) {
			$result = $this->result_of( $test );
			set_transient(
				$this->transient(),
				array(
					'ok'   => $result->ok,
					'text' => $test->label() . ': ' . $this->secrets->scrub( $result->sentence ),
				),
				self::SECONDS
			);
		}
		wp_safe_redirect( admin_url( 'options-general.php?page=' . SettingsScreen::PAGE ) );
		exit;
	}

	private function result_of( ConnectionTest $test ): ConnectionResult {
		try {
			return $test->test();
		} catch ( Throwable ) {
			// Its message may hold what was sent.
			return new ConnectionResult( false, __( 'The test could not be carried out.', 'hearth-hammer' ) );
		}
	}

	/** @return array<string, ConnectionTest> */
	private function all(): array {
		/**
		 * Lets a part of the plugin, or another plugin, bring a test.
		 *
		 * @param array<string, ConnectionTest> $tests By a short name of small letters.
		 */
		$tests = apply_filters( 'caphpi_connection_tests', $this->tests );
		return array_filter( (array) $tests, static fn ( mixed $test ): bool => $test instanceof ConnectionTest );
	}

	private function transient(): string {
		return 'caphpi_connection_' . get_current_user_id();
	}
}
