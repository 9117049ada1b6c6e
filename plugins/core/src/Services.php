<?php

declare( strict_types=1 );

namespace HearthHammer\Core;

use Closure;
use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Limits\Limits;
use HearthHammer\Core\Locks\Locks;
use HearthHammer\Core\Mail\Mailer;
use HearthHammer\Core\Mail\StaffDigest;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Outbox\OutboxRows;
use HearthHammer\Core\PageCache\CacheServers;
use HearthHammer\Core\PageCache\PageCache;
use HearthHammer\Core\PageCache\Purges;
use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Core\Place\PostcodeLearner;
use HearthHammer\Core\Reply\ReplyServices;
use HearthHammer\Core\Security\Browser;
use HearthHammer\Core\Security\NetworkAddress;
use HearthHammer\Core\Security\Tokens;
use HearthHammer\Core\Subscription\SubscriptionTokens;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Visitor\SubmissionLimits;
use HearthHammer\Core\Visitor\VisitorError;

defined( 'ABSPATH' ) || exit;

/**
 * What core offers the other plugins; they hand the pieces on by constructor.
 *
 * @property-read Outbox         $outbox
 * @property-read Limits         $limits
 * @property-read Locks          $locks
 * @property-read Tokens         $tokens
 * @property-read Browser        $browser
 * @property-read NetworkAddress $network
 * @property-read Mailer         $mailer
 * @property-read OutboxRows     $outbox_rows
 * @property-read Gazetteer      $gazetteer
 * @property-read Company        $company
 * @property-read ReplyServices  $replies
 * @property-read StaffDigest    $staff
 * @property-read PageCache      $page_cache
 * @property-read Purges         $purges
 */
final class Services extends LazyServices {

	public static function make(): self {
		$caches = new CacheServers();
		return new self(
			array(
				'outbox'      => static fn (): Outbox => new Outbox(),
				'limits'      => static fn (): Limits => new Limits(),
				'locks'       => static fn (): Locks => new Locks(),
				'tokens'      => static fn (): Tokens => new Tokens(),
				'browser'     => static fn (): Browser => new Browser(),
				'network'     => static fn (): NetworkAddress => new NetworkAddress(),
				'mailer'      => static fn (): Mailer => new Mailer(),
				'outbox_rows' => static fn (): OutboxRows => new OutboxRows(),
				'gazetteer'   => static fn ( self $of ): Gazetteer => new Gazetteer( learner: PostcodeLearner::from_settings( $of->limits, $of->network ) ),
				'company'     => static fn (): Company => new Company(),
				'replies'     => static fn ( self $of ): ReplyServices => new ReplyServices( $of->outbox, $of->outbox_rows, $of->mailer, $of->company ),
				'staff'       => static fn ( self $of ): StaffDigest => new StaffDigest( $of->outbox, $of->mailer ),
				'page_cache'  => static fn (): PageCache => new PageCache( $caches ),
				'purges'      => static function ( self $of ) use ( $caches ): Purges {
					$purges = new Purges( $caches, $of->outbox );
					$purges->register();
					return $purges;
				},
			)
		);
	}

	/**
	 * Shows that a form was sent by the browser that fetched it.
	 *
	 * @param string $purpose What it is for: no other form takes it.
	 * @param int    $seconds How long it is good for.
	 */
	public function form_token( string $purpose, int $seconds ): FormToken {
		return new FormToken( $this->tokens, $this->browser, $purpose, $seconds );
	}

	/**
	 * Signed tokens in the mails of one list.
	 *
	 * @param string $list e.g. `hpapi-newsletter`.
	 */
	public function subscription_tokens( string $list ): SubscriptionTokens {
		return new SubscriptionTokens( $this->tokens, $list );
	}

	/**
	 * How often one form may be sent, and cause mail to one mailbox.
	 *
	 * @param string                     $name          Of its counters, e.g. `enquiry`.
	 * @param Closure(int): VisitorError $too_many      Gets the seconds until another try.
	 * @param int                        $per_address   Tries of one network address.
	 * @param int|null                   $per_browser   Tries of one browser; null for no such limit.
	 * @param int                        $per_recipient Mails to one mailbox, whoever caused them.
	 * @param int                        $seconds       The time that all of them are for.
	 * @param int|null                   $per_neighbours Tries of all addresses of a network together; null for no such limit.
	 */
	public function submission_limits( string $name, Closure $too_many, int $per_address, ?int $per_browser = null, int $per_recipient = 0, int $seconds = DAY_IN_SECONDS, ?int $per_neighbours = null ): SubmissionLimits {
		return new SubmissionLimits( $this->limits, $this->network, $this->browser, $name, $too_many, $per_address, $per_browser, $per_recipient, $seconds, $per_neighbours );
	}
}
