<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Sell;

use Closure;
use HearthHammer\Auctions\Enquiries\EnquiryDraft;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\Form\EnquiryPages;
use HearthHammer\Auctions\Enquiries\Form\EnquirySubject;
use HearthHammer\Auctions\Enquiries\SendEnquiry;
use HearthHammer\Auctions\Enquiries\Thanks;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Sales\SaleAddresses;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Visitor\FormToken;

defined( 'ABSPATH' ) || exit;

/**
 * /auction-enquiry/sell/{business}/: selling at an auction of ours.
 */
final readonly class SellSubject implements EnquirySubject {

	public const PAGE     = 'hh_sell_page';
	public const BUSINESS = 'hh_sell_business';

	/** The plate in an address, as the valuation of vehicles takes it, too. */
	private const PLATE = 'vrm';

	private function __construct( private Business $business, private SellForm $form ) {}

	/**
	 * @param Closure(): SellForm $form   All are made when a page is asked for.
	 * @param Closure(): SendEnquiry $sending
	 * @param Closure(): FormToken $form_token
	 * @param Closure(): Thanks $thanks
	 */
	public static function pages( Closure $form, Closure $sending, Closure $form_token, Closure $thanks ): EnquiryPages {
		return new EnquiryPages(
			self::PAGE,
			array(
				'^auction-enquiry/sell/([a-z][a-z0-9-]{1,39})/?$'        => 'form&' . self::BUSINESS . '=$matches[1]',
				'^auction-enquiry/sell/([a-z][a-z0-9-]{1,39})/thanks/?$' => 'thanks&' . self::BUSINESS . '=$matches[1]',
			),
			array( self::BUSINESS ),
			static function ( PageRequest $request ) use ( $form ): ?self {
				$business = Business::from_slug( $request->variables[ self::BUSINESS ] );
				return null === $business ? null : new self( $business, $form() );
			},
			static fn (): EnquiryKind => EnquiryKind::Sell,
			$sending,
			$form_token,
			$thanks
		);
	}

	public static function url( Business $business, string $page = '' ): string {
		return home_url( "/auction-enquiry/sell/{$business->slug}/" . ( '' === $page ? '' : "{$page}/" ) );
	}

	public function draft( array $fields ): EnquiryDraft {
		return SellInput::draft( $this->business, $fields );
	}

	public function begun( array $query ): array {
		$begun = array();
		foreach ( SellQuestions::of( $this->business ) as $question ) {
			$given = $query[ SellQuestion::PLATE === $question->rule ? self::PLATE : $question->name ] ?? '';
			$begun[ $question->name ] = is_string( $given ) ? (string) $question->read( $given ) : '';
		}
		return array_filter( $begun, static fn ( string $answer ): bool => '' !== $answer );
	}

	public function wish( array $fields ): string {
		return EnquiryKind::Sell->wish();
	}

	public function send( array $fields ): string {
		return EnquiryKind::Sell->send();
	}

	public function html( array $fields, array $faults, string $token ): string {
		return $this->form->html( $this->form->props( $this->business ), $fields, $faults, $token );
	}

	public function thanks_url( EnquiryKind $kind ): string {
		return self::url( $this->business, 'thanks' );
	}

	public function business(): Business {
		return $this->business;
	}

	public function about(): array {
		return array(
			'lot'     => $this->business->label,
			'lot_url' => SaleAddresses::business( $this->business ),
		);
	}
}
