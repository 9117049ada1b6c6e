<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LotPage;

use Closure;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Core\Calendar\CalendarFile;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Page\PageResponse;
use HearthHammer\Core\Page\VirtualPage;

/**
 * LOT-09: /auctions/{sale}/lot/{number}/viewing-{time}.ics, the calendar file of a viewing time.
 */
final class ViewingFiles {

	public static function page( LotAddressBook $book ): VirtualPage {
		return new VirtualPage(
			variable: 'hh_lot_viewing',
			pages: array( 'viewing' ),
			rules: array( '^auctions/([^/]+)/lot/([^/]+)/viewing-([0-9]{1,12})\.ics$' => 'viewing&hh_viewing_sale=$matches[1]&hh_viewing_lot=$matches[2]&hh_viewing_at=$matches[3]' ),
			answer: self::answer( $book ),
			template: '',
			fallback: '',
			is_private: false,
			variables: array( 'hh_viewing_sale', 'hh_viewing_lot', 'hh_viewing_at' ),
		);
	}

	/** @return Closure(PageRequest): ?PageResponse */
	private static function answer( LotAddressBook $book ): Closure {
		return static function ( PageRequest $request ) use ( $book ): ?PageResponse {
			$sale = LotAddressBook::sale( sanitize_title( $request->variables['hh_viewing_sale'] ) );
			$lot  = LotRecord::of( 0 === $sale ? 0 : $book->find( $sale, $request->variables['hh_viewing_lot'] ) );
			if ( null === $lot || ! $lot->is_published() ) {
				return null;
			}
			$file = ( new LotViewings( $lot ) )->file( (int) $request->variables['hh_viewing_at'], time() );
			return null === $file ? null : PageResponse::file( sprintf( 'lot-%s-viewing.ics', strtolower( $lot->number()->slug() ) ), CalendarFile::TYPE, $file );
		};
	}
}
