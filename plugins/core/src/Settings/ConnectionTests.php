<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Settings;

use HearthHammer\Core\Module;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * "Test connection" for each service, on the settings screen.
 */
final class ConnectionTests implements Module {

	private const CAPABILITY = 'manage_options';
	private const SECONDS    = 60;

	/**
	 * @param string                        $prefix  E.g. `caphpi`: the action is `caphpi_test_connection`, the filter `caphpi_connection_tests`.
	 * @param string                        $page    Slug of the settings screen.
	 * @param SecretStore                   $secrets Never shown, whatever a service answers.
	 * @param array<string, ConnectionTest> $tests   By a short name of small letters.
	 */
	public function __construct(
		private readonly string $prefix,
		private readonly string $page,
		private readonly SecretStore $secrets,
		private readonly array $tests,
	) {}

	public function register(): void {
		add_action( 'admin_post_' . $this->action(), $this->run( ... ) );
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

	/** Prints the buttons; a form of their own, because what is typed above is not stored yet. */
	public function show_buttons(): void {
		$tests = $this->all();
		if ( array() === $tests ) {
			return;
		}
		echo '<h2>' . esc_html__( 'Test connection', 'hearth-hammer' ) . '</h2>';
		echo '<p>' . esc_html__( 'Save your changes before you test.', 'hearth-hammer' ) . '</p>';
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( $this->action() ) );
		wp_nonce_field( $this->action() );
		echo '<p>';
		foreach ( $tests as $name => $test ) {
			/* translators: %s: a service's name */
			printf( '<button class="button" name="service" value="%s">%s</button> ', esc_attr( $name ), esc_html( sprintf( __( 'Test %s', 'hearth-hammer' ), $test->label() ) ) );
		}
		echo '</p></form>';
	}

	private function run(): void {
		check_admin_referer( $this->action() );
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to test connections.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		$name = sanitize_key( is_string( $_POST['service'] ?? null ) ? $_POST['service'] : '' );
		$test = $this->all()[ $name ] ?? null;
		if ( null !== $test ) {
			$result = $this->result_of( $test );
			set_transient(
				$this->transient(),
				array(
					'ok'   => $result->ok,
					'text' => ucfirst( $test->label() ) . ': ' . $this->secrets->scrub( $result->sentence ),
				),
				self::SECONDS
			);
		}
		wp_safe_redirect( SettingsPage::url( $this->page ) );
		exit;
	}

	private function result_of( ConnectionTest $test ): ConnectionResult {
		try {
			return $test->test();
		} catch ( Throwable ) {
			// Its message may hold what was sent.
			return new ConnectionResult( false, __( 'The test could not be run.', 'hearth-hammer' ) );
		}
	}

	/** @return array<string, ConnectionTest> */
	private function all(): array {
		/**
		 * Lets a part of the plugin, or another plugin, bring a test, e.g. `caphpi_connection_tests`.
		 *
		 * @param array<string, ConnectionTest> $tests By a short name of small letters.
		 */
		$tests = apply_filters( "{$this->prefix}_connection_tests", $this->tests );
		return array_filter( (array) $tests, static fn ( mixed $test ): bool => $test instanceof ConnectionTest );
	}

	private function transient(): string {
		return $this->prefix . '_connection_' . get_current_user_id();
	}

	private function action(): string {
		return $this->prefix . '_test_connection';
	}
}
