<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

use HearthHammer\Caphpi\Valuation\StoredValuation;
use HearthHammer\Caphpi\Valuation\ValuationRecord;
use HearthHammer\Caphpi\Valuation\ValuationRepository;
use HearthHammer\Caphpi\Valuation\VehicleSaleStatus;
use HearthHammer\Core\Reply\ReplyDesk;

/**
 * One valuation: its whole record, and the fields that staff fill in later.
 */
final class ValuationDetail {

	private const ACTION = 'caphpi_save_sale';

	/** What was typed and refused in this request. */
	private ?SaleInput $refused = null;

	public function __construct(
		private readonly ValuationList $list,
		private readonly ValuationRepository $valuations,
		private readonly ReplyDesk $desk,
	) {}

	/**
	 * Keeps what staff typed.
	 *
	 * @param array<mixed> $form As WordPress gives it, with slashes.
	 * @return string|null Where to go; null to show the form again, with what is wrong.
	 */
	public function save( int $id, array $form ): ?string {
		check_admin_referer( self::ACTION . $id );
		if ( ! current_user_can( ValuationCapability::NAME ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to edit valuations.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		$valuation = $this->valuations->find( $id );
		$input     = SaleInput::from_input( wp_unslash( $form ) );
		if ( null === $valuation ) {
			return ValuationsScreen::url();
		}
		if ( null === $input->sale ) {
			$this->refused = $input;
			return null;
		}
		$this->valuations->keep_sale( $valuation, $input->sale );
		return ValuationsScreen::url( array( 'valuation' => $id, 'saved' => 1 ) );
	}

	public function show( int $id ): void {
		$item = $this->list->find( $id );
		printf( '<p><a href="%s">&larr; %s</a></p>', esc_url( ValuationsScreen::url() ), esc_html__( 'All valuations', 'hearth-hammer' ) );
		if ( null === $item ) {
			echo '<h1>' . esc_html__( 'Valuation not found.', 'hearth-hammer' ) . '</h1>';
			return;
		}
		$valuation = $item['valuation'];
		$title     = $valuation->lookup->title();
		printf( '<h1 class="wp-heading-inline">%s</h1>', esc_html( trim( $valuation->plate->spaced() . ' ' . $title ) ) );
		if ( null !== $valuation->owner->email ) {
			printf( ' <a class="page-title-action" href="%s">%s</a>', esc_url( SendAgain::url( $id ) ), esc_html__( 'Send again', 'hearth-hammer' ) );
		}
		echo '<hr class="wp-header-end">';
		$facts = array(
			__( 'Owner', 'hearth-hammer' )           => implode( ', ', OwnerLines::html( $valuation->owner ) ),
			__( 'Outcome', 'hearth-hammer' )         => esc_html( StaffWords::outcome_of( $valuation ) ),
			__( 'Asked for a call', 'hearth-hammer' ) => esc_html( StaffWords::time( $valuation->phone_requested_at ) ),
			__( 'Answered', 'hearth-hammer' )        => esc_html( StaffWords::time( $valuation->answered_at ) ),
			__( 'Email', 'hearth-hammer' )            => esc_html( trim( StaffWords::mail( $item['mail'], $valuation->sent_at ) . ' ' . $item['error'] ) ),
			__( 'Provider', 'hearth-hammer' )        => esc_html( $item['provider'] ),
			__( 'Submission ID', 'hearth-hammer' )      => '<code>' . esc_html( $valuation->public_id ) . '</code>',
		);
		$this->show_table( __( 'Valuation', 'hearth-hammer' ), $facts );
		$this->desk->show( $id );
		$this->show_form( $valuation );
		$this->show_record( $valuation );
	}

	private function show_form( StoredValuation $valuation ): void {
		$typed = $this->refused->typed ?? SaleInput::typed( $valuation->sale );
		echo '<h2>' . esc_html__( 'Sale', 'hearth-hammer' ) . '</h2>';
		if ( null !== $this->refused ) {
			wp_admin_notice( esc_html__( 'Changes not saved. Check the errors below.', 'hearth-hammer' ), array( 'type' => 'error', 'additional_classes' => array( 'inline' ) ) );
		}
		printf( '<form method="post" action="%s">', esc_url( ValuationsScreen::url( array( 'valuation' => $valuation->id ) ) ) );
		wp_nonce_field( self::ACTION . $valuation->id );
		echo '<table class="form-table" role="presentation">';
		$entered  = array( '' => __( 'Not known', 'hearth-hammer' ), 'Yes' => __( 'Yes', 'hearth-hammer' ), 'No' => __( 'No', 'hearth-hammer' ) );
		$statuses = array( '' => __( 'Not set', 'hearth-hammer' ) );
		foreach ( VehicleSaleStatus::cases() as $status ) {
			$statuses[ $status->value ] = $status->label();
		}
		$this->show_choice( 'vehicle_entered', __( 'Vehicle entered', 'hearth-hammer' ), $entered, $typed );
		$this->show_choice( 'sale_status', __( 'Sale status', 'hearth-hammer' ), $statuses, $typed );
		$this->show_row( 'sale_date', __( 'Sale date', 'hearth-hammer' ), sprintf( '<input type="date" %s value="%s">', $this->attributes( 'sale_date' ), esc_attr( $typed['sale_date'] ) ) );
		$this->show_row( 'sale_price', __( 'Sale price (£)', 'hearth-hammer' ), sprintf( '<input type="text" inputmode="numeric" class="small-text" style="width:9em" %s value="%s">', $this->attributes( 'sale_price' ), esc_attr( $typed['sale_price'] ) ) );
		echo '</table>';
		submit_button( __( 'Save sale', 'hearth-hammer' ) );
		echo '</form>';
	}

	/**
	 * @param array<string, string> $choices
	 * @param array<string, string> $typed
	 */
	private function show_choice( string $name, string $label, array $choices, array $typed ): void {
		// What an older version kept stays choosable until somebody changes it.
		$choices += array( $typed[ $name ] => $typed[ $name ] );
		$options  = '';
		foreach ( $choices as $value => $words ) {
			$options .= sprintf( '<option value="%s"%s>%s</option>', esc_attr( (string) $value ), selected( (string) $value, $typed[ $name ], false ), esc_html( $words ) );
		}
		$this->show_row( $name, $label, sprintf( '<select %s>%s</select>', $this->attributes( $name ), $options ) );
	}

	/** @param string $control HTML. */
	private function show_row( string $name, string $label, string $control ): void {
		$error = $this->refused->errors[ $name ] ?? '';
		printf(
			'<tr><th scope="row"><label for="caphpi-%s">%s</label></th><td>%s%s</td></tr>',
			esc_attr( $name ),
			esc_html( $label ),
			$control, // phpcs:ignore WordPress.Security.EscapeOutput -- Made and escaped above.
			'' === $error ? '' : sprintf( '<p id="caphpi-%s-error" style="color:#b32d2e">%s</p>', esc_attr( $name ), esc_html( $error ) )
		);
	}

	private function attributes( string $name ): string {
		$wrong = isset( $this->refused->errors[ $name ] );
		return sprintf( 'id="caphpi-%1$s" name="%1$s"%2$s', esc_attr( $name ), $wrong ? sprintf( ' aria-invalid="true" aria-describedby="caphpi-%s-error"', esc_attr( $name ) ) : '' );
	}

	/** What is known of the vehicle and its worth, in words; the record under its own names is for whoever looks a row up. */
	private function show_record( StoredValuation $valuation ): void {
		$record = array_map( static fn ( mixed $value ): string => is_array( $value ) ? implode( ', ', $value ) : (string) ( $value ?? ValuationRecord::UNKNOWN ), $valuation->record()->to_array() );
		foreach ( RecordLabels::groups() as $heading => $labels ) {
			$facts = array();
			foreach ( $labels as $name => $label ) {
				$value           = $record[ $name ] ?? '';
				$facts[ $label ] = in_array( $value, array( '', ValuationRecord::UNKNOWN ), true ) ? '' : esc_html( $value );
			}
			$this->show_table( $heading, $facts );
		}
		printf( '<details style="margin-top:1.5em"><summary>%s</summary>', esc_html__( 'Spreadsheet record', 'hearth-hammer' ) );
		$this->show_table( __( 'Record', 'hearth-hammer' ), array_map( esc_html( ... ), $record ) );
		echo '</details>';
	}

	/** @param array<string, string> $facts Label to HTML. */
	private function show_table( string $heading, array $facts ): void {
		printf( '<h2>%s</h2><table class="widefat striped" style="max-width:760px"><tbody>', esc_html( $heading ) );
		foreach ( $facts as $label => $html ) {
			printf( '<tr><th scope="row" style="width:14em">%s</th><td style="overflow-wrap:anywhere">%s</td></tr>', esc_html( $label ), '' === $html ? '—' : $html ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped where it was made.
		}
		echo '</tbody></table>';
	}
}
