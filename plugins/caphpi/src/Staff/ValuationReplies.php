<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Caphpi\Valuation\ValuationRepository;
use HearthHammer\Core\Module;
use HearthHammer\Core\Reply\Replies;
use HearthHammer\Core\Reply\ReplySource;
use HearthHammer\Core\Reply\ReplyThread;

defined( 'ABSPATH' ) || exit;

/**
 * Owners who had a vehicle valued, as staff write to them.
 */
final readonly class ValuationReplies implements ReplySource, Module {

	public const ID = 'caphpi-valuation';

	public function __construct(
		private ValuationRepository $valuations,
		private ValuationSettings $settings,
		private Replies $replies,
	) {}

	/** What goes takes its answers along. */
	public function register(): void {
		add_action( 'caphpi_valuation_erased', fn ( int $id ) => $this->replies->forget_thread( self::ID, $id ) );
	}

	public function id(): string {
		return self::ID;
	}

	public function capability(): string {
		return ValuationCapability::NAME;
	}

	public function thread( int $id ): ?ReplyThread {
		$valuation = $this->valuations->find( $id );
		$email     = $valuation?->owner->email;
		if ( null === $valuation || null === $email ) {
			return null;
		}
		$name = $valuation->owner->name;
		return new ReplyThread(
			$valuation->id,
			$name->is_known() ? $name->value : '',
			$email,
			/* translators: 1: a number plate, 2: a vehicle's make and model */
			sprintf( __( 'Your valuation for %1$s: %2$s', 'hearth-hammer' ), $valuation->plate->spaced(), $valuation->lookup->title() ),
			// A valuation is no letter: nothing was written that could be repeated.
			'',
			$valuation->created_at,
			$this->settings->reply_to(),
			$this->settings->phone(),
			$this->settings->hours()
		);
	}

	public function answered( int $id, bool $closes ): void {
		$this->valuations->answered( $id );
	}

	public function url( int $id ): string {
		return ValuationsScreen::url( array( 'valuation' => $id ) );
	}
}
