<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LotPage;

use HearthHammer\Auctions\Lots\LotPlace;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Core\Calendar\CalendarEvent;
use HearthHammer\Core\Calendar\CalendarFile;
use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Core;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Page\PageResponse;

/**
 * LOT-09: when a lot may be seen: its own times, else those of its sale.
 */
final readonly class LotViewings {

	public function __construct( private LotRecord $lot ) {}

	/** @return list<array{starts_at: int, ends_at: int, note: string}> In order of time, without those that are over. */
	public function coming( int $now ): array {
		$stored = $this->lot->list( 'viewings' ) ?: ( $this->lot->sale?->list( 'viewing_days' ) ?? array() );
		$times  = array();
		foreach ( $stored as $one ) {
			$from = is_array( $one ) ? (int) ( $one['starts_at'] ?? 0 ) : 0;
			$to   = is_array( $one ) ? (int) ( $one['ends_at'] ?? 0 ) : 0;
			if ( $from > 0 && max( $to, $from + HOUR_IN_SECONDS ) > $now ) {
				$times[] = array(
					'starts_at' => $from,
					'ends_at'   => $to > $from ? $to : $from + HOUR_IN_SECONDS,
					'note'      => is_string( $one['note'] ?? null ) ? $one['note'] : '',
				);
			}
		}
		usort( $times, static fn ( array $one, array $other ): int => $one['starts_at'] <=> $other['starts_at'] );
		return $times;
	}

	/** Where the calendar file of a time is. */
	public static function url( LotRecord $lot, int $starts_at ): string {
		return untrailingslashit( $lot->address() ) . "/viewing-{$starts_at}.ics";
	}

	/** The calendar file at /auctions/{sale}/lot/{number}/viewing-{time}.ics. */
	public static function answer( LotAddressBook $book, PageRequest $request ): ?PageResponse {
		$sale = LotAddressBook::sale( sanitize_title( $request->variables['hh_viewing_sale'] ) );
		$lot  = LotRecord::of( 0 === $sale ? 0 : $book->find( $sale, $request->variables['hh_viewing_lot'] ) );
		if ( null === $lot || ! $lot->is_published() ) {
			return null;
		}
		$file = ( new self( $lot ) )->file( (int) $request->variables['hh_viewing_at'], time() );
		return null === $file ? null : PageResponse::file( sprintf( 'lot-%s-viewing.ics', strtolower( $lot->number()->slug() ) ), CalendarFile::TYPE, $file );
	}

	/** @return string|null Null if the lot has no viewing then. */
	public function file( int $starts_at, int $now ): ?string {
		foreach ( $this->coming( $now ) as $time ) {
			if ( $time['starts_at'] === $starts_at ) {
				return CalendarFile::write( $this->event( $time ) );
			}
		}
		return null;
	}

	/** @param array{starts_at: int, ends_at: int, note: string} $time */
	private function event( array $time ): CalendarEvent {
		$changed = (int) get_post_modified_time( 'U', true, $this->lot->post );
		$office  = Core::services()->company->main_office();
		$where   = $this->lot->business()->is_property() ? LotPlace::line( $this->lot ) : trim( ( $this->lot->sale?->text( 'venue' ) ?? '' ) . ' ' . ( $this->lot->sale?->text( 'venue_postcode' ) ?? '' ) );
		return new CalendarEvent(
			uid: sprintf( 'viewing-%d-%d@%s', $this->lot->id(), $time['starts_at'], (string) wp_parse_url( home_url(), PHP_URL_HOST ) ),
			sequence: 0,
			status: 'CONFIRMED',
			starts_at: $time['starts_at'],
			ends_at: $time['ends_at'],
			created_at: $changed,
			changed_at: $changed,
			/* translators: 1: number of a lot, 2: its title */
			summary: sprintf( __( 'Viewing: lot %1$s, %2$s', 'hearth-hammer' ), $this->lot->number()->printed, $this->lot->title() ),
			location: $where,
			description: trim( $time['note'] . "\n" . $this->lot->address() ),
			url: $this->lot->address(),
			organiser: $office->contact->email,
			organiser_name: ( new Company() )->name(),
		);
	}
}
