<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Addenda;

use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Module;
use InvalidArgumentException;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The box on the edit screens of lots and sales: what has been published, and publishing one more. There is no button to
 * change or delete one.
 */
final class AddendumBox implements Module {

	public const ACTION = 'hh_addendum_add';

	private const FORM = 'hh-addendum-form';
	private const SAID = 'hh_addendum';

	public function __construct( private readonly AddendumRepository $addenda ) {}

	public function register(): void {
		add_action( 'add_meta_boxes', $this->add( ... ), 10, 2 );
		add_action( 'admin_post_' . self::ACTION, $this->publish( ... ) );
		add_action( 'admin_notices', $this->say( ... ) );
	}

	/** @param mixed $post Other screens than a post's hand over other things. */
	private function add( string $screen, mixed $post ): void {
		$is_ours = $post instanceof WP_Post && ( null !== LotRecord::of( $post->ID ) || null !== SaleRecord::of( $post->ID ) );
		if ( $is_ours && current_user_can( Capabilities::EDIT_LOTS ) ) {
			add_meta_box( 'hh-addenda', __( 'Addenda', 'hearth-hammer' ), $this->print_box( ... ), $screen, 'normal', 'default' );
			// A form cannot stand within WordPress's own; the fields of the box name this one.
			add_action( 'admin_footer', static fn () => printf( '<form id="%s" method="post" action="%s"></form>', esc_attr( self::FORM ), esc_url( admin_url( 'admin-post.php' ) ) ) );
		}
	}

	private function print_box( WP_Post $post ): void {
		$lot     = LotRecord::of( $post->ID );
		$addenda = null === $lot ? $this->addenda->of_sale( $post->ID ) : $this->addenda->of_lot( $lot->id(), ( $lot->sale?->id() ?? 0 ) );
		if ( 'publish' !== $post->post_status ) {
			printf( '<p>%s</p>', esc_html__( 'Publish this first, then you can add an addendum.', 'hearth-hammer' ) );
			return;
		}
		echo array() === $addenda ? '<p>' . esc_html__( 'No addenda yet.', 'hearth-hammer' ) . '</p>' : '<ol style="margin-left:0;list-style:none">';
		foreach ( $addenda as $addendum ) {
			printf(
				'<li style="margin-bottom:1em"><strong>%s</strong> · %s%s<br><span style="white-space:pre-line">%s</span></li>',
				/* translators: %d: number of an addendum within its sale */
				esc_html( sprintf( __( 'Addendum %d', 'hearth-hammer' ), $addendum->number ) ),
				esc_html( $addendum->date() ),
				esc_html( self::about( $addendum, $lot ) ),
				esc_html( $addendum->text )
			);
		}
		echo array() === $addenda ? '' : '</ol>';
		$this->print_form( $post );
	}

	private function print_form( WP_Post $post ): void {
		$form = sprintf( 'form="%s"', esc_attr( self::FORM ) );
		// phpcs:disable WordPress.Security.EscapeOutput -- $form is escaped above.
		printf( '<input type="hidden" %s name="action" value="%s"><input type="hidden" %s name="post" value="%d">', $form, esc_attr( self::ACTION ), $form, (int) $post->ID );
		printf( '<input type="hidden" %s name="_wpnonce" value="%s"><input type="hidden" %s name="submission" value="%s">', $form, esc_attr( wp_create_nonce( self::ACTION . $post->ID ) ), $form, esc_attr( bin2hex( random_bytes( 16 ) ) ) );
		printf( '<p><label for="hh-addendum-text"><strong>%s</strong></label><br><textarea id="hh-addendum-text" %s name="text" rows="4" class="large-text" maxlength="%d" required></textarea></p>', esc_html__( 'New addendum', 'hearth-hammer' ), $form, (int) AddendumRepository::LENGTH );
		printf( '<p><label><input type="checkbox" %s name="sure" value="1" required> %s</label></p>', $form, esc_html__( 'I have checked it. It will be published immediately and emailed to everyone watching. It cannot be edited or withdrawn: to correct it, publish another addendum.', 'hearth-hammer' ) );
		printf( '<p><button type="submit" %s class="button button-secondary">%s</button></p>', $form, esc_html__( 'Publish addendum', 'hearth-hammer' ) );
		// phpcs:enable
	}

	private static function about( Addendum $addendum, ?LotRecord $page ): string {
		if ( 0 === $addendum->lot ) {
			return null === $page ? '' : ' · ' . __( 'all lots', 'hearth-hammer' );
		}
		$lot = $page?->id() === $addendum->lot ? null : LotRecord::of( $addendum->lot );
		/* translators: %s: the number of a lot, e.g. 12A */
		return null === $lot ? '' : ' · ' . sprintf( __( 'lot %s', 'hearth-hammer' ), $lot->number()->printed );
	}

	private function publish(): void {
		$id = absint( is_scalar( $_POST['post'] ?? null ) ? $_POST['post'] : 0 ); // phpcs:ignore WordPress.Security.NonceVerification -- Checked next.
		check_admin_referer( self::ACTION . $id );
		if ( ! current_user_can( Capabilities::EDIT_LOTS ) || ! current_user_can( 'edit_post', $id ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to publish addenda.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		// Plain text as it was written: a "<" or a "%20" is part of it. The repository takes out control characters.
		$text = static fn ( string $name ): string => is_string( $_POST[ $name ] ?? null ) ? wp_unslash( $_POST[ $name ] ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput
		$this->leave( $id, $this->add_to( $id, $text( 'text' ), $text( 'submission' ), '1' === $text( 'sure' ) ) );
	}

	private function add_to( int $id, string $text, string $submission, bool $is_sure ): string {
		$lot  = LotRecord::of( $id );
		$sale = null === $lot ? SaleRecord::of( $id ) : $lot->sale;
		if ( ! $is_sure || null === $sale || 'publish' !== get_post_status( $id ) || 1 !== preg_match( '/^[0-9a-f]{32}$/D', $submission ) ) {
			return 'refused';
		}
		try {
			$this->addenda->add( $sale->id(), null === $lot ? 0 : $lot->id(), $text, $submission, get_current_user_id() );
			return 'added';
		} catch ( InvalidArgumentException ) {
			return 'refused';
		} catch ( WriteFailed ) {
			return 'failed';
		}
	}

	private function leave( int $id, string $said ): never {
		wp_safe_redirect( add_query_arg( self::SAID, $said, (string) get_edit_post_link( $id, 'raw' ) ) . '#hh-addenda' );
		exit;
	}

	private function say(): void {
		$said  = is_string( $_GET[ self::SAID ] ?? null ) ? sanitize_key( $_GET[ self::SAID ] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- Only chooses a sentence.
		$words = array(
			'added'   => array( __( 'Addendum published.', 'hearth-hammer' ), 'success' ),
			'refused' => array( __( 'Addendum not published. Enter the text and tick the box to confirm.', 'hearth-hammer' ), 'error' ),
			'failed'  => array( __( 'The addendum could not be saved. Try again.', 'hearth-hammer' ), 'error' ),
		);
		if ( isset( $words[ $said ] ) ) {
			wp_admin_notice( $words[ $said ][0], array( 'type' => $words[ $said ][1] ) );
		}
	}
}
