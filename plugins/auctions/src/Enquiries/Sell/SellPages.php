<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Sell;

use HearthHammer\Auctions\Enquiries\EnquiryErrors;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\Form\LotForm;
use HearthHammer\Auctions\Enquiries\SendEnquiry;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Sales\SaleAddresses;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Page\PageResponse;
use HearthHammer\Core\Page\VirtualPage;
use HearthHammer\Core\Templates\TemplatePage;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Visitor\VisitorError;

/**
 * The form of sellers on a page of its own, for browsers without JavaScript, and the thank-you after it. As with the form
 * of a lot, what a page without a token sends is shown here once more, to check and to send (decision 0010).
 */
final readonly class SellPages {

	public const PAGE     = 'hh_sell_page';
	public const BUSINESS = 'hh_sell_business';

	public function __construct(
		private SellForm $form,
		private SendEnquiry $sending,
		private FormToken $form_token,
	) {}

	public static function url( Business $business, string $page = '' ): string {
		return home_url( "/auction-enquiry/sell/{$business->slug}/" . ( '' === $page ? '' : "{$page}/" ) );
	}

	public function page(): VirtualPage {
		return new VirtualPage(
			self::PAGE,
			array( 'form', 'thanks' ),
			array(
				'^auction-enquiry/sell/([a-z][a-z0-9-]{1,39})/?$'        => 'form&' . self::BUSINESS . '=$matches[1]',
				'^auction-enquiry/sell/([a-z][a-z0-9-]{1,39})/thanks/?$' => 'thanks&' . self::BUSINESS . '=$matches[1]',
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
			variables: array( self::BUSINESS ),
			classes: array( 'hh-page-auction' ),
		);
	}

	/** Null where there is no such business; an address where to go on. */
	public function answer( PageRequest $request ): TemplatePage|string|null {
		$business = Business::from_slug( $request->variables[ self::BUSINESS ] );
		if ( null === $business ) {
			return null;
		}
		if ( 'thanks' === $request->page ) {
			[ $title, $next ] = EnquiryKind::Sell->thanks();
			return new TemplatePage( 200, $title, LotForm::folder(), 'page-thanks', self::about( $business ) + array( 'next' => $next ) );
		}
		$fields  = $request->fields ?? array();
		$refused = null;
		if ( is_string( $fields['token'] ?? null ) && '' !== $fields['token'] ) {
			try {
				/** @var array<string, mixed> $fields */
				$this->sending->send( $fields, static fn () => SellInput::draft( $business, $fields ) );
				return self::url( $business, 'thanks' );
			} catch ( VisitorError $fault ) {
				$refused = $fault;
			} catch ( WriteFailed ) {
				$refused = EnquiryErrors::not_kept();
			}
		}
		$is_check = $request->is_post() && null === $refused;
		return new TemplatePage(
			$refused->status ?? 200,
			$is_check ? __( 'Please check and send', 'hearth-hammer' ) : EnquiryKind::Sell->wish(),
			LotForm::folder(),
			'page-form',
			self::about( $business ) + array(
				'lede'  => $is_check ? __( 'This is what you have written. If it is right, press the button at its foot, and it is on its way.', 'hearth-hammer' ) : '',
				'error' => $refused->sentence ?? '',
				'form'  => $this->form->html( $this->form->props( $business ), $fields, $refused->fields ?? array(), $this->form_token->issue() ),
			)
		);
	}

	/** @return array{lot: string, lot_url: string} Where the page's link leads back to. */
	private static function about( Business $business ): array {
		return array(
			'lot'     => $business->label,
			'lot_url' => SaleAddresses::business( $business ),
		);
	}
}
