<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack\Solicitors;

use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * On a lot's edit screen: ask a solicitor for documents, check what they sent, and publish it in the legal pack.
 */
final class SolicitorBox implements Module {

	public const ID   = 'hh-legal-solicitors';
	public const FORM = 'hh-legal-solicitors-form';

	public function __construct(
		private readonly DocumentRequests $requests,
		private readonly SentDocuments $sent,
	) {}

	public function register(): void {
		add_action( 'add_meta_boxes_' . LotPostType::NAME, $this->add( ... ) );
	}

	private function add( WP_Post $post ): void {
		if ( ! current_user_can( Capabilities::EDIT_LOTS ) || 'auto-draft' === $post->post_status ) {
			return;
		}
		add_meta_box( self::ID, __( 'Documents from solicitors', 'hearth-hammer' ), $this->print_box( ... ), LotPostType::NAME, 'normal', 'default' );
		// A form cannot be within WordPress's own; the fields of the box name this one.
		add_action(
			'admin_footer',
			static function () use ( $post ): void {
				printf( '<form id="%s" method="post" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="lot" value="%d">', esc_attr( self::FORM ), esc_url( admin_url( 'admin-post.php' ) ), esc_attr( SolicitorActions::SAVE ), (int) $post->ID );
				wp_nonce_field( SolicitorActions::SAVE . $post->ID, '_wpnonce', false );
				echo '</form>';
			}
		);
	}

	public function print_box( WP_Post $post ): void {
		$requests = array_column( $this->requests->of_lot( $post->ID ), null, 'id' );
		$sent     = $this->sent->of_lot( $post->ID );
		if ( array() !== $sent ) {
			$this->print_documents( $sent, $requests );
		}
		if ( array() !== $requests ) {
			$this->print_requests( $requests );
		}
		printf( '<p><strong>%s</strong></p><p class="description">%s</p>', esc_html__( 'Ask a solicitor for documents', 'hearth-hammer' ), esc_html__( 'We email them a link where they can send files. You check each file before it goes into the legal pack.', 'hearth-hammer' ) );
		printf( '<p><label>%1$s<br><input type="text" form="%2$s" name="name" maxlength="40" autocomplete="off" class="regular-text"></label></p><p><label>%3$s<br><input type="email" form="%2$s" name="email" maxlength="254" autocomplete="off" class="regular-text"></label></p>', esc_html__( 'Name', 'hearth-hammer' ), esc_attr( self::FORM ), esc_html__( 'Email address', 'hearth-hammer' ) );
		printf( '<p><label>%s<br><select form="%s" name="days">', esc_html__( 'The link works for', 'hearth-hammer' ), esc_attr( self::FORM ) );
		foreach ( SolicitorActions::DAYS as $days ) {
			/* translators: %d: number of days */
			printf( '<option value="%d"%s>%s</option>', (int) $days, selected( SolicitorActions::USUAL_DAYS, $days, false ), esc_html( sprintf( __( '%d days', 'hearth-hammer' ), $days ) ) );
		}
		printf( '</select></label></p><p>%s</p>', self::button( 'ask', __( 'Email the link', 'hearth-hammer' ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped in it.
	}

	/**
	 * @param list<SentDocument>         $sent
	 * @param array<int, DocumentRequest> $requests
	 */
	private function print_documents( array $sent, array $requests ): void {
		printf( '<div tabindex="0" role="region" aria-label="%1$s" style="overflow-x:auto"><table class="widefat striped"><thead><tr><th scope="col">%1$s</th><th scope="col">%2$s</th><th scope="col">%3$s</th><th scope="col">%4$s</th></tr></thead><tbody>', esc_html__( 'Document', 'hearth-hammer' ), esc_html__( 'Sent by', 'hearth-hammer' ), esc_html__( 'Status', 'hearth-hammer' ), esc_html__( 'Actions', 'hearth-hammer' ) );
		foreach ( $sent as $one ) {
			echo '<tr><td>';
			if ( $one->waits() ) {
				/* translators: %s: name of a file */
				printf( '<label class="screen-reader-text" for="hh-legal-sent-%1$d">%2$s</label><input type="text" id="hh-legal-sent-%1$d" form="%3$s" name="title[%1$d]" value="%4$s" maxlength="200"><br><a href="%5$s">%6$s</a> (%7$s)', (int) $one->id, esc_html( sprintf( __( 'Title of %s', 'hearth-hammer' ), $one->name ) ), esc_attr( self::FORM ), esc_attr( $one->title ), esc_url( SolicitorActions::file_url( $one ) ), esc_html( $one->name ), esc_html( (string) size_format( $one->bytes ) ) );
			} else {
				printf( '<strong>%s</strong><br>%s', esc_html( $one->title ), esc_html( $one->name ) );
			}
			$by = $requests[ $one->request ]->name ?? '';
			printf( '</td><td>%s<br>%s</td><td>%s</td><td>', esc_html( '' === $by ? __( 'Person deleted', 'hearth-hammer' ) : $by ), esc_html( ClockTime::on( $one->sent_at, 'j F Y' ) ), esc_html( self::status( $one ) ) );
			echo $one->waits() ? self::button( "publish-{$one->id}", __( 'Publish', 'hearth-hammer' ) ) . ' ' . self::button( "refuse-{$one->id}", __( 'Don’t use', 'hearth-hammer' ) ) : ''; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped in it.
			echo '</td></tr>';
		}
		echo '</tbody></table></div>';
		printf( '<p class="description">%s</p>', esc_html__( 'A document with the title of one in the pack becomes its new version.', 'hearth-hammer' ) );
	}

	/** @param array<int, DocumentRequest> $requests */
	private function print_requests( array $requests ): void {
		echo '<ul>';
		foreach ( $requests as $request ) {
			$by = get_userdata( $request->asked_by );
			/* translators: 1: name, 2: email address, 3: day, 4: name of a member of staff */
			$line = '' === $request->email ? __( 'Person deleted', 'hearth-hammer' ) : sprintf( __( '%1$s (%2$s), asked on %3$s by %4$s', 'hearth-hammer' ), $request->name, $request->email, ClockTime::on( $request->asked_at, 'j F Y' ), false === $by ? '–' : $by->display_name );
			if ( $request->is_open( time() ) ) {
				/* translators: %s: day */
				printf( '<li>%s. %s %s</li>', esc_html( $line ), esc_html( sprintf( __( 'The link works until %s.', 'hearth-hammer' ), ClockTime::on( $request->ends_at, 'j F Y' ) ) ), self::button( "close-{$request->id}", __( 'End the link', 'hearth-hammer' ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped in it.
			} else {
				printf( '<li>%s. %s</li>', esc_html( $line ), esc_html__( 'The link has ended.', 'hearth-hammer' ) );
			}
		}
		echo '</ul>';
	}

	private static function status( SentDocument $one ): string {
		$by = get_userdata( $one->decided_by );
		/* translators: 1: state of a document, e.g. Published, 2: day, 3: name of a member of staff */
		return 0 === $one->decided_at ? $one->state_label() : sprintf( __( '%1$s on %2$s by %3$s', 'hearth-hammer' ), $one->state_label(), ClockTime::on( $one->decided_at, 'j F Y' ), false === $by ? '–' : $by->display_name );
	}

	private static function button( string $does, string $label ): string {
		return sprintf( '<button type="submit" form="%s" name="do" value="%s" class="button button-secondary">%s</button>', esc_attr( self::FORM ), esc_attr( $does ), esc_html( $label ) );
	}
}
