<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Staff;

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
	private const INPUT = 'hpapi_viewing';

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
		printf( '<h3>%s</h3><p class="description">%s</p><table class="form-table" role="presentation"><tbody>', esc_html__( 'Offer times', 'hearth-hammer' ), esc_html__( 'They are offered once you update the property.', 'hearth-hammer' ) );
		$this->row( 'at', __( 'One time', 'hearth-hammer' ), '<input type="datetime-local" id="hpapi-viewing-at" name="hpapi_viewing[at]">' );
		$this->row( 'weekly', __( 'Every week', 'hearth-hammer' ), '<input type="text" class="regular-text" id="hpapi-viewing-weekly" name="hpapi_viewing[weekly]" placeholder="sat 10:00,10:30; wed 17:00">' );
		$this->row( 'weeks', __( 'For so many weeks', 'hearth-hammer' ), '<input type="number" class="small-text" id="hpapi-viewing-weeks" name="hpapi_viewing[weeks]" value="4" min="1" max="26">' );
		$this->row( 'minutes', __( 'Minutes', 'hearth-hammer' ), '<input type="number" class="small-text" id="hpapi-viewing-minutes" name="hpapi_viewing[minutes]" value="30" min="5" max="480">' );
		$this->row( 'places', __( 'Visitors at a time', 'hearth-hammer' ), '<input type="number" class="small-text" id="hpapi-viewing-places" name="hpapi_viewing[places]" value="1" min="1" max="100">' );
		if ( '' !== $branch ) {
			/* translators: %s: a branch's name */
			$this->row( 'branch', __( 'Offer for', 'hearth-hammer' ), sprintf( '<select id="hpapi-viewing-branch" name="hpapi_viewing[branch]"><option value="">%s</option><option value="1">%s</option></select>', esc_html__( 'this property', 'hearth-hammer' ), esc_html( sprintf( __( 'any property of branch %s', 'hearth-hammer' ), $branch ) ) ) );
		}
		echo '</tbody></table>';
	}

	/** @param string $input Safe HTML. */
	private function row( string $name, string $label, string $input ): void {
		printf( '<tr><th scope="row"><label for="hpapi-viewing-%s">%s</label></th><td>%s</td></tr>', esc_attr( $name ), esc_html( $label ), $input ); // phpcs:ignore WordPress.Security.EscapeOutput -- Written out above.
	}

	private function print_visitors( int $post ): void {
		$coming = $this->enquiries->upcoming_of( $post, time() );
		printf( '<h3>%s</h3>', esc_html__( 'Who comes', 'hearth-hammer' ) );
		if ( array() === $coming ) {
			printf( '<p>%s</p>', esc_html__( 'Nobody yet.', 'hearth-hammer' ) );
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
		printf( '<h3>%s</h3>', esc_html__( 'Times on offer', 'hearth-hammer' ) );
		if ( array() === $slots ) {
			printf( '<p>%s</p>', esc_html__( 'None. Visitors are asked when it would suit them.', 'hearth-hammer' ) );
			return;
		}
		echo '<ul style="max-height:16em;overflow:auto">';
		foreach ( $slots as $slot ) {
			printf(
				'<li><label><input type="checkbox" name="%s[remove][]" value="%d"> %s</label> — %s%s</li>',
				esc_attr( self::INPUT ),
				(int) $slot->id,
				/* translators: %s: day and time */
				esc_html( sprintf( __( 'Take back %s', 'hearth-hammer' ), SlotDays::label( $slot->starts_at ) ) ),
				/* translators: 1: number of places taken, 2: number of places */
				esc_html( sprintf( __( '%1$d of %2$d taken', 'hearth-hammer' ), $slot->taken, $slot->places ) ),
				0 === $slot->post_id ? ' · ' . esc_html__( 'any property of the branch', 'hearth-hammer' ) : ''
			);
		}
		printf( '</ul><p class="description">%s</p>', esc_html__( 'A time that somebody has booked is only closed to others; cancel the viewing itself under Enquiries.', 'hearth-hammer' ) );
	}

	private function save( int $post ): void {
		$nonce = is_string( $_POST[ self::NONCE ] ?? null ) ? sanitize_key( $_POST[ self::NONCE ] ) : '';
		if ( ! wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( EnquiryCapability::NAME ) || ! current_user_can( 'edit_post', $post ) || wp_is_post_revision( $post ) ) {
			return;
		}
		$sent   = is_array( $_POST[ self::INPUT ] ?? null ) ? map_deep( wp_unslash( $_POST[ self::INPUT ] ), 'sanitize_text_field' ) : array();
		$text   = static fn ( string $name ): string => is_string( $sent[ $name ] ?? null ) ? $sent[ $name ] : '';
		$branch = (string) PropertyRecord::of( $post )?->text( 'branch' );
		$known  = array_map( static fn ( Slot $slot ): int => $slot->id, $this->slots->offered( $post, $branch, time() ) );
		foreach ( array_intersect( $known, array_map( absint( ... ), is_array( $sent['remove'] ?? null ) ? $sent['remove'] : array() ) ) as $slot ) {
			$this->slots->withdraw( $slot );
		}
		$reader = new SlotTimes( wp_timezone() );
		$single = $reader->single( $text( 'at' ) );
		$times  = array( ...( null === $single || $single <= time() ? array() : array( $single ) ), ...( $reader->weekly( $text( 'weekly' ), absint( $text( 'weeks' ) ), time() ) ?? array() ) );
		$for    = '1' === $text( 'branch' ) && '' !== $branch ? 0 : $post;
		$this->slots->offer( $for, $branch, $times, absint( $text( 'minutes' ) ), absint( $text( 'places' ) ) );
	}
}
