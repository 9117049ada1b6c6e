<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions;

use Closure;
use HearthHammer\Auctions\Addenda\AddendumList;
use HearthHammer\Auctions\Buyers\BuyerSteps;
use HearthHammer\Auctions\Enquiries\Form\LotForm;
use HearthHammer\Auctions\Enquiries\Sell\SellForm;
use HearthHammer\Auctions\ImageCache\ImageCacheSettings;
use HearthHammer\Auctions\LegalPack\LegalPackModule;
use HearthHammer\Auctions\LotPage\CurrentLot;
use HearthHammer\Auctions\LotPage\LotParts;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Platform\Admin\PlatformScreen;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Auctions\Watching\WatchedLots;
use HearthHammer\Auctions\Watching\WatchingModule;
use HearthHammer\Core\Guide\GuideLinks;

/**
 * The parts of pages that this plugin owns: the name of a block (a folder in `blocks/`) and who prints it.
 */
final class PageBlocks {

	/** @return array<string, Closure(array<string, mixed>): string> Each takes the block's attributes and returns HTML, empty for nothing. */
	public static function renderers( AuctionServices $auctions, LegalPackModule $legal_packs, PlatformModule $platform, WatchingModule $watching ): array {
		$lot = static function () use ( $auctions ): LotParts {
			/** @var LotParts|null $parts */
			static $parts = null;
			return $parts ??= new LotParts( new CurrentLot(), $auctions->search, $auctions->history );
		};
		// Each is made where a page has it: most pages have none.
		return array(
			// Anywhere.
			'coming-sales'   => static fn ( array $block ): string => $auctions->sale_blocks->coming( $block ),
			'future-lots'    => static fn ( array $block ): string => $auctions->sale_blocks->lots( $block ),
			'lot-catalogue'  => static fn ( array $block ): string => $auctions->catalogues->block( $block ),
			'lot-alerts'     => static fn ( array $block ): string => $watching->button->html( $block ),
			'sale-results'   => static fn ( array $block ): string => $auctions->sale_blocks->results( $block ),
			'sell-at-auction' => static fn ( array $block ): string => SellForm::block( $block ),
			// On the page of a lot or a sale.
			'lot-addenda'    => static fn (): string => ( new AddendumList( $auctions->addenda ) )->of_page(),
			'lot-watch'      => static fn (): string => WatchedLots::of_page(),
			'sale-now'       => static fn (): string => $auctions->running->of_page(),
			'sync-overlay'   => static fn (): string => $platform->sync_button(),
			// On the page of a lot.
			'lot-enquiry'    => static fn (): string => LotForm::block(),
			'lot-costs'      => static fn (): string => $lot()->costs(),
			'lot-energy'     => static fn (): string => $lot()->energy(),
			'lot-facts'      => static fn (): string => $lot()->facts(),
			'lot-gallery'    => static fn (): string => $lot()->gallery(),
			'lot-history'    => static fn (): string => $lot()->history(),
			'lot-legal-pack' => static fn (): string => $legal_packs->form->of_page(),
			'lot-location'   => static fn (): string => $lot()->location(),
			'lot-neighbours' => static fn (): string => $lot()->neighbours(),
			'lot-next-steps' => static fn (): string => BuyerSteps::of_page( new CurrentLot(), $auctions->history ),
			'lot-price'      => static fn (): string => $lot()->price(),
			'lot-price-notes' => static fn (): string => $lot()->price_notes(),
			'lot-sold-like'  => static fn (): string => $lot()->sold_like(),
			'lot-viewings'   => static fn (): string => $lot()->viewings(),
		);
	}

	/** @return array<string, list<array{label: string, url: string, capability: string}>> Where parts are edited and set up, for the section guide. */
	public static function guide(): array {
		$sales    = GuideLinks::posts( SalePostType::NAME, __( 'Sales', 'hearth-hammer' ), 'edit_hh_sales' );
		$lots     = GuideLinks::posts( LotPostType::NAME, __( 'Lots', 'hearth-hammer' ), 'edit_hh_lots' );
		$pictures = GuideLinks::settings( ImageCacheSettings::PAGE, __( 'Lot images', 'hearth-hammer' ) );
		$platform = GuideLinks::settings( PlatformScreen::PAGE, __( 'Bidding platform', 'hearth-hammer' ) );
		return array(
			'sync-overlay'   => array( $platform ),
			'lot-gallery'    => array( $lots, $pictures ),
			'lot-catalogue'  => array( $sales, $lots ),
			'future-lots'    => array( $sales, $lots ),
			'coming-sales'   => array( $sales ),
			'lot-alerts'     => array( $sales ),
			'sale-results'   => array( $sales ),
			'sale-now'       => array( $sales ),
			'lot-costs'      => array( $sales ),
		) + array_fill_keys( array( 'lot-facts', 'lot-legal-pack', 'lot-addenda', 'lot-watch', 'lot-enquiry', 'lot-neighbours', 'lot-history', 'lot-next-steps', 'lot-sold-like', 'lot-energy', 'lot-price', 'lot-viewings', 'lot-location' ), array( $lots ) );
	}
}
