<?php

declare( strict_types=1 );

namespace HearthHammer\Core;

use HearthHammer\Core\Limits\Limits;
use HearthHammer\Core\Locks\Locks;
use HearthHammer\Core\Mail\Mailer;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Outbox\OutboxRows;
use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Core\Security\Browser;
use HearthHammer\Core\Security\NetworkAddress;
use HearthHammer\Core\Security\Tokens;

/**
 * What core offers the other plugins; they hand the pieces on by constructor.
 */
final readonly class Services {

	public function __construct(
		public Outbox $outbox,
		public Limits $limits,
		public Locks $locks,
		public Tokens $tokens,
		public Browser $browser,
		public NetworkAddress $network,
		public Mailer $mailer,
		public OutboxRows $outbox_rows,
		public Gazetteer $gazetteer,
	) {}
}
