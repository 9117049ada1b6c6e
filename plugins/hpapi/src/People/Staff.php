<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\People;

use HearthHammer\Core\Page\CacheTags;
use HearthHammer\Hpapi\Properties\PropertyRecord;

/**
 * The people of the firm: some dozens, so they are read together and looked through here, not by their meta.
 */
final class Staff {

	/** More than any firm that this is made for. */
	private const MOST = 200;

	/** @return list<StaffMember> Those who are shown, in the order that staff gave them. */
	public function all(): array {
		CacheTags::show( 'people' );
		return array_values(
			array_map(
				StaffMember::from_post( ... ),
				get_posts(
					array(
						'post_type'      => StaffPostType::NAME,
						'post_status'    => 'publish',
						'posts_per_page' => self::MOST,
						'orderby'        => array( 'menu_order' => 'ASC', 'title' => 'ASC' ),
					)
				)
			)
		);
	}

	public function by_id( int $id ): ?StaffMember {
		foreach ( $id > 0 ? $this->all() : array() as $member ) {
			if ( $member->id === $id ) {
				return $member;
			}
		}
		return null;
	}

	/** Who the property names, else the first of its branch. */
	public function valuer_of( PropertyRecord $property ): ?StaffMember {
		return $this->by_id( $property->int( 'valuer' ) ) ?? $this->of_branch( $property->text( 'branch' ) );
	}

	/**
	 * Who speaks for a property, and its early-bird time: schemas/property-people.json.
	 *
	 * @return array{valuer: array<string, mixed>|null, early_bird: array{text: string, until: int, until_label: string}|null}
	 */
	public function of_property( PropertyRecord $property ): array {
		return array(
			'valuer'     => $this->valuer_of( $property )?->to_array( $property->text( 'valuer_quote' ) ),
			// A property that is sold has no early viewing.
			'early_bird' => in_array( $property->status()->group(), array( 'available', 'under_offer' ), true ) ? EarlyBird::at( $property->int( 'early_bird_until' ), $property->text( 'early_bird_text' ) )?->to_array() : null,
		);
	}

	/** Whether they speak for the properties of their branch that name nobody. */
	public function is_first_of_branch( StaffMember $member ): bool {
		return $this->of_branch( $member->branch )?->id === $member->id;
	}

	private function of_branch( string $branch ): ?StaffMember {
		foreach ( '' === $branch ? array() : $this->all() as $member ) {
			if ( mb_strtolower( $member->branch ) === mb_strtolower( $branch ) ) {
				return $member;
			}
		}
		return null;
	}
}
