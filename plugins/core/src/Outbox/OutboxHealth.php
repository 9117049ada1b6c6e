<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Outbox;

use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Tools → Site Health: is the outbox being delivered?
 */
final class OutboxHealth implements Module {

	public const LATE_SECONDS = 15 * MINUTE_IN_SECONDS;

	public function __construct( private readonly OutboxRows $rows ) {}

	public function register(): void {
		add_filter( 'site_status_tests', $this->add( ... ) );
	}

	/**
	 * @param array<string, array<string, mixed>> $tests
	 * @return array<string, array<string, mixed>>
	 */
	private function add( array $tests ): array {
		$tests['direct']['hearth_hammer_outbox'] = array(
			'label' => __( 'The outbox is sending', 'hearth-hammer' ),
			'test'  => $this->test( ... ),
		);
		return $tests;
	}

	/** @return array{label: string, status: 'good'|'recommended'|'critical', badge: array{label: string, color: string}, description: string, actions: string, test: string} */
	public function test(): array {
		$late     = $this->rows->overdue() > self::LATE_SECONDS;
		$given_up = $this->rows->count( DeliveryState::GivenUp );
		$says     = match ( true ) {
			$late         => array( 'critical', __( 'The outbox is not sending', 'hearth-hammer' ), __( 'Something is more than 15 minutes overdue. Check that WordPress scheduled events run: the system’s cron should call wp-cron.php, or “wp hearth-hammer deliver”, every minute.', 'hearth-hammer' ) ),
			$given_up > 0 => array(
				'recommended',
				__( 'Some deliveries have failed', 'hearth-hammer' ),
				/* translators: %d: how many */
				sprintf( _n( '%d delivery failed too often and will not be retried. Check the reason, fix it and send it again.', '%d deliveries failed too often and will not be retried. Check the reasons, fix them and send them again.', $given_up, 'hearth-hammer' ), $given_up ),
			),
			default       => array( 'good', __( 'The outbox is sending', 'hearth-hammer' ), __( 'Emails, spreadsheet rows and notifications are going out on time.', 'hearth-hammer' ) ),
		};
		$address  = OutboxScreen::url( $late ? array() : array( 'state' => DeliveryState::GivenUp->value ) );
		return array(
			'label'       => $says[1],
			'status'      => $says[0],
			'badge'       => array(
				'label' => __( 'Deliveries', 'hearth-hammer' ),
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $says[2] ) . '</p>',
			'actions'     => 'good' === $says[0] ? '' : sprintf( '<p><a href="%s">%s</a></p>', esc_url( $address ), esc_html__( 'Open the outbox', 'hearth-hammer' ) ),
			'test'        => 'hearth_hammer_outbox',
		);
	}
}
