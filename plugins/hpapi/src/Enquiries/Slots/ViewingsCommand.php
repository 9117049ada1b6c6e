<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Slots;

use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use WP_CLI;

/**
 * Add viewing slots.
 */
final class ViewingsCommand {

	/**
	 * Add viewing slots. Existing slots are not changed.
	 *
	 * ## OPTIONS
	 *
	 * [--property=<references>]
	 * : Property references, separated by commas.
	 *
	 * [--branch=<branch>]
	 * : A branch instead of properties: the slots suit any of its properties.
	 *
	 * [--weekly=<pattern>]
	 * : Days and times in the site's timezone, e.g. "sat 10:00,10:30; wed 17:00".
	 *
	 * [--weeks=<number>]
	 * : Number of weeks from now. Maximum 26.
	 * ---
	 * default: 4
	 * ---
	 *
	 * [--at=<times>]
	 * : Single times, separated by commas, e.g. "2026-12-05 10:00".
	 *
	 * [--minutes=<minutes>]
	 * : Length of a viewing in minutes.
	 * ---
	 * default: 30
	 * ---
	 *
	 * [--places=<places>]
	 * : Visitors per slot.
	 * ---
	 * default: 1
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp hpapi viewings offer --property=CRB_1001 --weekly="sat 10:00,10:30; wed 17:00" --weeks=6
	 *
	 * @param list<string>          $arguments
	 * @param array<string, string> $options
	 */
	public function offer( array $arguments, array $options ): void {
		unset( $arguments );
		$times  = $this->times( $options );
		$slots  = new SlotRepository();
		$branch = trim( $options['branch'] ?? '' );
		$posts  = $this->posts( $options['property'] ?? '' );
		if ( array() === $posts && '' === $branch ) {
			WP_CLI::error( 'Name a property (--property) or a branch (--branch).' );
		}
		$new = 0;
		foreach ( array() === $posts ? array( 0 ) : $posts as $post ) {
			$new += $slots->offer( $post, $branch, $times, (int) ( $options['minutes'] ?? 30 ), (int) ( $options['places'] ?? 1 ) );
		}
		WP_CLI::success( sprintf( 'Added %d viewing slots.', $new ) );
	}

	/**
	 * @param array<string, string> $options
	 * @return list<int>
	 */
	private function times( array $options ): array {
		$reader = new SlotTimes( wp_timezone() );
		$times  = array();
		if ( isset( $options['weekly'] ) ) {
			$times = $reader->weekly( $options['weekly'], (int) ( $options['weeks'] ?? 4 ), time() );
			if ( null === $times ) {
				WP_CLI::error( 'Invalid pattern. Use a pattern like "sat 10:00,10:30; wed 17:00".' );
			}
		}
		foreach ( array_filter( array_map( trim( ... ), explode( ',', $options['at'] ?? '' ) ) ) as $text ) {
			$time = $reader->single( $text );
			if ( null === $time ) {
				WP_CLI::error( sprintf( '"%s" is not a valid time. Use a time like "2026-12-05 10:00".', $text ) );
			}
			$times[] = $time;
		}
		return array_values( (array) $times );
	}

	/** @return list<int> */
	private function posts( string $references ): array {
		global $wpdb;
		$posts = array();
		foreach ( array_filter( array_map( trim( ... ), explode( ',', $references ) ) ) as $reference ) {
			$id = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT post_id FROM %i WHERE reference = %s', PropertyTable::name(), $reference ) );
			if ( 0 === $id ) {
				WP_CLI::error( sprintf( 'Property "%s" not found.', $reference ) );
			}
			$posts[] = $id;
		}
		return $posts;
	}
}
