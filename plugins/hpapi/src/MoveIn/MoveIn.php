<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\MoveIn;

use HearthHammer\Core\Sync\InvalidFeed;
use HearthHammer\Core\Sync\Run;
use HearthHammer\Hpapi\Feeds\FeedServices;
use HearthHammer\Hpapi\Feeds\Stock\StockFile;
use HearthHammer\Hpapi\MoveIn\EasyListings\ListingStock;
use HearthHammer\Hpapi\MoveIn\PropertyHive\HiveStock;

/**
 * Moves the properties of another plugin in: writes them to a stock file, which the import engine reads.
 */
final readonly class MoveIn {

	public function __construct( private FeedServices $feeds ) {}

	/** @return list<OldStock> Every plugin that can be moved in from. */
	public static function stocks(): array {
		return array( new HiveStock(), new ListingStock() );
	}

	public static function stock( string $name ): ?OldStock {
		foreach ( self::stocks() as $stock ) {
			if ( $stock->name() === $name ) {
				return $stock;
			}
		}
		return null;
	}

	/**
	 * The run that was stopped where the other plugin still says the same, else a new one.
	 *
	 * @throws InvalidFeed Where there is nothing to move, or the disk refuses.
	 */
	public function prepare( OldStock $stock, bool $dry_run, bool $confirmed = false, bool $restart = false ): Run {
		if ( 0 === $stock->count() ) {
			/* translators: %s: name of a plugin */
			throw new InvalidFeed( sprintf( __( 'this site has no properties of %s', 'hearth-hammer' ), $stock->label() ) );
		}
		$folder = $this->feeds->work->make( 'upload-' . bin2hex( random_bytes( 12 ) ) );
		$file   = new StockFile( $folder . '/stock.' . $stock->name() );
		try {
			$file->write( $stock->rows() );
			return $this->feeds->imports->prepare( $file->path, $stock->label(), $stock->name(), $dry_run, $confirmed, $restart );
		} catch ( InvalidFeed $fault ) {
			$this->feeds->work->remove( $folder );
			throw $fault;
		}
	}
}
