<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack\Staff;

use HearthHammer\Auctions\LegalPack\DocumentRepository;
use HearthHammer\Auctions\LegalPack\LegalDocument;
use HearthHammer\Auctions\LegalPack\LegalDocuments;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Core\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The legal pack on a lot's edit screen: what it holds, putting in several documents at once, a new version of one, the
 * order, and taking one out.
 */
final class LegalBox implements Module {

	public const FORM = 'hh-legal-form';

	public function __construct( private readonly DocumentRepository $documents ) {}

	public function register(): void {
		add_action( 'add_meta_boxes_' . LotPostType::NAME, $this->add( ... ) );
	}

	private function add( WP_Post $post ): void {
		if ( ! current_user_can( Capabilities::EDIT_LOTS ) ) {
			return;
		}
		add_meta_box( 'hh-legal-pack', __( 'Legal pack', 'hearth-hammer' ), $this->print_box( ... ), LotPostType::NAME, 'normal', 'default' );
		// A form cannot stand within WordPress's own; the fields of the box name this one.
		add_action(
			'admin_footer',
			static function () use ( $post ): void {
				printf( '<form id="%s" method="post" enctype="multipart/form-data" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="lot" value="%d">', esc_attr( self::FORM ), esc_url( admin_url( 'admin-post.php' ) ), esc_attr( LegalActions::SAVE ), (int) $post->ID );
				wp_nonce_field( LegalActions::SAVE . $post->ID, '_wpnonce', false );
				echo '</form>';
			}
		);
	}

	private function print_box( WP_Post $post ): void {
		$documents = $this->documents->current( $post->ID );
		$form      = self::FORM;
		// phpcs:disable WordPress.Security.EscapeOutput -- $form is a constant, $accept is made of the list of types.
		if ( array() !== $documents ) {
			printf( '<div tabindex="0" role="region" aria-label="%s" style="overflow-x:auto"><table class="widefat striped"><thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>', esc_attr__( 'Documents', 'hearth-hammer' ), esc_html__( 'Order', 'hearth-hammer' ), esc_html__( 'Document', 'hearth-hammer' ), esc_html__( 'Version', 'hearth-hammer' ), esc_html__( 'New version', 'hearth-hammer' ), esc_html__( 'Remove', 'hearth-hammer' ) );
			foreach ( $documents as $place => $document ) {
				$this->row( $document, $place + 1 );
			}
			echo '</tbody></table></div>';
		}
		$accept = '.' . implode( ',.', array_keys( LegalDocuments::TYPES ) );
		printf( '<p><label for="hh-legal-files"><strong>%s</strong></label><br><input type="file" id="hh-legal-files" style="max-width:100%%" form="%s" name="files[]" accept="%s" multiple></p>', esc_html__( 'Add documents', 'hearth-hammer' ), $form, $accept );
		printf( '<p class="description">%s</p>', esc_html__( 'Documents are named after their files. A file with the same name as an existing document becomes its new version. People who downloaded an older version are emailed after five minutes. PDF, Word, Excel, ZIP and image files, up to 50 MB each.', 'hearth-hammer' ) );
		printf( '<p><button type="submit" form="%s" class="button button-secondary">%s</button> <a href="%s">%s</a></p>', $form, esc_html__( 'Save legal pack', 'hearth-hammer' ), esc_url( AccessScreen::url( array( 'lot' => (string) $post->ID ) ) ), esc_html__( 'Legal pack downloads', 'hearth-hammer' ) );
		// phpcs:enable
	}

	private function row( LegalDocument $document, int $place ): void {
		$id = $document->document;
		printf(
			'<tr><td><label class="screen-reader-text" for="hh-legal-place-%1$d">%2$s</label><input type="number" class="small-text" id="hh-legal-place-%1$d" form="%3$s" name="place[%1$d]" value="%4$d" min="1" max="999"></td>',
			(int) $id,
			/* translators: %s: title of a document */
			esc_html( sprintf( __( 'Order of %s', 'hearth-hammer' ), $document->title ) ),
			esc_attr( self::FORM ),
			(int) $place
		);
		printf( '<td><strong>%s</strong><br><span class="description">%s</span></td>', esc_html( $document->title ), esc_html( $document->kind() ) );
		/* translators: 1: number of a version, 2: date */
		printf( '<td>%s</td>', esc_html( sprintf( __( '%1$d, %2$s', 'hearth-hammer' ), $document->version, $document->date() ) ) );
		printf(
			'<td><label class="screen-reader-text" for="hh-legal-new-%1$d">%2$s</label><input type="file" id="hh-legal-new-%1$d" form="%3$s" name="version_%1$d"></td>',
			(int) $id,
			/* translators: %s: title of a document */
			esc_html( sprintf( __( 'New version of %s', 'hearth-hammer' ), $document->title ) ),
			esc_attr( self::FORM )
		);
		printf(
			'<td><label><input type="checkbox" form="%s" name="withdraw[]" value="%d"> <span class="screen-reader-text">%s</span></label></td></tr>',
			esc_attr( self::FORM ),
			(int) $id,
			/* translators: %s: title of a document */
			esc_html( sprintf( __( 'Remove %s', 'hearth-hammer' ), $document->title ) )
		);
	}
}
