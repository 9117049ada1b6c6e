<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Fields\Admin;

use Closure;
use HearthHammer\Core\Fields\FieldGuard;
use HearthHammer\Core\Fields\PostFields;
use HearthHammer\Core\Fields\RefusedFields;
use HearthHammer\Core\Fields\StaffFields;
use HearthHammer\Core\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The fields of a post type on its edit screen: each is held against its schema before it is kept, and one that may not
 * be kept is shown as it was typed, with a sentence, while all others are saved.
 */
final class FieldsBox implements Module {

	private const INPUT = 'hh_field';
	private const BACK  = 'hh_field_back';

	/**
	 * @param Closure(): string                              $title    Of the box.
	 * @param Closure(int): list<FieldSection>               $sections Of a post.
	 * @param Closure(string): array<string|int, string>     $choices  As FieldInput takes them.
	 * @param Closure(int, array<string, mixed>): void       $write    Keeps fields of a post, as a person's.
	 * @param (Closure(): string)|null                       $name     What to type above, in place of WordPress's “Add title”.
	 * @param (Closure(): array<string, mixed>)|null         $start    What is known of a new post, by field: shown, and kept with the rest.
	 */
	public function __construct(
		private readonly PostFields $fields,
		private readonly StaffFields $staff,
		private readonly FieldGuard $guard,
		private readonly Closure $title,
		private readonly Closure $sections,
		private readonly Closure $choices,
		private readonly Closure $write,
		private readonly ?Closure $name = null,
		private readonly ?Closure $start = null,
	) {}

	public function register(): void {
		add_action( 'add_meta_boxes_' . $this->fields->post_type, $this->add( ... ) );
		add_action( 'admin_enqueue_scripts', fn ( string $page ) => SectionFold::enqueue( $page, $this->fields->post_type ) );
		add_action( 'admin_enqueue_scripts', fn ( string $page ) => FieldRows::enqueue( $page, $this->fields->post_type ) );
		add_filter( 'enter_title_here', fn ( string $text, WP_Post $post ): string => null !== $this->name && $this->fields->post_type === $post->post_type ? ( $this->name )() : $text, 10, 2 );
		( new PostMessages( $this->fields->post_type ) )->register();
		add_action( 'pre_post_update', $this->before_update( ... ) );
		// Before the lists of media, which add what they refuse.
		add_action( 'save_post_' . $this->fields->post_type, $this->save( ... ) );
	}

	private function add(): void {
		// WordPress's own box would let raw values past the checks.
		remove_meta_box( 'postcustom', $this->fields->post_type, 'normal' );
		add_meta_box( 'hh-fields', ( $this->title )(), $this->print_box( ... ), $this->fields->post_type, 'normal', 'high' );
	}

	private function print_box( WP_Post $post ): void {
		wp_nonce_field( $this->nonce(), $this->nonce(), false );
		$refused = RefusedFields::of( $post->ID );
		$typed   = null !== $refused && is_array( $refused->typed[ self::INPUT ] ?? null ) ? $refused->typed[ self::INPUT ] : array();
		$held    = $this->staff->of( $post->ID );
		$is_fed  = isset( $this->fields->schema()['feed_hash'] ) && '' !== $this->fields->value( $post->ID, 'feed_hash' );
		$input   = new FieldInput( self::INPUT, $this->choices );
		$start   = null !== $this->start && 'auto-draft' === $post->post_status ? ( $this->start )() : array();
		$fold    = new SectionFold( $this->fields->post_type );
		foreach ( ( $this->sections )( $post->ID ) as $section ) {
			$faults = array_intersect_key( $refused->sentences ?? array(), array_flip( array_map( FieldInput::id( ... ), array_keys( $section->fields ) ) ) );
			$filled = array_filter( array_keys( $section->fields ), fn ( string $name ): bool => SectionFold::is_filled( $this->fields->value( $post->ID, $name ), $this->fields->schema()[ $name ] ) );
			$fold->begin( $section, array_values( $section->fields ), count( $filled ), array() !== $faults );
			echo '<table class="form-table hh-fields__table" role="presentation"><tbody>';
			foreach ( $section->fields as $name => $label ) {
				$fault = $refused->sentences[ FieldInput::id( $name ) ] ?? '';
				printf( '<tr><th scope="row"><label for="%s">%s</label></th><td>', esc_attr( FieldInput::id( $name ) ), esc_html( $label ) );
				$input->print( $name, $label, $this->fields->schema()[ $name ], '' !== $fault && isset( $typed[ $name ] ) ? $typed[ $name ] : $start[ $name ] ?? $this->fields->value( $post->ID, $name ), $fault );
				if ( $is_fed && in_array( $name, $held, true ) ) {
					printf( ' <label><input type="checkbox" name="%s[]" value="%s"> %s</label>', esc_attr( self::BACK ), esc_attr( $name ), esc_html__( 'Edited by hand: use the feed’s value instead', 'hearth-hammer' ) );
				}
				echo '</td></tr>';
			}
			echo '</tbody></table>';
			SectionFold::end();
		}
	}

	/** So that a changed title or text counts as this person's. */
	private function before_update( int $post ): void {
		if ( $this->is_ours( $post ) ) {
			$this->staff->person( true );
		}
	}

	private function save( int $post ): void {
		if ( ! $this->is_ours( $post ) ) {
			return;
		}
		$this->staff->person( false );
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Checked by is_ours(); read by TypedField, cleaned by PostFields.
		$sent = isset( $_POST[ self::INPUT ] ) && is_array( $_POST[ self::INPUT ] ) ? wp_unslash( $_POST[ self::INPUT ] ) : array();
		$back = isset( $_POST[ self::BACK ] ) && is_array( $_POST[ self::BACK ] ) ? array_values( array_filter( wp_unslash( $_POST[ self::BACK ] ), is_string( ... ) ) ) : array();
		// phpcs:enable
		// Once: writing the fields saves the post again.
		unset( $_POST[ $this->nonce() ] ); // phpcs:ignore WordPress.Security.NonceVerification -- Checked by is_ours().
		RefusedFields::forget( $post );
		$names = array_merge( ...array_map( static fn ( FieldSection $section ): array => array_keys( $section->fields ), ( $this->sections )( $post ) ) );
		$typed = array_intersect_key( $sent, array_flip( array_diff( $names, $back ) ) );
		$read  = array();
		foreach ( $typed as $name => $value ) {
			$read[ $name ] = TypedField::read( $name, $this->fields->schema()[ $name ], $value );
		}
		$faults = $this->guard->faults( $post, $read );
		$values = array();
		foreach ( array_diff_key( $read, $faults ) as $name => $value ) {
			$clean = $this->fields->clean( $name, $value );
			if ( $clean !== $this->fields->value( $post, $name ) ) {
				$values[ $name ] = $clean;
			}
		}
		array() === $values || ( $this->write )( $post, $values );
		$this->staff->hand_back( $post, $back );
		$sentences = array();
		foreach ( $faults as $name => $sentence ) {
			$sentences[ FieldInput::id( $name ) ] = $sentence;
		}
		RefusedFields::add( $post, array( self::INPUT => array_intersect_key( array( ...$typed, ...array_filter( $read, is_array( ... ) ) ), $faults ) ), $sentences );
	}

	private function nonce(): string {
		return 'hh_fields_' . $this->fields->post_type;
	}

	/** Whether this request is the edit screen's form for this post, sent by someone who may. */
	private function is_ours( int $post ): bool {
		$nonce = isset( $_POST[ $this->nonce() ] ) && is_string( $_POST[ $this->nonce() ] ) ? sanitize_key( $_POST[ $this->nonce() ] ) : '';
		$id    = isset( $_POST['post_ID'] ) && is_numeric( $_POST['post_ID'] ) ? (int) $_POST['post_ID'] : 0;
		return $id === $post && false !== wp_verify_nonce( $nonce, $this->nonce() ) && current_user_can( 'edit_post', $post );
	}
}
