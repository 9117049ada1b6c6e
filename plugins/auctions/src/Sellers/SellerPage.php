<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sellers;

use HearthHammer\Auctions\Enquiries\Enquiry;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Auctions\Index\PriceLine;
use HearthHammer\Auctions\Lots\LotName;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\SaleDates;
use HearthHammer\Auctions\Watching\WatchRepository;
use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Money\Amount;
use HearthHammer\Core\Security\Tokens;
use HearthHammer\Core\Templates\TemplatePage;
use HearthHammer\Core\Visitor\EmailAddress;

/**
 * SALE-07: /auction-seller/{token}/: a seller's lots, how many people view, watch and ask about them, the offers, the result.
 * The link is in their emails. It names the address that it was sent to: a lot that gets another seller is on it no longer.
 */
final readonly class SellerPage {

	private const PURPOSE = 'hh-auction-seller';
	private const SECONDS = 180 * DAY_IN_SECONDS;

	/** Lots on a page, the newest first. */
	private const MOST = 100;

	public function __construct(
		private Tokens $tokens,
		private SellerRepository $sellers,
		private EnquiryRepository $enquiries,
		private WatchRepository $watches,
		private LotViews $views,
	) {}

	/** @param Seller $seller With an email address. */
	public function address( Seller $seller ): string {
		return home_url( '/auction-seller/' . $this->tokens->sign( self::PURPOSE, array( 's' => EmailAddress::hash_of( $seller->email ) ), self::SECONDS ) . '/' );
	}

	public function answer( string $token ): TemplatePage {
		$claims  = $this->tokens->verify( self::PURPOSE, $token );
		$sellers = is_string( $claims['s'] ?? null ) ? $this->sellers->of_address( $claims['s'], self::MOST, 0 ) : array();
		_prime_post_caches( array_column( $sellers, 'lot' ), false, true );
		$lots    = array_filter( array_combine( array_column( $sellers, 'lot' ), array_map( static fn ( Seller $one ): ?LotRecord => LotRecord::of( $one->lot ), $sellers ) ) );
		$lots    = array_filter( $lots, static fn ( LotRecord $lot ): bool => 'publish' === $lot->post->post_status );
		if ( array() === $lots ) {
			return new TemplatePage( 410, __( 'This link no longer works', 'hearth-hammer' ), self::folder(), 'page-seller', array( 'name' => '', 'lots' => array() ) );
		}
		$views     = $this->views->of( array_keys( $lots ) );
		$watchers  = $this->watches->watchers( array_keys( $lots ) );
		$enquiries = $this->enquiries->asked( array_keys( $lots ) );
		$offers    = $this->enquiries->offers_of( array_keys( $lots ) );
		$rows      = array();
		foreach ( $sellers as $seller ) {
			$lot = $lots[ $seller->lot ] ?? null;
			if ( null !== $lot ) {
				$rows[] = self::row( $lot, $seller, $views[ $seller->lot ] ?? 0, $watchers[ $seller->lot ] ?? 0, $enquiries[ $seller->lot ] ?? 0, $offers[ $seller->lot ] ?? array() );
			}
		}
		usort( $rows, static fn ( array $a, array $b ): int => $b['starts_at'] <=> $a['starts_at'] );
		return new TemplatePage( 200, __( 'Your lots', 'hearth-hammer' ), self::folder(), 'page-seller', array( 'name' => $sellers[0]->name, 'lots' => $rows ) );
	}

	/**
	 * @param list<Enquiry> $offers
	 * @return array{name: string, url: string, starts_at: int, facts: array<string, string>, offers: list<string>}
	 */
	private static function row( LotRecord $lot, Seller $seller, int $views, int $watchers, int $enquiries, array $offers ): array {
		$sale  = $lot->sale;
		$price = $lot->hammer_price();
		return array(
			'name'      => LotName::of( $lot ),
			'url'       => $lot->is_published() ? $lot->address() : '',
			'starts_at' => $sale?->starts_at() ?? 0,
			'facts'     => array_filter(
				array(
					__( 'Auction', 'hearth-hammer' )     => null === $sale ? '' : $sale->title() . ( $sale->starts_at() > 0 ? ', ' . SaleDates::day( $sale->starts_at() ) : '' ),
					/* translators: 1: status of a lot, e.g. Sold, 2: an amount of money */
					__( 'Status', 'hearth-hammer' )      => null !== $price ? sprintf( __( '%1$s for %2$s', 'hearth-hammer' ), $lot->status()->label(), Amount::pence( $price, true ) ) : $lot->status()->label(),
					__( 'Guide price', 'hearth-hammer' ) => PriceLine::guide( $lot )->text,
					__( 'Reserve', 'hearth-hammer' )     => $seller->reserve_words(),
					__( 'Fees agreed', 'hearth-hammer' ) => $seller->fees,
					__( 'Your answer is due by', 'hearth-hammer' ) => '' === $seller->answer ? $seller->deadline() : '',
					// None also for lots from before views were counted.
					__( 'Page views', 'hearth-hammer' )  => $views > 0 ? number_format_i18n( $views ) : '',
					__( 'People watching', 'hearth-hammer' ) => number_format_i18n( $watchers ),
					__( 'Enquiries', 'hearth-hammer' )   => number_format_i18n( $enquiries ),
				),
				static fn ( string $text ): bool => '' !== $text
			),
			/* translators: 1: an amount of money, 2: day, 3: what came of an offer */
			'offers'    => array_map( static fn ( Enquiry $offer ): string => sprintf( __( '%1$s on %2$s: %3$s', 'hearth-hammer' ), Amount::pounds( $offer->bid ), SaleDates::day( $offer->created_at ), self::state( $offer->state ) ), $offers ),
		);
	}

	private static function state( EnquiryState $state ): string {
		return $state->is_undecided() ? __( 'waiting for your answer', 'hearth-hammer' ) : mb_strtolower( $state->label() );
	}

	private static function folder(): string {
		return dirname( __DIR__, 2 ) . '/templates/enquiries';
	}
}
