<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\MoveIn;

use HearthHammer\Core\Module;
use HearthHammer\Core\Sync\References;
use HearthHammer\Core\Sync\Run;
use HearthHammer\Core\Text\Scalar;
use HearthHammer\Hpapi\Feeds\Stock\StockFile;
use HearthHammer\Hpapi\Properties\Index\PropertyIndexer;
use HearthHammer\Hpapi\Properties\PropertyFields;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use HearthHammer\Hpapi\Properties\PropertyWriter;
use HearthHammer\Hpapi\Redirects\OldAddress;
use HearthHammer\Hpapi\Redirects\Redirect;
use HearthHammer\Hpapi\Redirects\RedirectRepository;
use HearthHammer\Hpapi\Redirects\RedirectTarget;

defined( 'ABSPATH' ) || exit;

/**
 * What follows when all properties are in: offices, negotiators, and redirects from the old addresses. Done again, it
 * changes nothing.
 */
final readonly class FinishMove implements Module {

	private const BATCH = 200;

	public function __construct( private PropertyIndexer $indexer, private RedirectRepository $redirects = new RedirectRepository() ) {}

	public function register(): void {
		add_action( 'hearth_hammer_import_done', $this->finish( ... ) );
		add_action( 'deactivated_plugin', $this->forget_rules( ... ) );
	}

	private function finish( Run $run ): void {
		$stock = MoveIn::stock( $run->format );
		if ( null === $stock ) {
			return;
		}
		Offices::take_over( $stock->offices() );
		$negotiators = new Negotiators();
		$targets     = $this->redirects->targets();
		$rows        = array();
		foreach ( ( new StockFile( $run->path ) )->rows() as $row ) {
			$rows[] = $row;
			if ( count( $rows ) >= self::BATCH ) {
				$this->finish_some( $rows, $negotiators, $targets );
				$rows = array();
			}
		}
		$this->finish_some( $rows, $negotiators, $targets );
	}

	/**
	 * @param list<array<string, mixed>>    $rows
	 * @param array<string, RedirectTarget> $targets Redirects that are there, which stay.
	 */
	private function finish_some( array $rows, Negotiators $negotiators, array $targets ): void {
		$known     = ( new References( PropertyPostType::SYNC_SCOPE ) )->known( array_map( static fn ( array $row ): string => Scalar::text( $row['reference'] ?? '' ), $rows ) );
		$redirects = array();
		$changed   = array();
		foreach ( $rows as $row ) {
			$reference = Scalar::text( $row['reference'] ?? '' );
			$post      = ( $known[ References::key( $reference ) ] ?? null )?->post;
			if ( null === $post ) {
				// It had an error and was skipped.
				continue;
			}
			$person = is_array( $row['negotiator'] ?? null ) ? $row['negotiator'] : array();
			$valuer = $negotiators->post( Scalar::text( $person['name'] ?? '' ), Scalar::text( $person['email'] ?? '' ), Scalar::text( $row['branch'] ?? '' ) );
			$this->name_valuer( $post, $valuer ) && $changed[] = $post;
			foreach ( is_array( $row['addresses'] ?? null ) ? $row['addresses'] : array() as $address ) {
				$source = OldAddress::parse( Scalar::text( $address ) );
				null === $source || isset( $targets[ $source->key() ] ) || $redirects[ $source->key() ] ??= new Redirect( $source, RedirectTarget::stored( $reference, true ), 0 );
			}
		}
		$this->redirects->keep( array_values( $redirects ) );
		array() === $changed || $this->indexer->index_many( $changed );
	}

	/** One that staff chose stays. */
	private function name_valuer( int $post, int $valuer ): bool {
		$fields = PropertyFields::fields();
		if ( $valuer < 1 || $fields->value( $post, 'valuer' ) === $valuer || in_array( 'valuer', (array) $fields->value( $post, 'staff_fields' ), true ) ) {
			return false;
		}
		( new PropertyWriter() )->replace_fields( $post, array( 'valuer' => $valuer ) );
		return true;
	}

	/** WordPress keeps the rules of a plugin that is gone: its addresses would show the home page and never redirect. */
	private function forget_rules( mixed $plugin ): void {
		foreach ( MoveIn::stocks() as $stock ) {
			if ( is_string( $plugin ) && str_starts_with( $plugin, $stock->folder() . '/' ) ) {
				delete_option( 'rewrite_rules' );
			}
		}
	}
}
