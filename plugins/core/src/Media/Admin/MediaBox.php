<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media\Admin;

use Closure;
use HearthHammer\Core\Assets\Assets;
use HearthHammer\Core\Fields\PostFields;
use HearthHammer\Core\Fields\RefusedFields;
use HearthHammer\Core\Fields\StaffFields;
use HearthHammer\Core\Media\Attachments;
use HearthHammer\Core\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Pictures, plans, papers and tours of a post on its edit screen, chosen from WordPress's media library: several at
 * once, in an order of one's own, each with its words.
 *
 * A list that somebody changes is theirs: imports leave it alone until it is handed back.
 */
final class MediaBox implements Module {

	private const INPUT = 'hh_media';
	/** Which lists the form had, also those that are empty now. */
	private const LISTS = 'hh_media_lists';
	private const BACK  = 'hh_media_hand_back';

	/**
	 * @param Closure(): string          $title Asked late, like the lists: translations are not there at first.
	 * @param Closure(): list<MediaList> $lists
	 */
	public function __construct(
		private readonly PostFields $fields,
		private readonly StaffFields $staff,
		private readonly Closure $title,
		private readonly Closure $lists,
	) {}

	public function register(): void {
		add_action( 'add_meta_boxes_' . $this->fields->post_type, $this->add( ... ) );
		add_action( 'save_post_' . $this->fields->post_type, $this->save( ... ), 15 );
		add_filter( 'hh_keep_attachment', $this->keep( ... ), 10, 2 );
		add_action( 'admin_enqueue_scripts', $this->enqueue( ... ) );
	}

	private function add(): void {
		add_meta_box( 'hh-media', ( $this->title )(), $this->print_box( ... ), $this->fields->post_type, 'normal', 'high' );
	}

	private function enqueue( string $page ): void {
		if ( in_array( $page, array( 'post.php', 'post-new.php' ), true ) && get_current_screen()?->post_type === $this->fields->post_type ) {
			$post = get_post();
			wp_enqueue_media( $post instanceof WP_Post ? array( 'post' => $post->ID ) : array() );
			wp_enqueue_script( 'jquery-ui-sortable' );
			wp_enqueue_script( 'jquery-touch-punch' );
			Assets::enqueue_enhancement( 'media-box' );
		}
	}

	private function print_box( WP_Post $post ): void {
		wp_nonce_field( $this->nonce(), $this->nonce(), false );
		$refused = RefusedFields::of( $post->ID );
		$view    = new MediaBoxView( self::INPUT, self::LISTS );
		$held    = $this->staff->of( $post->ID );
		foreach ( ( $this->lists )() as $list ) {
			$fault = $refused->sentences[ MediaBoxView::id( $list ) ] ?? '';
			$typed = $refused->typed[ self::INPUT . '_' . $list->field ] ?? null;
			$value = $this->fields->value( $post->ID, $list->field );
			$rows  = '' !== $fault && is_array( $typed ) ? $typed : ( is_array( $value ) ? $value : array() );
			$back  = in_array( $list->field, $held, true ) && $this->is_of_source( $post->ID )
				? sprintf( '<label><input type="checkbox" name="%s[]" value="%s"> %s</label>', esc_attr( self::BACK ), esc_attr( $list->field ), esc_html__( 'Edited by hand: use the feed’s value instead', 'hearth-hammer' ) ) : '';
			$view->print( $list, array_values( array_filter( $rows, is_array( ... ) ) ), $fault, $back );
		}
	}

	private function save( int $post ): void {
		if ( ! $this->is_ours( $post ) ) {
			return;
		}
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Checked by is_ours(), cleaned by MediaForm.
		$asked = isset( $_POST[ self::LISTS ] ) && is_array( $_POST[ self::LISTS ] ) ? $_POST[ self::LISTS ] : array();
		$sent  = isset( $_POST[ self::INPUT ] ) && is_array( $_POST[ self::INPUT ] ) ? wp_unslash( $_POST[ self::INPUT ] ) : array();
		$back  = isset( $_POST[ self::BACK ] ) && is_array( $_POST[ self::BACK ] ) ? array_filter( $_POST[ self::BACK ], is_string( ... ) ) : array();
		// phpcs:enable
		$changes = array();
		foreach ( ( $this->lists )() as $list ) {
			if ( ! in_array( $list->field, $asked, true ) || in_array( $list->field, $back, true ) ) {
				continue;
			}
			$form = MediaForm::read( $list, array_values( is_array( $sent[ $list->field ] ?? null ) ? $sent[ $list->field ] : array() ), $this->fields, $post );
			if ( null !== $form->fault ) {
				RefusedFields::add( $post, array( self::INPUT . '_' . $list->field => $form->rows ), array( MediaBoxView::id( $list ) => $form->fault ) );
				continue;
			}
			self::describe( $list, $form->rows );
			// In any order of keys it is the same item.
			if ( $this->fields->clean( $list->field, $form->items ) !== $this->fields->value( $post, $list->field ) ) {
				$changes[ $list->field ] = $form->items;
			}
		}
		if ( array() !== $changes ) {
			$this->fields->replace( $post, $changes + $this->staff->marks( $post, array_keys( $changes ) ) );
		}
		$this->staff->hand_back( $post, array_values( array_intersect( array_column( ( $this->lists )(), 'field' ), $back ) ) );
	}

	/**
	 * What a picture shows, in words, belongs to the picture.
	 *
	 * @param list<array<string, mixed>> $rows
	 */
	private static function describe( MediaList $list, array $rows ): void {
		foreach ( MediaKind::Pictures === $list->kind ? $rows : array() as $row ) {
			$id = (int) $row['attachment'];
			if ( null !== $row['alt'] && get_post_meta( $id, '_wp_attachment_image_alt', true ) !== $row['alt'] && current_user_can( 'edit_post', $id ) ) {
				update_post_meta( $id, '_wp_attachment_image_alt', wp_slash( (string) $row['alt'] ) );
				update_post_meta( $id, Attachments::BY_STAFF, 1 );
			}
		}
	}

	/** A picture that a person chose outlives the source that brought it. */
	private function keep( bool $is_kept, int $attachment ): bool {
		$post = (int) wp_get_post_parent_id( $attachment );
		if ( $is_kept || $post <= 0 || get_post_type( $post ) !== $this->fields->post_type ) {
			return $is_kept;
		}
		foreach ( array_intersect( array_column( ( $this->lists )(), 'field' ), $this->staff->of( $post ) ) as $field ) {
			if ( in_array( $attachment, array_map( intval( ... ), array_column( (array) $this->fields->value( $post, $field ), 'attachment' ) ), true ) ) {
				return true;
			}
		}
		return false;
	}

	/** Whether there is anyone to give a list back to. */
	private function is_of_source( int $post ): bool {
		$schema = $this->fields->schema();
		return isset( $schema['feed_hash'] ) && '' !== $this->fields->value( $post, 'feed_hash' );
	}

	private function nonce(): string {
		return 'hh_media_' . $this->fields->post_type;
	}

	/** Whether this request is the edit screen's form for this post, sent by someone who may. */
	private function is_ours( int $post ): bool {
		$nonce = isset( $_POST[ $this->nonce() ] ) && is_string( $_POST[ $this->nonce() ] ) ? sanitize_key( $_POST[ $this->nonce() ] ) : '';
		$id    = isset( $_POST['post_ID'] ) && is_numeric( $_POST['post_ID'] ) ? (int) $_POST['post_ID'] : 0;
		return $id === $post && false !== wp_verify_nonce( $nonce, $this->nonce() ) && current_user_can( 'edit_post', $post );
	}
}
