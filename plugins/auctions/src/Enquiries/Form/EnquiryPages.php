<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Form;

use Closure;
use HearthHammer\Auctions\Enquiries\EnquiryErrors;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\SendEnquiry;
use HearthHammer\Auctions\Enquiries\Thanks;
use HearthHammer\Core\Assets\Assets;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Page\PageResponse;
use HearthHammer\Core\Page\VirtualPage;
use HearthHammer\Core\Templates\TemplatePage;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Visitor\VisitorError;

/**
 * A form of the auctions without JavaScript: it is shown once more to check, sent, and thanked for.
 */
final readonly class EnquiryPages {

	/**
	 * @param string                                $variable  Query variable of the page: `form` or `thanks`.
	 * @param array<string, string>                 $rules     As VirtualPage takes them.
	 * @param list<string>                          $variables The other query variables.
	 * @param Closure(PageRequest): ?EnquirySubject $subject   Null where there is no such thing.
	 * @param Closure(PageRequest): ?EnquiryKind    $thanked   For what the page of thanks thanks.
	 * @param Closure(): SendEnquiry                $sending   These three are made when they are needed.
	 * @param Closure(): FormToken                  $form_token
	 * @param Closure(): Thanks                     $thanks
	 */
	public function __construct(
		private string $variable,
		private array $rules,
		private array $variables,
		private Closure $subject,
		private Closure $thanked,
		private Closure $sending,
		private Closure $form_token,
		private Closure $thanks,
	) {}

	public function page(): VirtualPage {
		return new VirtualPage(
			$this->variable,
			array( 'form', 'thanks' ),
			$this->rules,
			function ( PageRequest $request ): ?PageResponse {
				$page = $this->answer( $request );
				return match ( true ) {
					null === $page     => null,
					is_string( $page ) => PageResponse::redirect( $page ),
					default            => $page->response(),
				};
			},
			'auction-page.php',
			dirname( __DIR__, 3 ) . '/templates/auction-page.php',
			is_private: true,
			variables: $this->variables,
			classes: array( 'hh-page-auction' ),
		);
	}

	/** Null where there is nothing of the kind; an address where to go on. */
	public function answer( PageRequest $request ): TemplatePage|string|null {
		$subject = ( $this->subject )( $request );
		if ( null === $subject ) {
			return null;
		}
		if ( 'thanks' === $request->page ) {
			return $this->thanks( $subject, $request );
		}
		$fields  = $request->fields ?? $subject->begun( $request->query );
		$refused = null;
		if ( is_string( $fields['token'] ?? null ) && '' !== $fields['token'] ) {
			try {
				/** @var array<string, mixed> $fields */
				return $subject->thanks_url( ( $this->sending )()->send( $fields, static fn () => $subject->draft( $fields ) )->kind );
			} catch ( VisitorError $fault ) {
				$refused = $fault;
			} catch ( WriteFailed ) {
				$refused = EnquiryErrors::not_kept();
			}
		}
		$is_check = $request->is_post() && null === $refused;
		$form     = $subject->html( $fields, $refused->fields ?? array(), ( $this->form_token )()->issue() );
		// Only a link that brings answers along may have brought a person along, in the tab.
		if ( ! $request->is_post() && array() !== $fields ) {
			Assets::enqueue_enhancement( 'carried-person' );
			$form = "<div data-hh-carried-person>{$form}</div>";
		}
		return new TemplatePage(
			$refused->status ?? 200,
			$is_check ? __( 'Check your answers and send', 'hearth-hammer' ) : $subject->wish( $fields ),
			LotForm::folder(),
			'page-form',
			$subject->about() + array(
				'lede'  => $is_check ? /* translators: %s: the words of the button */ sprintf( __( 'Check what you’ve written. If it’s right, select “%s” at the bottom.', 'hearth-hammer' ), $subject->send( $fields ) ) : '',
				'error' => $refused->sentence ?? '',
				// A form that was kept open too long, or comes from a page without a token, is sent with the next click.
				'form'  => $form,
			)
		);
	}

	private function thanks( EnquirySubject $subject, PageRequest $request ): ?TemplatePage {
		$kind = ( $this->thanked )( $request );
		if ( null === $kind ) {
			return null;
		}
		$thanks = ( $this->thanks )()->of( $kind, $subject->business() );
		return new TemplatePage( 200, $thanks['title'], LotForm::folder(), 'page-thanks', $subject->about() + $thanks );
	}
}
