<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi;

use HearthHammer\Caphpi\Mail\StaffAlerts;
use HearthHammer\Caphpi\Mail\ValuationMailer;
use HearthHammer\Caphpi\Privacy\Erasure;
use HearthHammer\Caphpi\Provider\Cap\CapProvider;
use HearthHammer\Caphpi\Provider\Dvla\DvlaProvider;
use HearthHammer\Caphpi\Provider\Hpi\HpiProvider;
use HearthHammer\Caphpi\Provider\Providers;
use HearthHammer\Caphpi\Provider\Sandbox\SandboxProvider;
use HearthHammer\Caphpi\Provider\Sandbox\SandboxVehicles;
use HearthHammer\Caphpi\Rest\ValuationController;
use HearthHammer\Caphpi\Settings\Secrets;
use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Caphpi\SpreadsheetLog\AccessTokens;
use HearthHammer\Caphpi\SpreadsheetLog\ChosenLog;
use HearthHammer\Caphpi\SpreadsheetLog\CircuitBreaker;
use HearthHammer\Caphpi\SpreadsheetLog\GoogleSheet;
use HearthHammer\Caphpi\SpreadsheetLog\RateLimitBackoff;
use HearthHammer\Caphpi\SpreadsheetLog\SandboxSheet;
use HearthHammer\Caphpi\SpreadsheetLog\SheetHttp;
use HearthHammer\Caphpi\SpreadsheetLog\SheetRowDelivery;
use HearthHammer\Caphpi\SpreadsheetLog\SheetSettings;
use HearthHammer\Caphpi\Staff\ValuationReplies;
use HearthHammer\Caphpi\UseCases\AskProviders;
use HearthHammer\Caphpi\UseCases\DailyCeiling;
use HearthHammer\Caphpi\UseCases\LookUpVehicle;
use HearthHammer\Caphpi\UseCases\RequestPhoneCall;
use HearthHammer\Caphpi\UseCases\ResumeValuation;
use HearthHammer\Caphpi\UseCases\SaveError;
use HearthHammer\Caphpi\UseCases\SendValuation;
use HearthHammer\Caphpi\UseCases\WriteRow;
use HearthHammer\Caphpi\Valuation\ValuationRepository;
use HearthHammer\Caphpi\Valuation\ValuationTokens;
use HearthHammer\Caphpi\Valuation\VisitorLimits;
use HearthHammer\Core\Http\HttpClient;
use HearthHammer\Core\LazyServices;
use HearthHammer\Core\Reply\ReplyDesk;
use HearthHammer\Core\Services;
use HearthHammer\Core\Settings\SecretStore;

defined( 'ABSPATH' ) || exit;

/**
 * What the modules of the vehicle valuation share.
 *
 * @property-read ValuationSettings   $settings
 * @property-read SecretStore         $secrets
 * @property-read Providers           $providers
 * @property-read ValuationRepository $valuations
 * @property-read StaffAlerts         $alerts
 * @property-read ValuationMailer     $mailer
 * @property-read VisitorLimits       $limits
 * @property-read ValuationTokens     $tokens
 * @property-read SendValuation       $sending
 * @property-read Erasure             $erasure
 * @property-read ValuationReplies    $threads
 * @property-read ReplyDesk           $desk
 * @property-read SheetSettings       $sheet
 * @property-read CircuitBreaker      $breaker
 * @property-read GoogleSheet         $google
 * @property-read SandboxSheet        $sandbox
 * @property-read SheetRowDelivery    $delivery
 * @property-read ValuationController $controller
 */
final class ValuationServices extends LazyServices {

	public static function make( Services $core ): self {
		return new self(
			array(
				'settings'   => static fn (): ValuationSettings => new ValuationSettings(),
				'secrets'    => static fn (): SecretStore => Secrets::store(),
				'providers'  => self::providers( ... ),
				'valuations' => static fn (): ValuationRepository => new ValuationRepository(),
				'alerts'     => static fn ( self $of ): StaffAlerts => new StaffAlerts( $core->outbox, $core->staff, $of->valuations, $of->settings ),
				'mailer'     => static fn ( self $of ): ValuationMailer => new ValuationMailer( $core->outbox, $core->mailer, $of->valuations, $of->alerts, $of->settings ),
				'limits'     => static fn ( self $of ): VisitorLimits => new VisitorLimits( $core->limits, $core->network, $core->browser, $of->settings ),
				'tokens'     => static fn ( self $of ): ValuationTokens => new ValuationTokens( $core->tokens, $core->browser, $of->valuations ),
				'sending'    => static fn ( self $of ): SendValuation => new SendValuation( $of->tokens, $of->valuations, $of->limits, $of->settings, $core->outbox ),
				'erasure'    => static fn ( self $of ): Erasure => new Erasure( $of->valuations ),
				'threads'    => static fn ( self $of ): ValuationReplies => new ValuationReplies( $of->valuations, $of->settings, $core->replies->replies ),
				'desk'       => static fn ( self $of ): ReplyDesk => $core->replies->desk( $of->threads ),
				'sheet'      => static fn ( self $of ): SheetSettings => new SheetSettings( $of->settings, $of->secrets ),
				'breaker'    => static fn ( self $of ): CircuitBreaker => new CircuitBreaker( $of->sheet, $core->outbox_rows ),
				'google'     => static fn ( self $of ): GoogleSheet => new GoogleSheet( $of->sheet, new SheetHttp(), new AccessTokens( $of->sheet, new SheetHttp(), $of->breaker, new RateLimitBackoff(), $of->secrets->sealer ), $of->breaker, new RateLimitBackoff() ),
				'sandbox'    => static fn (): SandboxSheet => new SandboxSheet(),
				'delivery'   => static fn ( self $of ): SheetRowDelivery => new SheetRowDelivery( $core->outbox, $core->outbox_rows, $of->valuations, new ChosenLog( $of->sheet, $of->google, $of->sandbox ), $of->breaker, $of->alerts ),
				'controller' => static fn ( self $of ): ValuationController => self::controller( $of, $core ),
			)
		);
	}

	private static function providers( self $of ): Providers {
		$http = new HttpClient();
		return new Providers(
			array(
				'sandbox' => static fn () => new SandboxProvider( new SandboxVehicles() ),
				'hpi'     => static fn () => new HpiProvider( $http, $of->secrets, $of->settings ),
				'cap'     => static fn () => new CapProvider( $http, $of->secrets, $of->settings ),
				'dvla'    => static fn () => new DvlaProvider( $http, $of->secrets, $of->settings ),
			),
			$of->settings
		);
	}

	private static function controller( self $of, Services $core ): ValuationController {
		$ceiling = new DailyCeiling( $core->limits, $of->settings, $of->alerts );
		return new ValuationController(
			dirname( __DIR__ ) . '/schemas',
			new LookUpVehicle( new AskProviders( $of->providers, $ceiling, $of->alerts, $of->settings ), $of->valuations, $of->limits, $core->locks, $core->browser ),
			$of->tokens,
			$of->sending,
			new SaveError( $of->tokens, $of->limits, $of->sending, $of->alerts ),
			new RequestPhoneCall( $of->tokens, $of->valuations, $of->limits, $of->alerts, $core->outbox ),
			new WriteRow( $of->tokens, $of->limits, $core->outbox, $core->outbox_rows, $core->locks ),
			new ResumeValuation( $of->tokens, $of->limits ),
		);
	}
}
