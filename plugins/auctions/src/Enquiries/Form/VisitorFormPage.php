<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Form;

use Closure;
use HearthHammer\Auctions\Enquiries\EnquiriesModule;
use HearthHammer\Auctions\Enquiries\EnquiryErrors;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Core\Assets\Assets;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Templates\TemplatePage;
use HearthHammer\Core\Visitor\VisitorError;

/**
 * A form of the auctions without JavaScript: it is shown once more to check, sent, and thanked for.
 */
final readonly class VisitorFormPage {

	/**
	 * @param Closure(PageRequest): ?VisitorForm       $form      Null where there is nothing to ask about.
	 * @param EnquiriesModule                          $services  What sends the form is made when it is sent.
	 * @param (Closure(PageRequest): ?EnquiryKind)|null $thanked  What the page of thanks thanks for, where the form has several kinds.
	 */
	public function __construct(
		private Closure $form,
		private EnquiriesModule $services,
		private ?Closure $thanked = null,
	) {}

	/** The folder of the templates of these pages. */
	public static function folder(): string {
		return dirname( __DIR__, 3 ) . '/templates/enquiries';
	}

	/** Null where there is nothing of the kind; an address where to go on. */
	public function answer( PageRequest $request ): TemplatePage|string|null {
		$form = ( $this->form )( $request );
		if ( null === $form ) {
			return null;
		}
		if ( 'thanks' === $request->page ) {
			return $this->thanks( $form, $request );
		}
		$fields  = $request->fields ?? $form->begun( $request->query );
		$refused = null;
		if ( is_string( $fields['token'] ?? null ) && '' !== $fields['token'] ) {
			try {
				/** @var array<string, mixed> $fields */
				return $form->thanks_url( $this->services->sending->send( $fields, static fn () => $form->draft( $fields ) )->kind );
			} catch ( VisitorError $fault ) {
				$refused = $fault;
			} catch ( WriteFailed ) {
				$refused = EnquiryErrors::not_kept();
			}
		}
		$is_check = $request->is_post() && null === $refused;
		$html     = $form->html( $fields, $refused->fields ?? array(), $this->services->form_token->issue() );
		// Only a link that brings answers along may have brought a person along, in the tab.
		if ( ! $request->is_post() && array() !== $fields ) {
			Assets::enqueue_enhancement( 'carried-person' );
			$html = "<div data-hh-carried-person>{$html}</div>";
		}
		return new TemplatePage(
			$refused->status ?? 200,
			$is_check ? __( 'Check your answers and send', 'hearth-hammer' ) : $form->kind( $fields )->wish(),
			self::folder(),
			'page-form',
			$form->about() + array(
				'lede'  => $is_check ? /* translators: %s: the words of the button */ sprintf( __( 'Check what you’ve written. If it’s right, select “%s” at the bottom.', 'hearth-hammer' ), $form->kind( $fields )->send() ) : '',
				'error' => $refused->sentence ?? '',
				// A form that was kept open too long, or comes from a page without a token, is sent with the next click.
				'form'  => $html,
			)
		);
	}

	private function thanks( VisitorForm $form, PageRequest $request ): ?TemplatePage {
		$kind = null === $this->thanked ? $form->kind( array() ) : ( $this->thanked )( $request );
		if ( null === $kind ) {
			return null;
		}
		$thanks = $this->services->sending->thanks( $kind, $form->business() );
		return new TemplatePage( 200, $thanks['title'], self::folder(), 'page-thanks', $form->about() + $thanks );
	}
}
