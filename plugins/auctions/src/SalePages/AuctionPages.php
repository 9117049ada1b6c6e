<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\SalePages;

use Closure;
use HearthHammer\Auctions\Addenda\Addendum;
use HearthHammer\Auctions\Addenda\AddendumRepository;
use HearthHammer\Auctions\Catalogue\LotList;
use HearthHammer\Auctions\Catalogue\LotQuery;
use HearthHammer\Auctions\Catalogue\LotSearch;
use HearthHammer\Auctions\Catalogue\LotTools;
use HearthHammer\Auctions\CataloguePage\CountLabel;
use HearthHammer\Auctions\Index\AuctionTags;
use HearthHammer\Auctions\Index\IndexedSales;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Sales\Department;
use HearthHammer\Auctions\Sales\SaleAddresses;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Calendar\CalendarFile;
use HearthHammer\Core\Page\CacheTags;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Page\PageResponse;
use HearthHammer\Core\Page\VirtualPage;

/**
 * The pages of sales that no post stands behind: /auctions/, those of the businesses, results, calendars, the printed
 * catalogue, the press page.
 */
final class AuctionPages {

	private const SALE     = 'hh_auction_sale';
	private const BUSINESS = 'hh_auction_business';
	private const YEAR     = 'hh_auction_year';

	/** Letters of a search of the archive. */
	private const LONGEST = 100;

	/** @param Closure(SaleRecord, bool): array<mixed> $printed_lots LotPage\PrintedLots::of(), which is above this. */
	public function __construct(
		private readonly IndexedSales $sales,
		private readonly Archive $archive,
		private readonly SaleBlocks $blocks,
		private readonly LotSearch $search,
		private readonly LotList $list,
		private readonly AvailableLots $available,
		private readonly SaleResults $sale_results,
		private readonly RunningSale $running,
		private readonly AddendumRepository $addenda,
		private readonly Closure $printed_lots,
	) {}

	/** @param Closure(): self $pages Made when one is asked for. */
	public static function pages( Closure $pages ): VirtualPage {
		return new VirtualPage(
			'hh_auctions',
			array( 'all', 'business', 'lots', 'available', 'results', 'calendar', 'sale-calendar', 'print', 'results-csv', 'press', 'run-list', 'screen' ),
			self::rules( ... ),
			static fn ( PageRequest $request ): ?PageResponse => $pages()->answer( $request ),
			'auctions.php',
			dirname( __DIR__, 2 ) . '/templates/auctions-page.php',
			is_private: false,
			variables: array( self::SALE, self::BUSINESS, self::YEAR ),
			classes: array( 'hh-page-auctions' ),
		);
	}

	/** @return array<string, string> */
	private static function rules(): array {
		$businesses = implode( '|', array_map( static fn ( string $slug ): string => preg_quote( $slug, '/' ), array_keys( Business::all() ) ) );
		return array(
			'^auctions/?$'                          => 'all',
			"^({$businesses})/?$"                   => 'business&' . self::BUSINESS . '=$matches[1]',
			"^auctions/lots/({$businesses})/?$"      => 'lots&' . self::BUSINESS . '=$matches[1]',
			'^auctions/available/?$'                => 'available',
			'^auctions/results/?$'                  => 'results',
			'^auctions/results/([0-9]{4})/?$'       => 'results&' . self::YEAR . '=$matches[1]',
			'^auctions/calendar\.ics$'              => 'calendar',
			'^auctions/([^/]+)/catalogue\.ics$'     => 'sale-calendar&' . self::SALE . '=$matches[1]',
			'^auctions/([^/]+)/print/?$'            => 'print&' . self::SALE . '=$matches[1]',
			'^auctions/([^/]+)/results\.csv$'       => 'results-csv&' . self::SALE . '=$matches[1]',
			'^auctions/([^/]+)/(press|run-list|screen)/?$' => '$matches[2]&' . self::SALE . '=$matches[1]',
		);
	}

	private function answer( PageRequest $request ): ?PageResponse {
		return match ( $request->page ) {
			'all' => PageResponse::publish( __( 'Auctions', 'hearth-hammer' ), $this->all(), SaleAddresses::all() ),
			'business' => $this->business( Business::from_slug( $request->variables[ self::BUSINESS ] ) ),
			'lots' => $this->lots( $request ),
			'available' => $this->available( $request ),
			'results' => $this->results( $request ),
			'calendar' => PageResponse::file( 'auctions.ics', CalendarFile::TYPE, SaleCalendar::write( $this->sales->listed() ) ),
			'sale-calendar' => $this->calendar( $this->sale( $request ) ),
			'print' => $this->printed( $this->sale( $request ), 'short' === $request->parameter( 'text' ) ),
			'results-csv' => $this->sale_results->csv( $this->sale( $request ) ),
			'press' => $this->sale_results->press( $this->sale( $request ) ),
			'run-list' => $this->running->run_list( $this->sale( $request ) ),
			'screen' => $this->running->screen( $this->sale( $request ) ),
			default => null,
		};
	}

	/** @return array<string, mixed> */
	private function all(): array {
		return array(
			'kind'         => 'all',
			'title'        => __( 'Auctions', 'hearth-hammer' ),
			'businesses'   => array_map( $this->summary( ... ), array_values( Business::all() ) ),
			'results'      => $this->archive->newest( null, 3 ),
			'results_url'  => SaleAddresses::results(),
			'available_url' => SaleAddresses::available(),
			'calendar_url' => SaleAddresses::calendar(),
		);
	}

	/** @return array<string, mixed> A business with its next sale. */
	private function summary( Business $business ): array {
		$coming = $this->sales->coming( $business->slug );
		return array(
			'slug'  => $business->slug,
			'kind'  => $business->kind,
			'label' => $business->label,
			'url'   => SaleAddresses::business( $business ),
			'next'  => isset( $coming[0] ) ? SaleEntry::of( $coming[0] ) : null,
			'sales' => count( $coming ),
			'lots'  => array_sum( array_column( $coming, 'lots' ) ),
			'photo' => Department::photo_of( $business ),
		);
	}

	private function business( ?Business $business ): ?PageResponse {
		return null === $business ? null : PageResponse::publish(
			$business->label,
			array(
				...$this->summary( $business ),
				'kind'         => 'business',
				'title'        => $business->label,
				'business'     => $business->slug,
				'sells'        => $business->kind,
				'results'      => $this->archive->newest( $business, 3 ),
				'results_url'  => add_query_arg( 'business', $business->slug, SaleAddresses::results() ),
				'available_url' => SaleAddresses::available(),
				'calendar_url' => SaleAddresses::calendar(),
				'all_url'      => SaleAddresses::all(),
			),
			SaleAddresses::business( $business )
		);
	}

	/** Every lot of the coming sales of a business, or of a sale's department after it, under the filters of a catalogue. */
	private function lots( PageRequest $request ): ?PageResponse {
		$business = Business::from_slug( $request->variables[ self::BUSINESS ] );
		$after    = '' === $request->parameter( 'after' ) ? null : SaleRecord::from_slug( $request->parameter( 'after' ) );
		if ( null === $business || ( null === $after && '' !== $request->parameter( 'after' ) ) || ( null !== $after && ( ! $after->is_published() || $after->business()->slug !== $business->slug ) ) ) {
			return null;
		}
		$page  = (int) $request->parameter( 'page' );
		$query = LotQuery::from_request( $request->query, $after ?? $business );
		$query = null === $after ? $query : $query->future()->on_page( $page );
		$found = $this->search->find( $query );
		if ( $found->is_beyond() ) {
			return null;
		}
		$title = null === $after ? __( 'Upcoming lots', 'hearth-hammer' ) : __( 'Lots in later auctions', 'hearth-hammer' );
		$view  = array(
			'kind'         => 'lots',
			'title'        => $title,
			'business'     => $business->slug,
			'label'        => $business->label,
			'business_url' => SaleAddresses::business( $business ),
			'count'        => CountLabel::of( $found->matching, $found->total ),
			'lots'         => 0 === $found->matching ? '' : $this->list->html( $found, LotTools::allowed( false, false ), false, true ),
			'page'         => $query->page,
			'pages'        => $found->pages,
		);
		$title = "{$title}: {$business->label}";
		return null === $after && ! $query->is_filtered() ? PageResponse::publish( $title, $view, SaleAddresses::lots( $business ) . $query->query( true ) ) : PageResponse::show( $title, $view );
	}

	private function available( PageRequest $request ): ?PageResponse {
		$department = $request->parameter( 'department' );
		$page       = $request->parameter( 'page' );
		$view       = $this->available->view( $department, 1 === preg_match( '/^[0-9]{1,5}$/D', $page ) ? max( 1, (int) $page ) : 1, time() );
		$title      = __( 'Available now', 'hearth-hammer' );
		return null === $view ? null : PageResponse::publish( $title, array( 'kind' => 'available', 'title' => $title ) + $view, $view['page'] > 1 ? add_query_arg( 'page', $view['page'], $view['url'] ) : $view['url'] );
	}

	private function results( PageRequest $request ): ?PageResponse {
		$year     = (int) $request->variables[ self::YEAR ];
		$business = Business::from_slug( $request->parameter( 'business' ) );
		$search   = trim( mb_substr( $request->parameter( 'search' ), 0, self::LONGEST ) );
		$view     = mb_check_encoding( $search, 'UTF-8' ) ? $this->archive->view( $year, $business, $search ) : null;
		/* translators: %s: year */
		$title = $year > 0 ? sprintf( __( 'Auction results %s', 'hearth-hammer' ), $year ) : __( 'Auction results', 'hearth-hammer' );
		if ( null === $view ) {
			return null;
		}
		$view += array(
			'title' => $title,
			'available_url' => SaleAddresses::available(),
			'table' => $this->blocks->table( $view['sales'], null === $business ),
		);
		return null === $business && '' === $search ? PageResponse::publish( $title, $view, SaleAddresses::results( $year > 0 ? $year : null ) ) : PageResponse::show( $title, $view );
	}

	private function calendar( ?SaleRecord $sale ): ?PageResponse {
		$indexed = null === $sale || ! $sale->is_published() ? null : $this->sales->one( $sale->id() );
		return null === $indexed || 0 === $indexed->starts_at ? null : PageResponse::file( "{$indexed->slug}.ics", CalendarFile::TYPE, SaleCalendar::write( array( $indexed ) ) );
	}

	private function printed( ?SaleRecord $sale, bool $is_short ): ?PageResponse {
		$is_seen = null !== $sale && ( $sale->shows_lots() || current_user_can( 'edit_post', $sale->id() ) );
		$view    = $is_seen ? ( new SaleView( $this->sales ) )->of( $sale ) : null;
		return null === $sale || null === $view ? null : PageResponse::show(
			$sale->title(),
			array(
				'kind'  => 'print',
				'title' => $sale->title(),
				'sale'  => $view,
				'lots'  => ( $this->printed_lots )( $sale, $is_short ),
				'texts' => array(
					SaleAddresses::print( $sale->slug() ) => array( __( 'Full descriptions', 'hearth-hammer' ), ! $is_short ),
					add_query_arg( 'text', 'short', SaleAddresses::print( $sale->slug() ) ) => array( __( 'Summaries only', 'hearth-hammer' ), $is_short ),
				),
				// Those of single lots are printed with them.
				'addenda' => array_column( array_filter( $this->addenda->of_sale( $sale->id() ), static fn ( Addendum $one ): bool => 0 === $one->lot ), 'text', 'number' ),
			)
		);
	}

	private function sale( PageRequest $request ): ?SaleRecord {
		$sale = SaleRecord::from_slug( $request->variables[ self::SALE ] );
		CacheTags::show_each( AuctionTags::SALE, null === $sale ? array() : array( $sale->id() ) );
		return $sale;
	}
}
