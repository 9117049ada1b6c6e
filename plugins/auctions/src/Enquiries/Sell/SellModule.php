<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Sell;

use HearthHammer\Auctions\Enquiries\EnquiryServices;
use HearthHammer\Core\Blocks\PluginBlocks;
use HearthHammer\Core\Core;
use HearthHammer\Core\Module;
use HearthHammer\Core\Page\VirtualPage;
use HearthHammer\Core\Waiting;

defined( 'ABSPATH' ) || exit;

/**
 * The form of sellers: a block, a page without JavaScript, a route. What it sends is an enquiry like the others.
 */
final readonly class SellModule implements Module {

	public VirtualPage $page;

	public function __construct( private EnquiryServices $enquiries ) {
		$this->page = SellSubject::pages( static fn (): SellForm => new SellForm(), ...EnquiryServices::to_send( $enquiries ) )->page();
	}

	public function register(): void {
		$this->page->register();
		( new Waiting( Waiting::REST, fn (): array => array( new SellController( dirname( __DIR__, 3 ) . '/schemas', $this->enquiries->sending, $this->enquiries->thanks ) ) ) )->register();
		( new PluginBlocks( Core::blocks_path(), array( 'sell-at-auction' => static fn ( array $block ): string => ( new SellForm() )->block( $block ) ) ) )->register();
	}
}
