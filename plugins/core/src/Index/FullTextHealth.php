<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Index;

use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Tools → Site Health: does a full-text key hold so many old texts that searches by keyword take longer?
 */
final readonly class FullTextHealth implements Module {

	public function register(): void {
		add_filter( 'site_status_tests', $this->add( ... ) );
	}

	/** Old texts for each row: several nights did not rebuild the index, or cannot. */
	private const SHARE = 0.2;

	/**
	 * @param array<string, array<string, mixed>> $tests
	 * @return array<string, array<string, mixed>>
	 */
	private function add( array $tests ): array {
		if ( array() !== FullText::all() ) {
			$tests['direct']['hearth_hammer_full_text'] = array( 'label' => __( 'Searches by keyword', 'hearth-hammer' ), 'test' => $this->test( ... ) );
		}
		return $tests;
	}

	/** @return array{label: string, status: 'good'|'recommended', badge: array{label: string, color: string}, description: string, actions: string, test: string} */
	public function test(): array {
		$due   = array_values( array_filter( FullText::all(), static fn ( FullText $one ): bool => $one->is_due( self::SHARE ) ) );
		$lines = array_map( self::sentence( ... ), array() === $due ? FullText::all() : $due );
		if ( array() !== $due ) {
			$lines[] = __( 'The database reads the old texts in each search by keyword, street or reference, so these take longer.', 'hearth-hammer' );
			$lines[] = self::way( $due[0] );
		}
		return array(
			'label'       => array() === $due ? __( 'Searches by keyword are not slowed down by old texts', 'hearth-hammer' ) : __( 'Searches by keyword take longer than they should', 'hearth-hammer' ),
			'status'      => array() === $due ? 'good' : 'recommended',
			'badge'       => array( 'label' => __( 'Performance', 'hearth-hammer' ), 'color' => 'blue' ),
			'description' => '<p>' . implode( '</p><p>', array_map( esc_html( ... ), $lines ) ) . '</p>',
			'actions'     => '',
			'test'        => 'hearth_hammer_full_text',
		);
	}

	private static function sentence( FullText $one ): string {
		/* translators: 1: what the index is of, e.g. "Properties", 2: number of old texts, 3: number of current ones */
		return sprintf( __( '%1$s: the search index has %2$s old texts and %3$s current ones.', 'hearth-hammer' ), ( $one->title )(), number_format_i18n( $one->old() ), number_format_i18n( $one->rows() ) );
	}

	private static function way( FullText $one ): string {
		$by_hand = __( 'In a quiet hour, the person who looks after the server can run “wp hearth-hammer rebuild-search”.', 'hearth-hammer' );
		return match ( FullTextNights::obstacle( $one ) ) {
			'cluster' => __( 'The website does not rebuild the index automatically, because all machines of its database would wait.', 'hearth-hammer' ) . ' ' . $by_hand,
			'size' => __( 'The index is too large to be rebuilt automatically, because changes could not be saved for several minutes.', 'hearth-hammer' ) . ' ' . $by_hand,
			default => sprintf(
				/* translators: 1: hour from, 2: hour until, e.g. "2am" and "5am" */
				__( 'The website rebuilds the index automatically between %1$s and %2$s, in about a minute. Pages and searches stay available.', 'hearth-hammer' ),
				gmdate( 'ga', FullTextNights::FROM * HOUR_IN_SECONDS ),
				gmdate( 'ga', FullTextNights::UNTIL * HOUR_IN_SECONDS )
			),
		};
	}
}
