<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Slots;

use HearthHammer\Hpapi\Properties\Index\IndexTable;
use WP_CLI;

/**
 * Offers times for viewings.
 */
final class ViewingsCommand {

	/**
	 * Offers times at which properties can be seen. What is offered already stays as it is.
	 *
	 * ## OPTIONS
	 *
	 * [--property=<references>]
	 * : References of properties, with commas between them.
	 *
	 * [--branch=<branch>]
	 * : Instead of a property: for any property of this branch.
	 *
	 * [--weekly=<pattern>]
	 * : Days and times in the site's timezone, e.g. "sat 10:00,10:30; wed 17:00".
	 *
	 * [--weeks=<number>]
	 * : For how many weeks from now on; at most 26.
	 * ---
	 * default: 4
	 * ---
	 *
	 * [--at=<times>]
	 * : Single times, e.g. "2026-12-05 10:00", with commas between them.
	 *
	 * [--minutes=<minutes>]
	 * : How long a viewing is.
	 * ---
	 * default: 30
	 * ---
	 *
	 * [--places=<places>]
	 * : How many may come at a time.
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
			WP_CLI::error( 'Say which property (--property) or branch (--branch).' );
		}
		$new = 0;
		foreach ( array() === $posts ? array( 0 ) : $posts as $post ) {
			$new += $slots->offer( $post, $branch, $times, (int) ( $options['minutes'] ?? 30 ), (int) ( $options['places'] ?? 1 ) );
		}
		WP_CLI::success( sprintf( '%d new times are offered.', $new ) );
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
				WP_CLI::error( 'A pattern looks like "sat 10:00,10:30; wed 17:00".' );
			}
		}
		foreach ( array_filter( array_map( trim( ... ), explode( ',', $options['at'] ?? '' ) ) ) as $text ) {
			$time = $reader->single( $text );
			if ( null === $time ) {
				WP_CLI::error( sprintf( '"%s" is no time; one looks like "2026-12-05 10:00".', $text ) );
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
			$id = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT post_id FROM %i WHERE reference = %s', IndexTable::name(), $reference ) );
			if ( 0 === $id ) {
				WP_CLI::error( sprintf( 'No property has the reference "%s".', $reference ) );
			}
			$posts[] = $id;
		}
		return $posts;
	}
}
