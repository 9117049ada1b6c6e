<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Reply;

use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Mail\Mailer;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Outbox\OutboxRows;

/**
 * What answering visitors is made of. A plugin makes a desk for its own source, lists it among its modules and shows it
 * on its screen.
 */
final readonly class ReplyServices {

	public Replies $replies;
	public ReplyMail $mail;
	public AnswerThread $answering;
	public ReplyPresence $presence;

	public function __construct( Outbox $outbox, private OutboxRows $rows, Mailer $mailer, Company $company ) {
		$this->replies   = new Replies();
		$this->mail      = new ReplyMail( $outbox, $mailer, $this->replies, $company );
		$this->answering = new AnswerThread( $this->replies, $this->mail );
		$this->presence  = new ReplyPresence( $this->replies );
	}

	public function desk( ReplySource $source ): ReplyDesk {
		return new ReplyDesk( $source, $this, new ReplyView( $source, $this->replies, $this->rows, $this->presence ), $this->rows );
	}
}
