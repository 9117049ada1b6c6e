<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Valuation;

use HearthHammer\Caphpi\Input\Mileage;
use HearthHammer\Caphpi\Input\Plate;
use HearthHammer\Caphpi\Provider\Lookup;
use HearthHammer\Caphpi\Provider\RequestResults;
use HearthHammer\Core\Database\WriteFailed;

/**
 * Keeps and finds valuations.
 */
final class ValuationRepository {

	/**
	 * @param int $looked_up_at When the provider was asked; earlier than now for an answer used again.
	 * @throws WriteFailed
	 */
	public function add( Plate $plate, Mileage $mileage, Lookup $lookup, string $provider, int $looked_up_at, string $browser ): StoredValuation {
		global $wpdb;
		$row = array(
			'public_id'     => bin2hex( random_bytes( 16 ) ),
			'created_at'    => time(),
			'looked_up_at'  => $looked_up_at,
			'browser_hash'  => hash_hmac( 'sha256', $browser, wp_salt( 'nonce' ) ),
			'vrm'           => $plate->value,
			'mileage'       => $mileage->thousands,
			'provider'      => $provider,
			'cap_id'        => (string) $lookup->cap_id(),
			'below_average' => $lookup->valuation?->trade->below_average,
			'lookup'        => $this->json( RequestResults::write( $lookup ) ),
		);
		if ( 1 !== $wpdb->insert( $this->table(), $row ) ) {
			throw new WriteFailed();
		}
		return $this->find( (int) $wpdb->insert_id ) ?? throw new WriteFailed();
	}

	public function find( int $id ): ?StoredValuation {
		return $this->find_by( 'id', (string) $id );
	}

	public function find_public( string $public_id ): ?StoredValuation {
		return $this->find_by( 'public_id', $public_id );
	}

	/** The valuation whose latest mail is this row of the outbox. */
	public function find_by_mail( int $outbox_id ): ?StoredValuation {
		return $this->find_by( 'mail_outbox_id', (string) $outbox_id );
	}

	/** The newest look-up of the same plate and mileage by the same provider, since then. */
	public function same( Plate $plate, Mileage $mileage, string $provider, int $since ): ?StoredValuation {
		global $wpdb;
		$row = $wpdb->get_row(
			$wpdb->prepare(
				'SELECT * FROM %i WHERE vrm = %s AND mileage = %d AND provider = %s AND looked_up_at > %d ORDER BY looked_up_at DESC, id DESC LIMIT 1',
				$this->table(),
				$plate->value,
				$mileage->thousands,
				$provider,
				$since
			),
			ARRAY_A
		);
		return is_array( $row ) ? StoredValuation::from_row( $row ) : null;
	}

	/**
	 * Keeps who the valuation is for. The first recipient has it: false when it is somebody else by now.
	 *
	 * @throws WriteFailed
	 */
	public function keep_owner( StoredValuation $valuation, Owner $owner, Outcome $outcome ): bool {
		global $wpdb;
		$hash   = (string) $owner->email?->hash();
		$result = $wpdb->query(
			$wpdb->prepare(
				"UPDATE %i SET email = %s, email_hash = %s, name = %s, postcode = %s, vehicle_condition = %s, outcome = %s WHERE id = %d AND (email_hash = '' OR email_hash = %s)",
				$this->table(),
				(string) $owner->email?->value,
				$hash,
				$owner->name->value,
				$owner->postcode->value,
				$owner->condition->value,
				$outcome->value,
				$valuation->id,
				$hash
			)
		);
		if ( false === $result ) {
			throw new WriteFailed();
		}
		// MySQL counts a row that already said so as not changed.
		return $this->find( $valuation->id )?->owner->email?->hash() === $owner->email?->hash();
	}

	/**
	 * The owner puts a mistyped address right, once: false when somebody has done so already.
	 *
	 * @throws WriteFailed
	 */
	public function correct_owner( StoredValuation $valuation, Owner $owner, Outcome $outcome ): bool {
		global $wpdb;
		$result = $wpdb->query(
			$wpdb->prepare(
				'UPDATE %i SET email = %s, email_hash = %s, name = %s, postcode = %s, outcome = %s, corrected_at = %d WHERE id = %d AND email_hash = %s AND corrected_at = 0',
				$this->table(),
				(string) $owner->email?->value,
				(string) $owner->email?->hash(),
				$owner->name->value,
				$owner->postcode->value,
				$outcome->value,
				time(),
				$valuation->id,
				(string) $valuation->owner->email?->hash()
			)
		);
		if ( false === $result ) {
			throw new WriteFailed();
		}
		return 1 === $result;
	}

	/** @throws WriteFailed */
	public function keep_phone( StoredValuation $valuation, Owner $owner, ?Outcome $outcome ): void {
		$this->change(
			$valuation->id,
			array(
				'phone'              => (string) $owner->phone?->value,
				'phone_requested_at' => time(),
				'outcome'            => (string) $outcome?->value,
			)
		);
	}

	/** @throws WriteFailed */
	public function mail_queued( int $id, int $outbox_id, int $queued_at ): void {
		$this->change(
			$id,
			array(
				'mail_outbox_id' => $outbox_id,
				'mail_queued_at' => $queued_at,
			)
		);
	}

	/**
	 * @param int $outbox_id The latest mail that was queued when this one went.
	 * @throws WriteFailed
	 */
	public function mail_sent( int $id, int $outbox_id ): void {
		$this->change(
			$id,
			array(
				'sent_outbox_id' => $outbox_id,
				'sent_at'        => time(),
			)
		);
	}

	/**
	 * Staff have written to the owner, or called.
	 *
	 * @throws WriteFailed
	 */
	public function answered( int $id ): void {
		$this->change( $id, array( 'answered_at' => time() ) );
	}

	/**
	 * What staff say became of the vehicle.
	 *
	 * @throws WriteFailed
	 */
	public function keep_sale( StoredValuation $valuation, Sale $sale ): void {
		global $wpdb;
		$row = array(
			'vehicle_entered' => $sale->vehicle_entered,
			'sale_status'     => $sale->status,
			'sale_date'       => $sale->date,
			'sale_price'      => $sale->price,
		);
		if ( false === $wpdb->update( $this->table(), $row, array( 'id' => $valuation->id ) ) ) {
			throw new WriteFailed();
		}
	}

	/** @throws WriteFailed */
	public function delete( int $id ): void {
		global $wpdb;
		if ( false === $wpdb->delete( $this->table(), array( 'id' => $id ) ) ) {
			throw new WriteFailed();
		}
	}

	private function find_by( string $unique_column, string $value ): ?StoredValuation {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE %i = %s', $this->table(), $unique_column, $value ), ARRAY_A );
		return is_array( $row ) ? StoredValuation::from_row( $row ) : null;
	}

	/** @param array<string, string|int> $values */
	private function change( int $id, array $values ): void {
		global $wpdb;
		if ( false === $wpdb->update( $this->table(), $values, array( 'id' => $id ) ) ) {
			throw new WriteFailed();
		}
	}

	/** @param array<string, mixed> $data */
	private function json( array $data ): string {
		return (string) wp_json_encode( $data, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}

	private function table(): string {
		global $wpdb;
		return $wpdb->prefix . ValuationTable::NAME;
	}
}
