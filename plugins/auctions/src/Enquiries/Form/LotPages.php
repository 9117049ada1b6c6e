<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Form;

use HearthHammer\Auctions\Enquiries\EnquiryErrors;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\LotInput;
use HearthHammer\Auctions\Enquiries\SendEnquiry;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Page\PageResponse;
use HearthHammer\Core\Page\VirtualPage;
use HearthHammer\Core\Templates\TemplatePage;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Visitor\VisitorError;

/**
 * The form on a page of its own, for browsers without JavaScript, and the thank-you after it. The form on a lot's page may
 * come from a cache, so it has no token: what it sends is shown here once more, to check and to send (decision 0010).
 */
final readonly class LotPages {

	public const PAGE = 'hh_enquiry_page';
	public const LOT  = 'hh_enquiry_lot';
	public const KIND = 'hh_enquiry_kind';

	public function __construct(
		private LotForm $form,
		private SendEnquiry $sending,
		private FormToken $form_token,
	) {}

	public function page(): VirtualPage {
		return new VirtualPage(
			self::PAGE,
			array( 'form', 'thanks' ),
			array(
				'^auction-enquiry/lot/([0-9]{1,15})/?$'                      => 'form&' . self::LOT . '=$matches[1]',
				'^auction-enquiry/lot/([0-9]{1,15})/thanks/([a-z_]{1,16})/?$' => 'thanks&' . self::LOT . '=$matches[1]&' . self::KIND . '=$matches[2]',
			),
			function ( PageRequest $request ): ?PageResponse {
				$page = $this->answer( $request );
				return match ( true ) {
					null === $page     => null,
					is_string( $page ) => PageResponse::redirect( $page ),
					default            => PageResponse::show( $page->title, $page, $page->status ),
				};
			},
			'auction-page.php',
			dirname( __DIR__, 3 ) . '/templates/auction-page.php',
			is_private: true,
			variables: array( self::LOT, self::KIND ),
			classes: array( 'hh-page-auction' ),
		);
	}

	/** Null where there is no such lot; an address where to go on. */
	public function answer( PageRequest $request ): TemplatePage|string|null {
		$lot = LotRecord::of( (int) $request->variables[ self::LOT ] );
		if ( null === $lot || ! $lot->is_published() ) {
			return null;
		}
		if ( 'thanks' === $request->page ) {
			return self::thanks( $lot, $request->variables[ self::KIND ] );
		}
		$fields  = $request->fields ?? array();
		$refused = null;
		if ( is_string( $fields['token'] ?? null ) && '' !== $fields['token'] ) {
			try {
				/** @var array<string, mixed> $fields */
				$enquiry = $this->sending->send( $fields, static fn () => LotInput::draft( $lot, $fields ) );
				return home_url( "/auction-enquiry/lot/{$lot->id()}/thanks/{$enquiry->kind->value}/" );
			} catch ( VisitorError $fault ) {
				$refused = $fault;
			} catch ( WriteFailed ) {
				$refused = EnquiryErrors::not_kept();
			}
		}
		return $this->show( $lot, $fields, $refused, $request->is_post() && null === $refused );
	}

	/** @param array<mixed> $fields */
	private function show( LotRecord $lot, array $fields, ?VisitorError $refused, bool $is_check ): TemplatePage {
		$kind = EnquiryKind::tryFrom( is_string( $fields['kind'] ?? null ) ? $fields['kind'] : '' ) ?? EnquiryKind::Ask;
		return new TemplatePage(
			$refused->status ?? 200,
			$is_check ? __( 'Please check and send', 'hearth-hammer' ) : $kind->wish(),
			LotForm::folder(),
			'page-form',
			self::about( $lot ) + array(
				'lede'  => $is_check ? __( 'This is what you have written. If it is right, press the button at its foot, and it is on its way.', 'hearth-hammer' ) : '',
				'error' => $refused->sentence ?? '',
				// A form that was kept open too long, or comes from a page without a token, is sent with the next click.
				'form'  => $this->form->html( $this->form->props( $lot ), $fields, $refused->fields ?? array(), $this->form_token->issue() ),
			)
		);
	}

	private static function thanks( LotRecord $lot, string $of ): ?TemplatePage {
		$kind = EnquiryKind::tryFrom( $of );
		if ( null === $kind ) {
			return null;
		}
		[ $title, $next ] = $kind->thanks();
		return new TemplatePage( 200, $title, LotForm::folder(), 'page-thanks', self::about( $lot ) + array( 'next' => $next ) );
	}

	/** @return array{lot: string, lot_url: string} */
	private static function about( LotRecord $lot ): array {
		return array(
			/* translators: 1: number of a lot, 2: its title */
			'lot'     => sprintf( __( 'Lot %1$s, %2$s', 'hearth-hammer' ), $lot->number()->printed, $lot->title() ),
			'lot_url' => $lot->address(),
		);
	}
}
