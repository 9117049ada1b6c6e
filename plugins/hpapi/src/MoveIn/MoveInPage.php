<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\MoveIn;

use HearthHammer\Core\Module;
use HearthHammer\Core\Sync\InvalidFeed;
use HearthHammer\Hpapi\Feeds\Admin\ImportPage;
use HearthHammer\Hpapi\Feeds\FeedCapability;
use HearthHammer\Hpapi\Feeds\FeedServices;

defined( 'ABSPATH' ) || exit;

/**
 * Properties → Move in: what other plugins have on this site, and a button that begins with a dry run. Progress, report
 * and the next step are on the import screen.
 */
final class MoveInPage implements Module {

	public const CHECK = 'hpapi_move_in';

	private const SLUG = 'hpapi-move-in';

	/** @param \Closure(): FeedServices $feeds Made when they are needed. */
	public function __construct( private readonly \Closure $feeds ) {}

	public function register(): void {
		add_action( 'admin_menu', $this->add( ... ) );
		add_action( 'admin_post_' . self::CHECK, $this->check( ... ) );
	}

	private function add(): void {
		add_submenu_page( 'edit.php?post_type=hpapi_property', __( 'Move in from another plugin', 'hearth-hammer' ), __( 'Move in', 'hearth-hammer' ), FeedCapability::NAME, self::SLUG, $this->show( ... ) );
	}

	public function show(): void {
		printf(
			'<div class="wrap"><h1>%s</h1><p>%s</p>',
			esc_html__( 'Move in from another plugin', 'hearth-hammer' ),
			esc_html__( 'Properties move in with their images, floorplans, documents, features, offices and negotiators. Their old addresses redirect to the new ones once the other plugin is deactivated. Nothing of the other plugin is changed. You see the changes before anything happens.', 'hearth-hammer' )
		);
		$found = array_filter( MoveIn::stocks(), static fn ( OldStock $stock ): bool => $stock->count() > 0 );
		if ( array() === $found ) {
			/* translators: %s: names of plugins */
			printf( '<p>%s</p>', esc_html( sprintf( __( 'This site has no properties of another plugin. You can move in from: %s.', 'hearth-hammer' ), implode( ', ', array_map( static fn ( OldStock $stock ): string => $stock->label(), MoveIn::stocks() ) ) ) ) );
		}
		array_walk( $found, $this->form( ... ) );
		echo '</div>';
	}

	private function form( OldStock $stock ): void {
		$count = $stock->count();
		printf(
			'<h2>%s</h2><p>%s</p><form method="post" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="plugin" value="%s">%s%s</form>',
			esc_html( $stock->label() ),
			/* translators: %s: number of properties */
			esc_html( sprintf( _n( '%s property found.', '%s properties found.', $count, 'hearth-hammer' ), number_format_i18n( $count ) ) ),
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( self::CHECK ),
			esc_attr( $stock->name() ),
			wp_nonce_field( self::CHECK, '_wpnonce', true, false ), // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by WordPress.
			get_submit_button( __( 'Check properties', 'hearth-hammer' ), 'primary', 'submit', true, array( 'id' => 'hpapi-move-in-' . $stock->name() ) ) // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by WordPress.
		);
	}

	/** Writes the stock file. The import screen then checks it, some seconds at a time. */
	private function check(): never {
		if ( ! current_user_can( FeedCapability::NAME ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to import feeds.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::CHECK );
		$name  = isset( $_POST['plugin'] ) && is_string( $_POST['plugin'] ) ? sanitize_key( $_POST['plugin'] ) : '';
		$stock = MoveIn::stock( $name );
		if ( null === $stock ) {
			wp_die( esc_html__( 'Choose a plugin to move in from.', 'hearth-hammer' ), '', array( 'response' => 400 ) );
		}
		$run = 0;
		try {
			$run = ( new MoveIn( ( $this->feeds )() ) )->prepare( $stock, dry_run: true )->id;
		} catch ( InvalidFeed $fault ) {
			set_transient( ImportPage::message_key(), $stock->label() . ': ' . $fault->getMessage(), 5 * MINUTE_IN_SECONDS );
		}
		wp_safe_redirect( ImportPage::url( $run ) );
		exit;
	}
}
