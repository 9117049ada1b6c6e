<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Module;
use HearthHammer\Core\Waiting;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/** What waits for its hooks is there in time, and registered once. */
#[TestDox( 'Modules that wait' )]
final class WaitingTest extends IntegrationTestCase {

	/**
	 * Hooks of WordPress's admin and of REST that fire after the first ones: pattern to those first ones, one of which must
	 * wake a module that uses them.
	 */
	private const AFTER = array(
		'/^(admin_|load-|manage_|add_meta_boxes|restrict_manage_posts$|disable_months_dropdown$|post_row_actions$|removable_query_args$|redirect_post_location$|(bulk_)?post_updated_messages$|post_submitbox_misc_actions$|enter_title_here$|edit_form_|wp_dashboard_setup$|wp_ajax_|option_page_capability_|plugins_api$|use_block_editor_for_post_type$|hearth_hammer_setup_below$|heartbeat_received$|hh_department_(add|edit)_form_fields$)/' => array( 'admin_init', 'admin_menu' ),
		// What only a screen's form or a route does: a screen's own nonce is checked there.
		'/^(save_post_|pre_post_update$)/' => array( 'admin_init', 'wp_insert_post_data' ),
		'/^rest_/'                          => array( 'rest_api_init' ),
		// The query of a screen's or a route's list.
		'/^(the_posts|posts_search|posts_clauses)$/' => array( 'admin_init', 'rest_api_init' ),
		'/^(hh_auction_enquiry_row|hh_auction_enquiry_tools|hh_duplicated)$/' => array( 'admin_init' ),
		// A screen shows who writes, and a worker who is answered: both have woken it.
		'/^updated_post_meta$/'             => array( 'update_post_meta' ),
		'/^(template_redirect|wp_enqueue_scripts|wp_footer)$/' => array( 'admin_bar_init' ),
		'/^(document_title_parts|wp_robots|body_class|hearth_hammer_head|hearth_hammer_own_head)$/' => array( 'hpapi_list_shown' ),
		'/^hearth_hammer_outbox_given_up$/' => array( 'hearth_hammer_outbox_kinds' ),
		'/^(sanitize|auth)_post_meta_/'     => array( 'get_object_subtype_post' ),
		'/^shutdown$/'                      => array( '' ),
	);

	#[TestDox( 'use only hooks that fire after one that wakes them' )]
	public function test_hooks(): void {
		$late = array();
		foreach ( Waiting::all() as $one ) {
			foreach ( self::hooks( $one ) as $hook ) {
				if ( ! in_array( $hook, $one->hooks, true ) && ! self::is_after( $hook, $one->hooks ) ) {
					$late[] = implode( ', ', $one->hooks ) . ": {$hook}";
				}
			}
		}
		self::assertSame( array(), $late );
		self::assertGreaterThan( 60, count( Waiting::all() ) );
	}

	#[TestDox( 'are made when the first of their hooks fires, in time for it, and once' )]
	public function test_wake(): void {
		$said   = array();
		$made   = 0;
		$module = static function ( array &$said ): Module {
			return new class( $said ) implements Module {

				/** @param list<string> $said */
				public function __construct( private array &$said ) {}

				public function register(): void {
					add_filter( 'hh_test_second', fn ( string $value ): string => $this->said[] = "{$value}!" );
				}
			};
		};
		( new Waiting(
			array( 'hh_test_first', 'hh_test_second' ),
			static function () use ( &$said, &$made, $module ): array {
				++$made;
				return array( $module( $said ) );
			}
		) )->register();
		self::assertSame( 0, $made );
		self::assertSame( 'a!', apply_filters( 'hh_test_second', 'a' ) );
		do_action( 'hh_test_first' );
		self::assertSame( 'b!', apply_filters( 'hh_test_second', 'b' ) );
		self::assertSame( 1, $made );
		self::assertSame( array( 'a!', 'b!' ), $said );
		// As a plugin that is activated in the middle of a request.
		( new Waiting(
			array( 'hh_test_first' ),
			static function () use ( &$made ): array {
				++$made;
				return array();
			}
		) )->register();
		self::assertSame( 2, $made );
	}

	/** @return list<string> Hooks that the modules add something to. */
	private static function hooks( Waiting $one ): array {
		global $wp_filter;
		$before    = $wp_filter;
		$wp_filter = array();
		foreach ( ( $one->modules )() as $module ) {
			$module->register();
		}
		$hooks     = array_keys( $wp_filter );
		$wp_filter = $before;
		return array_map( strval( ... ), $hooks );
	}

	/** @param list<string> $wake */
	private static function is_after( string $hook, array $wake ): bool {
		foreach ( self::AFTER as $pattern => $first ) {
			if ( 1 === preg_match( $pattern, $hook ) && ( array( '' ) === $first || array() !== array_intersect( $first, $wake ) ) ) {
				return true;
			}
		}
		return false;
	}
}
