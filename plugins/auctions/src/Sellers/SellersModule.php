<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sellers;

use Closure;
use HearthHammer\Auctions\Enquiries\EnquiriesModule;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Sales\PrivatePage;
use HearthHammer\Auctions\Watching\WatchRepository;
use HearthHammer\Core\LazyServices;
use HearthHammer\Core\Module;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Page\VirtualPage;
use HearthHammer\Core\Privacy\PersonalData;
use HearthHammer\Core\Services;
use HearthHammer\Core\Templates\TemplatePage;
use HearthHammer\Core\Waiting;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Who sells a lot, their reserve and what was agreed: for staff alone (SALE-07, SALE-10).
 *
 * @property-read SellerRepository $sellers
 * @property-read SellerMail       $mail
 * @property-read SellerPage       $pages
 * @property-read VirtualPage      $page
 * @property-read EntryLots        $entries
 * @property-read LotViews         $views
 * @property-read ViewController   $counting
 * @property-read SellerBox        $box
 * @property-read EntryForm        $form
 * @property-read SellersScreen    $screen
 */
final class SellersModule extends LazyServices implements Module {

	/**
	 * @param Closure(): WatchRepository       $watches These two are made when they are needed.
	 * @param Closure(): LotWriter             $lots
	 * @param Closure(): array<string, string> $makes   As EntryLots takes them.
	 */
	public static function make( Services $core, EnquiriesModule $enquiries, Closure $watches, Closure $lots, Closure $makes ): self {
		return new self(
			array(
				'sellers'   => static fn (): SellerRepository => new SellerRepository(),
				'mail'      => static fn ( self $of ): SellerMail => new SellerMail( $of->sellers, $enquiries->enquiries, $enquiries->settings, $core->outbox, $core->mailer, $core->company, $of->pages ),
				'pages'     => static fn ( self $of ): SellerPage => new SellerPage( $core->tokens, $of->sellers, $enquiries->enquiries, $watches(), $of->views ),
				'page'      => static fn ( self $of ): VirtualPage => PrivatePage::at( 'hh_seller_page', array( 'seller' ), array( '^auction-seller/' . PrivatePage::TOKEN . '/?$' => 'seller&hh_seller_token=$matches[1]' ), array( 'hh_seller_token' ), static fn ( PageRequest $request ): TemplatePage => $of->pages->answer( $request->variables['hh_seller_token'] ) ),
				'entries'   => static fn ( self $of ): EntryLots => new EntryLots( $enquiries->enquiries, $of->sellers, $lots(), $core->gazetteer, $makes ),
				'views'     => static fn (): LotViews => new LotViews( $core->limits ),
				'counting'  => static fn ( self $of ): ViewController => new ViewController( dirname( __DIR__, 2 ) . '/schemas', $of->views, $core->network ),
				'box'       => static fn ( self $of ): SellerBox => new SellerBox( $of->sellers, $of->mail, $enquiries->enquiries ),
				'form'      => static fn ( self $of ): EntryForm => new EntryForm( $of->entries, $enquiries->enquiries ),
				'screen'    => static fn ( self $of ): SellersScreen => new SellersScreen( $of->sellers ),
			)
		);
	}

	public function register(): void {
		foreach ( array(
			new Waiting( array( ...Waiting::OUTBOX, 'hh_auction_enquiry_kept', 'hh_lot_changed', 'hh_sale_rescheduled', 'hh_sale_published' ), fn (): array => array( $this->mail ) ),
			$this->page,
			new Waiting( Waiting::REST, fn (): array => array( $this->counting ) ),
			new Waiting( Waiting::ADMIN, fn (): array => array( $this->box, $this->form, $this->screen ) ),
			new Waiting( Waiting::PRIVACY, fn (): array => array( new PersonalData( new SellerData( $this->sellers ) ) ) ),
		) as $module ) {
			$module->register();
		}
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
