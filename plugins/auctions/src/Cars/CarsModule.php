<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Cars;

use HearthHammer\Core\Blocks\PluginBlocks;
use HearthHammer\Core\Core;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Pages of makes, and the blocks of vehicles' business pages.
 */
final readonly class CarsModule implements Module {

	public function __construct( private CarServices $cars ) {}

	public function register(): void {
		$this->cars->pages->register();
		( new PluginBlocks(
			Core::blocks_path(),
			array(
				'car-auction-steps' => fn ( array $block ): string => $this->cars->steps->html( $block ),
				'car-make-search'   => fn ( array $block ): string => $this->cars->form->html( $block ),
			)
		) )->register();
	}
}
