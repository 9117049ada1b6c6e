<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\View;

use HearthHammer\Caphpi\Caphpi;
use HearthHammer\Theme\Block;
use HearthHammer\Theme\Plugins;

/** Whether the page is that of the vehicle valuation: by its block, or by its address until staff place the block. */
final class VehicleValuationPage {

	private const BLOCK    = 'hearth-hammer/valuation-wizard';
	private const REMINDER = 'hearth-hammer/valuation-reminder';

	public static function is_current(): bool {
		return is_page() && ( has_block( self::BLOCK ) || Plugins::caphpi() && is_page( Caphpi::PAGE ) );
	}

	/**
	 * The page's content in two: up to the wizard, and what staff wrote below it.
	 *
	 * @return array{0: string, 1: string} HTML.
	 */
	public static function content(): array {
		$blocks = parse_blocks( get_the_content() );
		$at     = array_search( self::BLOCK, array_column( $blocks, 'blockName' ), true );
		$split  = false === $at ? count( $blocks ) : (int) $at + 1;
		return array(
			self::render( array_slice( $blocks, 0, $split ) ),
			self::render( array_slice( $blocks, $split ) ),
		);
	}

	/** For visitors who come back; staff may have placed one themselves. */
	public static function reminder(): string {
		return has_block( self::REMINDER ) ? '' : Block::html( 'valuation-reminder', array( 'variant' => 'hero' ) );
	}

	/** @param array<int|string, array{blockName: string|null, attrs: array<mixed>, innerBlocks: array<mixed>, innerHTML: string, innerContent: array<mixed>}> $blocks */
	private static function render( array $blocks ): string {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's own filter.
		return trim( (string) apply_filters( 'the_content', serialize_blocks( $blocks ) ) );
	}

	/**
	 * What speaks for selling a vehicle this way.
	 *
	 * @return list<string>
	 */
	public static function reasons(): array {
		return array(
			__( 'Buyers bid against each other, in the room and online', 'hearth-hammer' ),
			__( 'A fixed auction date, not weeks of strangers at your door', 'hearth-hammer' ),
			__( 'Your reserve protects you: we don’t sell below it', 'hearth-hammer' ),
		);
	}
}
