<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Outbox;

/**
 * One row of the outbox with all that is known of it.
 */
final class OutboxDetail {

	public function show( Delivery $delivery ): void {
		printf( '<p><a href="%s">&larr; %s</a></p>', esc_url( OutboxScreen::url() ), esc_html__( 'All deliveries', 'hearth-hammer' ) );
		/* translators: %d: the number of a delivery */
		printf( '<h2>%s</h2>', esc_html( sprintf( __( 'Delivery %d', 'hearth-hammer' ), $delivery->id ) ) );
		echo '<table class="form-table" role="presentation"><tbody>';
		foreach ( $this->facts( $delivery ) as $label => $value ) {
			printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( $label ), esc_html( $value ) );
		}
		$words = OutboxSubjects::of( array( $delivery ) )[ $delivery->subject ] ?? null;
		if ( null !== $words ) {
			printf( '<tr><th scope="row">%s</th><td><a href="%s">%s</a></td></tr>', esc_html__( 'Subject', 'hearth-hammer' ), esc_url( $words['url'] ), esc_html( $words['label'] ) );
		}
		printf( '<tr><th scope="row">%s</th><td><code>%s</code></td></tr>', esc_html__( 'Contents', 'hearth-hammer' ), esc_html( $delivery->payload ) );
		echo '</tbody></table><p>';
		foreach ( $this->actions( $delivery ) as $action => $label ) {
			printf(
				'<a class="button%s" href="%s">%s</a> ',
				esc_attr( 'forget' === $action ? ' button-link-delete' : ' button-primary' ),
				esc_url( OutboxScreen::action_url( $action, $delivery->id ) ),
				esc_html( $label )
			);
		}
		echo '</p>';
	}

	/** @return array<string, string> Here also what loses a delivery. */
	private function actions( Delivery $delivery ): array {
		$actions = OutboxScreen::actions( $delivery );
		return $delivery->is_claimed || isset( $actions['forget'] ) ? $actions : $actions + array( 'forget' => __( 'Delete without sending', 'hearth-hammer' ) );
	}

	/** @return array<string, string> Label to value, only what is known. */
	private function facts( Delivery $delivery ): array {
		$time  = static fn ( int $at ): string => 0 === $at ? '' : (string) wp_date( 'j F Y, H:i:s', $at );
		$facts = array(
			__( 'Type', 'hearth-hammer' )         => $delivery->kind,
			__( 'Status', 'hearth-hammer' )        => $delivery->is_claimed ? __( 'Sending', 'hearth-hammer' ) : $delivery->state->label(),
			__( 'Attempts', 'hearth-hammer' )        => (string) $delivery->attempts,
			__( 'Last error', 'hearth-hammer' )   => $delivery->last_error,
			__( 'Created', 'hearth-hammer' )      => $time( $delivery->created_at ),
			__( 'Last attempt', 'hearth-hammer' )     => $time( $delivery->tried_at ),
			__( 'Next attempt', 'hearth-hammer' )     => $delivery->done_at > 0 || $delivery->failed_at > 0 ? '' : ( $delivery->is_held ? __( 'When the limit of emails to visitors allows', 'hearth-hammer' ) : $time( $delivery->next_at ) ),
			__( 'Delivered', 'hearth-hammer' )    => $time( $delivery->done_at ),
			__( 'Failed', 'hearth-hammer' )     => $time( $delivery->failed_at ),
			__( 'Re-sent', 'hearth-hammer' )    => $time( $delivery->renewed_at ),
		);
		return array_filter( $facts, static fn ( string $value ): bool => '' !== $value );
	}
}
