<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Watching;

use HearthHammer\Auctions\Catalogue\LotSearch;
use HearthHammer\Auctions\Index\LotCardHtml;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Core\Assets\Assets;
use HearthHammer\Core\Gallery\CardPicture;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Page\PageResponse;
use HearthHammer\Core\Rest\Answer;
use HearthHammer\Core\Rest\Controller;
use HearthHammer\Core\Templates\Template;
use HearthHammer\Core\Templates\TemplatePage;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * What a browser watches: the block lot-watch, the page /auctions/watched/, and GET /auctions/watched-lots, which brings
 * the cards. The server keeps no list of anybody's; the numbers come with each request.
 */
final class WatchedLots extends Controller {

	private const SECONDS = 30;

	public function __construct(
		string $schemas,
		private readonly LotSearch $search,
	) {
		parent::__construct( $schemas );
	}

	/** The block, of the page's lot or sale. */
	public static function of_page(): string {
		$id = (int) get_the_ID();
		if ( ! isset( WatchedPosts::of( array( $id ) )[ $id ] ) ) {
			return '';
		}
		Assets::enqueue_enhancement( 'watched-lots' );
		return ( new Template( self::templates() ) )->get(
			'lot-watch',
			array(
				'lot'      => null === LotRecord::of( $id ) ? 0 : $id,
				'mail_url' => WatchLinks::form( $id ),
				'page_url' => home_url( '/auctions/watched/' ),
			)
		);
	}

	/** /auctions/watched/. */
	public function page( PageRequest $request ): PageResponse {
		Assets::enqueue_enhancement( 'watched-lots' );
		Assets::enqueue_enhancement( 'saved-page' );
		Assets::enqueue_enhancement( 'card-gallery' );
		$shared = array_column( $this->cards( WatchedPosts::ids( $request->query['ids'] ?? '' ) ), 'html' );
		return ( new TemplatePage( 200, __( 'Watched lots', 'hearth-hammer' ), self::templates(), 'page-watched', array( 'shared' => $shared ) + self::list_view() ) )->response();
	}

	/** The browser's own list, empty until a script fills it. */
	public function list(): string {
		Assets::enqueue_enhancement( 'watched-lots' );
		Assets::enqueue_enhancement( 'saved-page' );
		Assets::enqueue_enhancement( 'card-gallery' );
		return ( new Template( self::templates() ) )->get( 'watched-list', self::list_view() );
	}

	/** @return array{api: string, url: string, words: string} */
	private static function list_view(): array {
		return array(
			'api'   => rest_url( 'hpapi/v1/auctions/watched-lots' ),
			'url'   => home_url( '/auctions/watched/' ),
			'words' => CardPicture::words(),
		);
	}

	protected function rest_namespace(): string {
		return 'hpapi/v1';
	}

	protected function routes(): void {
		$this->cacheable_route( '/auctions/watched-lots', 'watched-lots-request', 'watched-lots-answer', fn ( WP_REST_Request $request ): WP_REST_Response => Answer::cacheable( $request, array( 'data' => $this->cards( WatchedPosts::ids( $request->get_param( 'ids' ) ) ) ), self::SECONDS ) );
	}

	/**
	 * @param list<int> $ids
	 * @return list<array{id: int, on_market: bool, html: string}>
	 */
	private function cards( array $ids ): array {
		return array_map(
			static fn ( $lot ): array => array(
				'id'        => $lot->id,
				'on_market' => true,
				'html'      => LotCardHtml::outside( $lot->html(), $lot->card() ),
			),
			$this->search->shown( $ids )
		);
	}

	private static function templates(): string {
		return dirname( __DIR__, 2 ) . '/templates/watching';
	}
}
