<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions;

use Closure;
use HearthHammer\Auctions\Addenda\AddendumList;
use HearthHammer\Auctions\Addenda\AddendumRepository;
use HearthHammer\Auctions\Enquiries\EnquiryServices;
use HearthHammer\Auctions\LegalPack\LegalServices;

/**
 * The parts of pages that this plugin owns: the name of a block (a folder in `blocks/`) and who prints it.
 */
final class PageBlocks {

	/** @return array<string, Closure(array<string, mixed>): string> Each takes the block's attributes and returns HTML, empty for nothing. */
	public static function renderers( LegalServices $legal_packs, EnquiryServices $enquiries, PlatformModule $platform ): array {
		$addenda = new AddendumList( new AddendumRepository() );
		return array(
			// On the page of a lot or a sale.
			'lot-addenda'    => static fn (): string => $addenda->of_page(),
			'sync-overlay'   => static fn (): string => $platform->sync_button(),
			// On the page of a lot.
			'lot-enquiry'    => static fn (): string => $enquiries->form->of_page(),
			'lot-legal-pack' => static fn (): string => $legal_packs->form->of_page(),
		);
	}
}
