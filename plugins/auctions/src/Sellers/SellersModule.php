<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sellers;

use Closure;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Auctions\Enquiries\EnquiryServices;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Watching\WatchRepository;
use HearthHammer\Core\Module;
use HearthHammer\Core\Page\VirtualPage;
use HearthHammer\Core\Privacy\PersonalData;
use HearthHammer\Core\Services;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Who sells a lot, their reserve and what was agreed: for staff alone (SALE-07, SALE-10).
 */
final readonly class SellersModule implements Module {

	private function __construct(
		public SellerRepository $sellers,
		private SellerMail $mail,
		public VirtualPage $page,
		public EntryLots $entries,
		public LotViews $views,
		private ViewController $view_controller,
		private EnquiryRepository $enquiries,
	) {}

	/** @param Closure(): array<string, string> $makes As EntryLots takes them. */
	public static function make( Services $core, EnquiryServices $enquiries, WatchRepository $watches, LotWriter $lots, Closure $makes ): self {
		$sellers = new SellerRepository();
		$views   = new LotViews( $core->limits );
		$page    = new SellerPage( $core->tokens, $sellers, $enquiries->enquiries, $watches, $views );
		return new self( $sellers, new SellerMail( $sellers, $enquiries->enquiries, $enquiries->settings, $core->outbox, $core->mailer, $core->company, $page ), $page->page(), new EntryLots( $enquiries->enquiries, $sellers, $lots, $core->gazetteer, $makes ), $views, new ViewController( dirname( __DIR__, 2 ) . '/schemas', $views, $core->network ), $enquiries->enquiries );
	}

	public function register(): void {
		$this->mail->register();
		$this->page->register();
		$this->view_controller->register();
		( new SellerBox( $this->sellers, $this->mail, $this->enquiries ) )->register();
		( new EntryForm( $this->entries, $this->enquiries ) )->register();
		( new SellersScreen( $this->sellers ) )->register();
		( new PersonalData( new SellerData( $this->sellers ) ) )->register();
		add_action( 'hh_lot_offered_again', $this->offered_again( ... ), 10, 2 );
		add_action( 'hh_lot_seller_imported', $this->imported( ... ), 10, 2 );
		add_action( 'deleted_post', fn ( int $id, WP_Post $post ) => LotPostType::NAME === $post->post_type ? $this->forget( $id ) : null, 10, 2 );
	}

	private function forget( int $lot ): void {
		$this->sellers->forget( $lot );
		$this->views->forget( $lot );
	}

	/** @param array<string, string> $typed */
	private function imported( int $lot, array $typed ): void {
		$stored = $this->sellers->of( $lot );
		$seller = SellerInput::read( $stored, $typed )->seller;
		if ( get_object_vars( $seller ) !== get_object_vars( $stored ) ) {
			$this->sellers->save( $seller, time() );
			$this->mail->entered( $lot );
		}
	}

	/** It is still theirs, unless another seller has been entered since. */
	private function offered_again( int $earlier, int $lot ): void {
		$seller = $this->sellers->of( $earlier );
		if ( ! $seller->is_empty() && $this->sellers->of( $lot )->is_empty() ) {
			$this->sellers->save( $seller->of_lot( $lot ), time() );
		}
		$this->mail->offered_again( $lot );
	}
}
