<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Index;

use HearthHammer\Auctions\Lots\LotLabels;
use HearthHammer\Auctions\Lots\LotName;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Lots\PriceStatus;
use HearthHammer\Core\Index\StoredCard;
use HearthHammer\Core\Templates\Template;
use HearthHammer\Core\Translations\Translations;

/**
 * A lot's card as lists print it, made once in the site's language and kept in the index: a catalogue then only puts cards
 * together. It is printed anew where the words are others now (decision 0090).
 *
 * What differs from page to page is filled in later: the catalogue that a card's link leads back to, what staff may do,
 * and outside the lot's own sale which sale it is in. A theme prints cards its own way with `hearth-hammer/lot-card.php` in its folder.
 */
final class LotCardHtml {

	private const FROM  = '%from%';
	private const TOOLS = '<!--tools-->';
	private const SALE  = '<!--sale-->';
	private const LAZY  = ' loading="lazy"';

	/**
	 * Names the words and the template of cards as they are now. What the index has of another name is not printed.
	 *
	 * @return string Eight characters.
	 */
	public static function words(): string {
		$labels = array( Translations::version(), array_map( static fn ( LotStatus $one ): string => $one->label(), LotStatus::cases() ), array_map( static fn ( PriceStatus $one ): string => $one->label(), PriceStatus::cases() ), LotLabels::on_cards() );
		foreach ( LotCard::specimens() as $card ) {
			$labels[] = self::of( $card );
		}
		return substr( md5( (string) wp_json_encode( $labels ) ), 0, 8 );
	}

	/** @param array<string, mixed> $card */
	public static function of( array $card ): string {
		$theirs = locate_template( array( 'hearth-hammer/lot-card.php' ) );
		$folder = '' === $theirs ? dirname( __DIR__, 2 ) . '/templates' : dirname( $theirs );
		$html   = ( new Template( $folder ) )->get( 'lot-card', $card + array( 'from' => self::FROM, 'tools' => self::TOOLS, 'in_sale' => self::SALE ) );
		return StoredCard::without_home( trim( (string) preg_replace( '/>\s+</', '> <', (string) preg_replace( '/\s*\n\s*/', ' ', $html ) ) ) );
	}

	/**
	 * @param string $html  As it is kept.
	 * @param string $query Of the catalogue, e.g. `?make=ford`; empty for all of it.
	 * @param string $tools HTML of what staff may do; empty for visitors.
	 */
	public static function filled( string $html, string $query, string $tools = '', bool $is_first = false ): string {
		$html = str_replace( array( self::FROM, self::TOOLS, self::SALE ), array( esc_attr( $query ), $tools, '' ), StoredCard::with_home( $html ) );
		return $is_first ? str_replace( self::LAZY, '', $html ) : $html;
	}

	/**
	 * Outside the lot's own sale: it names that, and its element has no id, which the catalogue's own lot of that number has.
	 *
	 * @param array<string, mixed> $card schemas/parts/lot-card.json.
	 */
	public static function outside( string $html, array $card, string $tools = '', bool $is_first = false ): string {
		$line = sprintf( '<p class="hh-lot-card__sale">%s</p>', esc_html( LotName::in_sale( $card ) ) );
		return self::filled( (string) preg_replace( '/^(<article[^>]*?) id="[^"]*"/', '$1', str_replace( self::SALE, $line, $html ) ), '', $tools, $is_first );
	}
}
