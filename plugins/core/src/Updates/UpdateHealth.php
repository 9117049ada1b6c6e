<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Updates;

use HearthHammer\Core\Module;
use HearthHammer\Core\Trouble\Trouble;

defined( 'ABSPATH' ) || exit;

/**
 * Tells administrators whether this copy hears of updates: in Site Health, on WordPress's screens of plugins, themes and
 * updates, and as a trouble if it matters.
 */
final readonly class UpdateHealth implements Module {

	private const SCREENS = array( 'plugins', 'themes', 'update-core' );

	/** A publisher's server may be down for a day. */
	private const LATE_SECONDS = 3 * DAY_IN_SECONDS;

	public function __construct( private UpdateFeed $feed ) {}

	public function register(): void {
		add_filter(
			'site_status_tests',
			fn ( array $tests ): array => array_replace_recursive( $tests, array( 'direct' => array( 'hearth_hammer_updates' => array( 'label' => __( 'Hearth & Hammer looks for updates', 'hearth-hammer' ), 'test' => $this->test( ... ) ) ) ) )
		);
		add_action( 'admin_notices', $this->notice( ... ) );
	}

	/** @return list<Trouble> */
	public function troubles(): array {
		$fault = $this->feed->fault();
		if ( null === $fault || ( ! $fault['is_forged'] && time() - $fault['since'] < self::LATE_SECONDS ) ) {
			return array();
		}
		$title = $fault['is_forged'] ? __( 'An update with a wrong signature was refused', 'hearth-hammer' ) : __( 'The website cannot look for updates', 'hearth-hammer' );
		return array( new Trouble( 'updates', $title, $fault['sentence'], self_admin_url( 'update-core.php?force-check=1' ), __( 'Check again', 'hearth-hammer' ), 'update_plugins' ) );
	}

	/** @return array{label: string, status: 'good'|'recommended'|'critical', badge: array{label: string, color: string}, description: string, actions: string, test: string} */
	public function test(): array {
		$fault = $this->feed->fault();
		$says  = match ( true ) {
			! $this->feed->is_on() => array(
				wp_is_file_mod_allowed( 'hearth_hammer_updates' ) ? 'recommended' : 'good',
				__( 'Hearth & Hammer does not look for updates', 'hearth-hammer' ),
				__( 'Its packages were made without an address for updates. New versions are installed by hand or by the person who looks after the server.', 'hearth-hammer' ),
			),
			null !== $fault => array( $fault['is_forged'] ? 'critical' : 'recommended', __( 'Hearth & Hammer cannot look for updates', 'hearth-hammer' ), $fault['sentence'] ),
			default => array(
				'good',
				__( 'Hearth & Hammer looks for updates', 'hearth-hammer' ),
				/* translators: %s: host name */
				sprintf( __( 'New versions come from %s. Only those with the publisher’s signature are installed.', 'hearth-hammer' ), $this->feed->host() ),
			),
		};
		return array(
			'label'       => $says[1],
			'status'      => $says[0],
			'badge'       => array( 'label' => __( 'Security', 'hearth-hammer' ), 'color' => 'blue' ),
			'description' => '<p>' . esc_html( $says[2] ) . '</p>',
			'actions'     => null === $fault ? '' : sprintf( '<p><a href="%s">%s</a></p>', esc_url( self_admin_url( 'update-core.php?force-check=1' ) ), esc_html__( 'Check again', 'hearth-hammer' ) ),
			'test'        => 'hearth_hammer_updates',
		);
	}

	private function notice(): void {
		$fault = $this->feed->fault();
		if ( null !== $fault && in_array( get_current_screen()?->id, self::SCREENS, true ) && current_user_can( 'update_plugins' ) ) {
			wp_admin_notice( esc_html( $fault['sentence'] ), array( 'type' => $fault['is_forged'] ? 'error' : 'warning' ) );
		}
	}
}
