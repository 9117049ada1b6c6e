<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\PropertyAdmin;

use HearthHammer\Core\Module;
use HearthHammer\Hpapi\Properties\Material\Completeness;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * In the edit screen's margin: how complete a property's material information is, and what is missing.
 */
final class CompletenessBox implements Module {

	public function register(): void {
		add_action( 'add_meta_boxes_' . PropertyPostType::NAME, $this->add( ... ) );
	}

	private function add(): void {
		add_meta_box( 'hpapi-completeness', __( 'Material information', 'hearth-hammer' ), $this->print_box( ... ), PropertyPostType::NAME, 'side', 'high' );
	}

	private function print_box( WP_Post $post ): void {
		$record = PropertyRecord::of( $post->ID );
		if ( null === $record || 'auto-draft' === $post->post_status ) {
			printf( '<p>%s</p>', esc_html__( 'Save the property to see what is missing.', 'hearth-hammer' ) );
			return;
		}
		$score = Completeness::of( $record );
		/* translators: %d: a percentage */
		$text = sprintf( __( '%d%% complete', 'hearth-hammer' ), $score->percent );
		printf( '<p><strong>%1$s</strong><br><progress max="100" value="%2$d" style="width:100%%" aria-label="%1$s"></progress></p>', esc_html( $text ), (int) $score->percent );
		if ( array() === $score->missing ) {
			printf( '<p>%s</p>', esc_html__( 'Nothing is missing.', 'hearth-hammer' ) );
			return;
		}
		$labels = MetaBoxFields::labels();
		foreach ( self::parts() as $part => $heading ) {
			$fields = array_column( array_filter( $score->missing, static fn ( array $rule ): bool => $rule['part'] === $part ), 'field' );
			if ( array() === $fields ) {
				continue;
			}
			printf( '<p style="margin-bottom:0">%s</p><ul style="list-style:disc;padding-left:1.5em;margin-top:.25em">', esc_html( $heading ) );
			foreach ( $fields as $field ) {
				printf( '<li><a href="#hpapi-%s">%s</a></li>', esc_attr( $field ), esc_html( $labels[ $field ] ?? $field ) );
			}
			echo '</ul>';
		}
	}

	/** @return array<string, string> Part to its heading. */
	private static function parts(): array {
		return array(
			'a' => __( 'Missing, required for every property:', 'hearth-hammer' ),
			'b' => __( 'Missing from building and services:', 'hearth-hammer' ),
			'c' => __( 'Missing from rights and risks:', 'hearth-hammer' ),
		);
	}
}
