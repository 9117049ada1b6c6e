<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Staff;

use HearthHammer\Core\Fields\RefusedFields;
use HearthHammer\Core\Module;
use HearthHammer\Hpapi\Enquiries\EnquiryCapability;
use HearthHammer\Hpapi\Enquiries\EnquiryRepository;
use HearthHammer\Hpapi\Enquiries\Slots\Slot;
use HearthHammer\Hpapi\Enquiries\Slots\SlotDays;
use HearthHammer\Hpapi\Enquiries\Slots\SlotRepository;
use HearthHammer\Hpapi\Enquiries\Slots\SlotTimes;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The times for viewings on a property's edit screen: who comes, what is offered, and offering more.
 */
final class ViewingsMetaBox implements Module {

	private const NONCE = 'hpapi_viewings';

	public function __construct(
		private readonly SlotRepository $slots,
		private readonly EnquiryRepository $enquiries,
	) {}

	public function register(): void {
		add_action( 'add_meta_boxes_' . PropertyPostType::NAME, $this->add( ... ) );
		add_action( 'save_post_' . PropertyPostType::NAME, $this->save( ... ) );
	}

	private function add(): void {
		if ( current_user_can( EnquiryCapability::NAME ) ) {
			add_meta_box( 'hpapi-viewings', __( 'Viewings', 'hearth-hammer' ), $this->print_box( ... ), PropertyPostType::NAME, 'normal', 'default' );
		}
	}

	private function print_box( WP_Post $post ): void {
		wp_nonce_field( self::NONCE, self::NONCE );
		$branch = (string) PropertyRecord::of( $post->ID )?->text( 'branch' );
		$this->print_visitors( $post->ID );
		$this->print_offered( $this->slots->offered( $post->ID, $branch, time() ) );
		OfferForm::print( $branch, RefusedFields::of( $post->ID ) );
	}

	private function print_visitors( int $post ): void {
		$coming = $this->enquiries->upcoming_of( $post, time() );
		printf( '<h3>%s</h3>', esc_html__( 'Booked viewings', 'hearth-hammer' ) );
		if ( array() === $coming ) {
			printf( '<p>%s</p>', esc_html__( 'No requests yet.', 'hearth-hammer' ) );
			return;
		}
		echo '<ul>';
		foreach ( $coming as $enquiry ) {
			printf( '<li><a href="%s">%s</a>, %s (%s)</li>', esc_url( EnquiriesScreen::url( array( 'enquiry' => $enquiry->id ) ) ), esc_html( SlotDays::label( $enquiry->starts_at ) ), esc_html( $enquiry->name ), esc_html( $enquiry->state->label() ) );
		}
		echo '</ul>';
	}

	/** @param list<Slot> $slots */
	private function print_offered( array $slots ): void {
		printf( '<h3>%s</h3>', esc_html__( 'Viewing slots', 'hearth-hammer' ) );
		if ( array() === $slots ) {
			printf( '<p>%s</p>', esc_html__( 'None. Visitors are asked when would suit them.', 'hearth-hammer' ) );
			return;
		}
		echo '<ul style="max-height:16em;overflow:auto">';
		foreach ( $slots as $slot ) {
			printf(
				'<li><label><input type="checkbox" name="%s[remove][]" value="%d"> %s</label> — %s%s</li>',
				esc_attr( OfferForm::INPUT ),
				(int) $slot->id,
				/* translators: %s: day and time */
				esc_html( sprintf( __( 'Remove %s', 'hearth-hammer' ), SlotDays::label( $slot->starts_at ) ) ),
				/* translators: 1: number of places taken, 2: number of places */
				esc_html( sprintf( __( '%1$d of %2$d booked', 'hearth-hammer' ), $slot->taken, $slot->places ) ),
				0 === $slot->post_id ? ' · ' . esc_html__( 'any property at this branch', 'hearth-hammer' ) : ''
			);
		}
		printf( '</ul><p class="description">%s</p>', esc_html__( 'Removing a booked slot only closes it to other visitors. To cancel the viewing itself, go to Enquiries.', 'hearth-hammer' ) );
	}

	private function save( int $post ): void {
		$nonce = is_string( $_POST[ self::NONCE ] ?? null ) ? sanitize_key( $_POST[ self::NONCE ] ) : '';
		if ( ! wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( EnquiryCapability::NAME ) || ! current_user_can( 'edit_post', $post ) || wp_is_post_revision( $post ) ) {
			return;
		}
		$sent   = is_array( $_POST[ OfferForm::INPUT ] ?? null ) ? map_deep( wp_unslash( $_POST[ OfferForm::INPUT ] ), 'sanitize_text_field' ) : array();
		$branch = (string) PropertyRecord::of( $post )?->text( 'branch' );
		$known  = array_map( static fn ( Slot $slot ): int => $slot->id, $this->slots->offered( $post, $branch, time() ) );
		foreach ( array_intersect( $known, array_map( absint( ... ), is_array( $sent['remove'] ?? null ) ? $sent['remove'] : array() ) ) as $slot ) {
			$this->slots->withdraw( $slot );
		}
		$form = OfferForm::read( $sent, new SlotTimes( wp_timezone() ), time() );
		RefusedFields::add( $post, array( OfferForm::INPUT => $form->typed ), $form->faults );
		$this->slots->offer( $form->is_for_branch && '' !== $branch ? 0 : $post, $branch, $form->times, $form->minutes, $form->places );
	}
}
