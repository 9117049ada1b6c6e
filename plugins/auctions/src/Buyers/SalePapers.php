<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Buyers;

use Closure;
use HearthHammer\Auctions\Enquiries\Enquiry;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Auctions\LotPage\CostCalculator;
use HearthHammer\Auctions\LotPage\PriceNotes;
use HearthHammer\Auctions\Lots\LotHistory;
use HearthHammer\Auctions\Lots\LotName;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\SaleDates;
use HearthHammer\Auctions\Sellers\SellerRepository;
use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Module;
use HearthHammer\Core\Money\Amount;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Page\PageResponse;
use HearthHammer\Core\Page\VirtualPage;
use HearthHammer\Core\Text\NumberPlate;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * SALE-09: the memorandum of sale and the letter to the buyer of a sold lot, for paper. Only people who may edit the lot
 * see them; for anyone else there is no page. What staff type on them stays in their browser.
 */
final readonly class SalePapers implements Module {

	public const MEMORANDUM = 'memorandum';
	public const LETTER     = 'letter';

	private const LOT = 'hh_paper_lot';

	private VirtualPage $page;

	/**
	 * @param Closure(): LotHistory        $history   All are made when they are needed.
	 * @param Closure(): EnquiryRepository $enquiries
	 * @param Closure(): SellerRepository  $sellers
	 */
	public function __construct( private Closure $history, private Closure $enquiries, private Closure $sellers ) {
		$this->page = new VirtualPage(
			'hh_sale_paper',
			array( self::MEMORANDUM, self::LETTER ),
			array( '^auction-papers/([0-9]{1,15})/(memorandum|letter)/?$' => '$matches[2]&' . self::LOT . '=$matches[1]' ),
			$this->answer( ... ),
			'',
			dirname( __DIR__, 2 ) . '/templates/buyers/paper-page.php',
			is_private: true,
			variables: array( self::LOT ),
			classes: array( 'hh-paper-page' ),
		);
	}

	public function register(): void {
		$this->page->register();
		add_action( 'add_meta_boxes_' . LotPostType::NAME, $this->add_box( ... ) );
	}

	/** @return array<string, string> Kind to its name. */
	public static function names(): array {
		return array(
			self::MEMORANDUM => __( 'Memorandum of sale', 'hearth-hammer' ),
			self::LETTER     => __( 'Letter to the buyer', 'hearth-hammer' ),
		);
	}

	public static function url( int $lot, string $kind ): string {
		return home_url( user_trailingslashit( "auction-papers/{$lot}/{$kind}" ) );
	}

	/** @return array<string, mixed> The paper that this page is, as view() makes it. */
	public function current(): array {
		$page = $this->page->current();
		return is_array( $page ) ? $page : array();
	}

	private function add_box( WP_Post $post ): void {
		$lot = LotRecord::of( $post->ID );
		if ( null !== $lot && $lot->status()->is_sold() && current_user_can( 'edit_post', $post->ID ) ) {
			add_meta_box( 'hh-sale-papers', __( 'Papers for the buyer', 'hearth-hammer' ), static fn () => self::print_box( $post->ID ), LotPostType::NAME, 'side' );
		}
	}

	private static function print_box( int $lot ): void {
		foreach ( self::names() as $kind => $name ) {
			printf( '<p><a href="%s" target="_blank">%s</a></p>', esc_url( self::url( $lot, $kind ) ), esc_html( $name ) );
		}
	}

	private function answer( PageRequest $request ): ?PageResponse {
		$lot = LotRecord::of( (int) $request->variables[ self::LOT ] );
		if ( null === $lot || ! current_user_can( 'edit_post', $lot->id() ) ) {
			return null;
		}
		$offer    = ( $this->enquiries )()->accepted_offer( $lot->id() );
		$purchase = Purchase::of( $lot, ( $this->history )(), 100 * (int) $offer?->bid );
		$name     = self::names()[ $request->page ];
		return null === $purchase ? null : PageResponse::show( $name . ': ' . LotName::of( $lot ), array( 'kind' => $request->page, 'name' => $name ) + $this->view( $purchase, $offer ) );
	}

	/**
	 * Staff see the whole address of a property, hidden from visitors or not.
	 *
	 * @return array<string, mixed>
	 */
	private function view( Purchase $purchase, ?Enquiry $offer ): array {
		$lot     = $purchase->lot;
		$company = new Company();
		$office  = $company->main_office();
		$price   = $purchase->price();
		$deposit = $purchase->deposit();
		$amount  = static fn ( int $pence ): string => $pence > 0 ? Amount::pence( $pence, true ) : '';
		return array(
			'is_property' => $lot->business()->is_property(),
			'firm'        => $company->name(),
			'firm_lines'  => array_values( array_filter( array( $office->street, $office->town, $office->postcode, $office->contact->phone, $office->contact->email ) ) ),
			'sale'        => $lot->sale?->title() ?? '',
			'day'         => Purchase::day( $purchase->contract ),
			'lot'         => self::lot( $lot ),
			'price'       => $amount( $price ),
			'deposit'     => $amount( $deposit ),
			'balance'     => $deposit > 0 ? $amount( $price - $deposit ) : '',
			'completion'  => '' === $purchase->completion() ? '' : Purchase::day( $purchase->completion() ),
			'conditions'  => $lot->sale?->text( 'conditions_url' ) ?? '',
			'seller'      => ( $this->sellers )()->of( $lot->id() )->name,
			'seller_solicitor' => $lot->text( 'solicitor' ),
			'buyer'       => self::buyer( $offer ),
			'due'         => null === $lot->sale ? array( 'rows' => array(), 'total' => '' ) : ( new CostCalculator( $lot, $lot->sale->fee_table()->lines_for( PriceNotes::scope( $lot ) ), array( 'hammer' => $price > 0 ? number_format( $price / 100, 2, '.', '' ) : '' ) ) )->due(),
			'steps'       => ( new BuyerSteps( $purchase ) )->all(),
			'today'       => SaleDates::format( 'j F Y', time() ),
			'back'        => (string) get_edit_post_link( $lot->id(), 'raw' ),
			'other'       => array_map( static fn ( string $kind, string $name ): array => array( 'url' => self::url( $lot->id(), $kind ), 'name' => $name ), array_keys( self::names() ), self::names() ),
		);
	}

	/** @return array<string, string> Label to text: what is sold. */
	private static function lot( LotRecord $lot ): array {
		$address = '' === $lot->text( 'display_address' ) ? implode( ', ', array_filter( array_map( $lot->text( ... ), array( 'address_1', 'address_2', 'address_3', 'town', 'county', 'postcode' ) ) ) ) : implode( ', ', array_filter( array( $lot->text( 'display_address' ), $lot->text( 'postcode' ) ) ) );
		$mileage = $lot->int_or_null( 'mileage' );
		return array_filter(
			array(
				__( 'Lot', 'hearth-hammer' )          => $lot->number()->printed,
				__( 'Property', 'hearth-hammer' )     => $lot->business()->is_property() ? $address : '',
				__( 'Description', 'hearth-hammer' )  => $lot->title(),
				__( 'Number plate', 'hearth-hammer' ) => $lot->business()->is_vehicle() ? NumberPlate::spaced( $lot->text( 'plate' ) ) : '',
				__( 'Mileage', 'hearth-hammer' )      => $lot->business()->is_vehicle() && null !== $mileage ? number_format_i18n( $mileage ) : '',
			),
			static fn ( string $text ): bool => '' !== $text
		);
	}

	/** @return array{name: string, contact: string, solicitor: string} As the accepted offer has it; empty where staff type it. */
	private static function buyer( ?Enquiry $offer ): array {
		return array(
			'name'      => $offer->name ?? '',
			'contact'   => implode( ', ', array_filter( array( $offer->email ?? '', $offer->phone ?? '' ) ) ),
			'solicitor' => $offer->details[ __( 'Solicitor', 'hearth-hammer' ) ] ?? '',
		);
	}
}
