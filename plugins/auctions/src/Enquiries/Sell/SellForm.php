<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Sell;

use HearthHammer\Auctions\Enquiries\EnquiryDraft;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\EnquiriesModule;
use HearthHammer\Auctions\Enquiries\Form\VisitorForm;
use HearthHammer\Auctions\Enquiries\Form\VisitorFormPage;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Sales\SaleAddresses;
use HearthHammer\Core\Form\FormFields;
use HearthHammer\Core\Island\Island;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Templates\Template;

defined( 'ABSPATH' ) || exit;

/**
 * 'Sell at our auction': the island sell-at-auction with templates/enquiries/sell.php in it, and on
 * /auction-enquiry/sell/{business}/ that template alone. What it sends is an enquiry like the others.
 */
final readonly class SellForm implements VisitorForm {

	/** The plate in an address, as the valuation of vehicles takes it, too. */
	private const PLATE = 'vrm';

	public function __construct( private Business $business ) {}

	public static function pages( EnquiriesModule $services ): VisitorFormPage {
		return new VisitorFormPage(
			static fn ( PageRequest $request ): ?self => self::find( $request->variables[ EnquiriesModule::BUSINESS ] ),
			$services
		);
	}

	public static function url( Business $business, string $page = '' ): string {
		return home_url( "/auction-enquiry/sell/{$business->slug}/" . ( '' === $page ? '' : "{$page}/" ) );
	}

	/**
	 * The block.
	 *
	 * @param array<string, mixed> $attributes `business`: a slug.
	 * @return string Empty for an unknown business.
	 */
	public static function block( array $attributes ): string {
		$form = self::find( is_string( $attributes['business'] ?? null ) ? $attributes['business'] : 'car-auctions' );
		if ( null === $form ) {
			return '';
		}
		$island = Island::get(
			'sell-at-auction',
			$form->props(),
			static function () use ( $form ): void {
				echo $form->html( array(), array(), '' ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by its template.
			},
			array()
		);
		return '<section class="hh-sell">' . sprintf( '<h2 class="hh-heading">%s</h2><p class="hh-aside">%s</p>', esc_html__( 'Sell at auction', 'hearth-hammer' ), esc_html__( 'Tell us what you have. An auctioneer will reply with an estimate and the next suitable auction. Nothing is agreed until you say so.', 'hearth-hammer' ) ) . $island . '</section>';
	}

	/** @return array<string, mixed> As sell-at-auction-props.json. */
	public function props(): array {
		return array(
			'business'       => $this->business->slug,
			'action'         => self::url( $this->business ),
			'questions'      => array_map( static fn ( SellQuestion $one ): array => get_object_vars( $one ), SellQuestion::asked_by( $this->business ) ),
			'message_length' => SellInput::MESSAGE,
			'endpoints'      => array(
				'token' => rest_url( 'hpapi/v1/auctions/enquiries/token' ),
				'send'  => rest_url( 'hpapi/v1/auctions/enquiries/sell' ),
			),
		);
	}

	public function draft( array $fields ): EnquiryDraft {
		return SellInput::draft( $this->business, $fields );
	}

	public function begun( array $query ): array {
		$begun = array();
		foreach ( SellQuestion::asked_by( $this->business ) as $question ) {
			$given = $query[ SellQuestion::PLATE === $question->rule ? self::PLATE : $question->name ] ?? '';
			$begun[ $question->name ] = is_string( $given ) ? (string) $question->read( $given ) : '';
		}
		return array_filter( $begun, static fn ( string $answer ): bool => '' !== $answer );
	}

	public function kind( array $fields ): EnquiryKind {
		return EnquiryKind::Sell;
	}

	public function html( array $fields, array $faults, string $token ): string {
		$view = array(
			'props'  => $this->props(),
			'fields' => new FormFields( "hh-sell-{$this->business->slug}", $fields, $faults ),
			'token'  => $token,
		);
		return ( new Template( VisitorFormPage::folder() ) )->get( 'sell', $view );
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

	private static function find( string $business ): ?self {
		$known = Business::from_slug( $business );
		return null === $known ? null : new self( $known );
	}
}
