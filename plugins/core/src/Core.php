<?php

declare( strict_types=1 );

namespace HearthHammer\Core;

use HearthHammer\Core\Assets\Assets;
use HearthHammer\Core\Blocks\Blocks;
use HearthHammer\Core\Blocks\PluginBlocks;
use HearthHammer\Core\Brand\BrandStyle;
use HearthHammer\Core\Brand\SavedStyles;
use HearthHammer\Core\Cli\CommandGroups;
use HearthHammer\Core\Cli\LeaseCommand;
use HearthHammer\Core\Cli\OutboxCommand;
use HearthHammer\Core\Cli\PageCacheCommand;
use HearthHammer\Core\Cli\RebuildSearchCommand;
use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Company\CompanyJsonLd;
use HearthHammer\Core\Company\CompanyScreen;
use HearthHammer\Core\Company\MailSender;
use HearthHammer\Core\Company\OfficeList;
use HearthHammer\Core\Company\OfficeMap;
use HearthHammer\Core\Consent\ConsentBanner;
use HearthHammer\Core\Consent\Tracking;
use HearthHammer\Core\Guide\SectionGuide;
use HearthHammer\Core\Health\CoreMetrics;
use HearthHammer\Core\Health\HealthPage;
use HearthHammer\Core\Health\MetricsPage;
use HearthHammer\Core\Health\SiteInfo;
use HearthHammer\Core\Index\FullTextHealth;
use HearthHammer\Core\Index\FullTextNights;
use HearthHammer\Core\Island\IslandReports;
use HearthHammer\Core\Island\LateScripts;
use HearthHammer\Core\Island\MissingScripts;
use HearthHammer\Core\Limits\Limits;
use HearthHammer\Core\Locks\Locks;
use HearthHammer\Core\Log\RedactedDbErrors;
use HearthHammer\Core\Mail\CaughtMail;
use HearthHammer\Core\Mail\CaughtMailScreen;
use HearthHammer\Core\Mail\MailCapture;
use HearthHammer\Core\Mail\MailCeilingWarning;
use HearthHammer\Core\Mail\Mailer;
use HearthHammer\Core\Mail\StableMessageId;
use HearthHammer\Core\Mail\StaffDigest;
use HearthHammer\Core\Map\MapPlacesController;
use HearthHammer\Core\Media\PictureColor;
use HearthHammer\Core\Metrics\Counters;
use HearthHammer\Core\Metrics\Metrics;
use HearthHammer\Core\Migrations\Migrations;
use HearthHammer\Core\Migrations\NetworkTables;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Outbox\OutboxHealth;
use HearthHammer\Core\Outbox\OutboxRows;
use HearthHammer\Core\Outbox\OutboxScreen;
use HearthHammer\Core\Outbox\OutboxWorker;
use HearthHammer\Core\Outbox\RequestDelivery;
use HearthHammer\Core\Page\AnswerCaching;
use HearthHammer\Core\Page\PublishedPages;
use HearthHammer\Core\Page\QueryVariables;
use HearthHammer\Core\Page\Revalidation;
use HearthHammer\Core\Page\RewriteRules;
use HearthHammer\Core\PageCache\CacheServers;
use HearthHammer\Core\PageCache\ChangeHooks;
use HearthHammer\Core\PageCache\PageCache;
use HearthHammer\Core\PageCache\Purges;
use HearthHammer\Core\Parts\Announcements;
use HearthHammer\Core\Parts\AnnouncementSettings;
use HearthHammer\Core\Parts\BlockStyles;
use HearthHammer\Core\Parts\FrameAddress;
use HearthHammer\Core\Parts\OnThisPage;
use HearthHammer\Core\Parts\PartBlocks;
use HearthHammer\Core\Parts\PartPatterns;
use HearthHammer\Core\Parts\SecurityHeaders;
use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Core\Place\PlaceModule;
use HearthHammer\Core\Place\PostcodeLearner;
use HearthHammer\Core\Privacy\CaughtMailData;
use HearthHammer\Core\Privacy\CoreNotices;
use HearthHammer\Core\Privacy\OutboxData;
use HearthHammer\Core\Privacy\PersonalData;
use HearthHammer\Core\Privacy\PrivacyNotices;
use HearthHammer\Core\Privacy\PrivacyPage;
use HearthHammer\Core\Reply\ReplyData;
use HearthHammer\Core\Reply\ReplyServices;
use HearthHammer\Core\Rest\AnswerHeaders;
use HearthHammer\Core\Rest\HtmlAnswers;
use HearthHammer\Core\Rest\MethodOverride;
use HearthHammer\Core\Rest\MissingParameters;
use HearthHammer\Core\Rest\RouteGuard;
use HearthHammer\Core\Security\Browser;
use HearthHammer\Core\Security\NetworkAddress;
use HearthHammer\Core\Security\OwnHost;
use HearthHammer\Core\Security\SignInErrors;
use HearthHammer\Core\Security\Tokens;
use HearthHammer\Core\Seo\SeoHeadTags;
use HearthHammer\Core\Setup\Brand\BrandController;
use HearthHammer\Core\Setup\Brand\BrandScreen;
use HearthHammer\Core\Setup\CoreChecks;
use HearthHammer\Core\Setup\KeptPages;
use HearthHammer\Core\Setup\Places\PlacesController;
use HearthHammer\Core\Setup\Places\PlacesPanel;
use HearthHammer\Core\Setup\Places\PlaceUpload;
use HearthHammer\Core\Setup\Places\PlaceWork;
use HearthHammer\Core\Setup\SetupActions;
use HearthHammer\Core\Setup\SetupCheck;
use HearthHammer\Core\Setup\SetupList;
use HearthHammer\Core\Setup\SetupScreen;
use HearthHammer\Core\Setup\SetupState;
use HearthHammer\Core\Setup\TestMail;
use HearthHammer\Core\Sync\Files\WorkFolder;
use HearthHammer\Core\Text\UnbrokenBlocks;
use HearthHammer\Core\Translations\Translations;
use HearthHammer\Core\Trouble\LateBackup;
use HearthHammer\Core\Trouble\LateOutbox;
use HearthHammer\Core\Trouble\Trouble;
use HearthHammer\Core\Trouble\Troubles;
use HearthHammer\Core\Trouble\TroubleWatch;
use HearthHammer\Core\Updates\SignedDownload;
use HearthHammer\Core\Updates\UpdateFeed;
use HearthHammer\Core\Updates\UpdateHealth;
use HearthHammer\Core\Updates\Updates;
use WP_Error;

/**
 * The plugin's façade: the composition root and the one class other plugins and the theme ask.
 */
final class Core {

	private static ?Services $services = null;

	public static function boot( string $plugin_file ): void {
		$services   = self::services();
		$migrations = self::migrations();

		register_activation_hook( $plugin_file, $migrations->migrate( ... ) );
		// The other plugins do nothing without this one: their addresses lead nowhere then, and somewhere again with it.
		register_activation_hook( $plugin_file, RewriteRules::forget( ... ) );
		register_deactivation_hook( $plugin_file, RewriteRules::forget( ... ) );

		foreach ( self::modules( $services, $migrations ) as $module ) {
			$module->register();
		}
	}

	public static function services(): Services {
		if ( null === self::$services ) {
			$limits         = new Limits();
			$network        = new NetworkAddress();
			$outbox         = new Outbox();
			$rows           = new OutboxRows();
			$mailer         = new Mailer();
			$company        = new Company();
			$caches         = new CacheServers();
			self::$services = new Services(
				$outbox,
				$limits,
				new Locks(),
				new Tokens(),
				new Browser(),
				$network,
				$mailer,
				$rows,
				new Gazetteer( learner: PostcodeLearner::from_settings( $limits, $network ) ),
				$company,
				new ReplyServices( $outbox, $rows, $mailer, $company ),
				new StaffDigest( $outbox, $mailer ),
				new PageCache( $caches ),
				new Purges( $caches, $outbox ),
			);
		}
		return self::$services;
	}

	/** The folder that `npm run build` writes, with a trailing slash. */
	public static function build_path(): string {
		return plugin_dir_path( PLUGIN_FILE ) . 'build/';
	}

	/** Where each block's block.json is, in a folder of its name; with a trailing slash. */
	public static function blocks_path(): string {
		/**
		 * Filters the folder of the blocks, which is the built one.
		 *
		 * @param string $folder With a trailing slash.
		 */
		return apply_filters( 'hearth_hammer_blocks_path', self::build_path() . 'blocks/' );
	}

	/**
	 * The map of this plugin.
	 *
	 * @return list<Module>
	 */
	private static function modules( Services $services, Migrations $migrations ): array {
		$requests = new RequestDelivery( $services->outbox, $services->locks );
		$offices = new OfficeList( $services->company );
		$health = new HealthPage( $services->outbox_rows );
		return array(
			$migrations,
			new RedactedDbErrors(),
			new OwnHost(),
			$health,
			new MetricsPage( $services->network ),
			new Metrics( ( new CoreMetrics( $services->outbox_rows, $health, new Counters() ) )->now( ... ) ),
			new SecurityHeaders(),
			new SignInErrors(),
			new AnswerCaching(),
			new MethodOverride(),
			new Translations( dirname( PLUGIN_FILE ) . '/languages' ),
			new NetworkTables( Tables::NAMES ),
			new Assets( self::build_path(), plugins_url( 'build/', PLUGIN_FILE ), dirname( PLUGIN_FILE ) . '/languages' ),
			new Blocks( self::blocks_path() ),
			new ConsentBanner(),
			new Tracking(),
			new IslandReports( $services->limits, $services->network ),
			new LateScripts(),
			new MissingScripts(),
			new OutboxWorker( $services->outbox, $services->limits, $services->locks, $requests ),
			new CommandGroups( array( 'hearth-hammer' => 'Manage the outbox, the gazetteer, the page cache and the search indexes.' ) ),
			new OutboxCommand( $services->outbox, $services->outbox_rows ),
			new PageCacheCommand( $services->purges ),
			new LeaseCommand( $services->locks ),
			new RebuildSearchCommand( $services->locks ),
			new FullTextNights( $services->locks ),
			new FullTextHealth(),
			new OutboxScreen( $services->outbox, $services->outbox_rows, $requests ),
			new OutboxHealth( $services->outbox_rows ),
			new SiteInfo( $services->outbox_rows, $services->purges->are_wanted( ... ) ),
			new AnswerHeaders(),
			new MissingParameters(),
			new HtmlAnswers(),
			// Who signs in here is staff's own business; WordPress's own rules hold for those who do.
			RouteGuard::under( '/wp/v2/users', static fn (): ?WP_Error => is_user_logged_in() ? null : new WP_Error( 'rest_user_cannot_view', __( 'Sign in to see users.', 'hearth-hammer' ), array( 'status' => 401 ) ) ),
			new RewriteRules(),
			new QueryVariables(),
			new PublishedPages(),
			$services->page_cache,
			new Revalidation( $services->page_cache->is_for_all( ... ) ),
			$services->purges,
			new ChangeHooks( $services->purges ),
			new SeoHeadTags(),
			new StableMessageId( $services->outbox ),
			new MailCeilingWarning( $services->outbox, $services->mailer ),
			$services->staff,
			new MailCapture( new CaughtMail(), $services->mailer, $services->outbox ),
			new CaughtMailScreen( new CaughtMail() ),
			new PersonalData( new CaughtMailData( new CaughtMail() ) ),
			new PersonalData( new OutboxData( $services->outbox, $services->outbox_rows ) ),
			new PersonalData( new ReplyData( $services->replies->replies ) ),
			$services->replies->mail,
			$services->replies->presence,
			new PictureColor(),
			new PlaceModule(),
			new MapPlacesController( dirname( __DIR__ ) . '/schemas' ),
			new BrandStyle(),
			new SavedStyles(),
			new BrandScreen(),
			new BrandController( dirname( __DIR__ ) . '/schemas' ),
			CompanyScreen::page(),
			new MailSender( $services->company ),
			new PrivacyPage(),
			new PrivacyNotices( CoreNotices::all( ... ) ),
			OfficeMap::page( $services->company, $services->gazetteer ),
			$offices,
			new PluginBlocks( self::blocks_path(), array( 'offices' => $offices->html( ... ), 'office-map' => static fn (): string => OfficeMap::html( $services->company, $services->gazetteer ), 'privacy-notice' => PrivacyNotices::html( ... ) ) + PartBlocks::renderers() ),
			AnnouncementSettings::page(),
			new Announcements(),
			new BlockStyles(),
			new UnbrokenBlocks(),
			new PartPatterns(),
			new OnThisPage(),
			FrameAddress::page(),
			new FrameAddress(),
			...self::setup( $services ),
			...self::updates( new UpdateFeed( UPDATE_URI, RELEASE_KEYS ) ),
			new SectionGuide(),
			new CompanyJsonLd( $services->company ),
		);
	}

	/** @return list<Module> "Getting started", with what every site needs. */
	private static function setup( Services $services ): array {
		$mail   = new TestMail( $services->outbox, $services->outbox_rows, $services->mailer );
		$checks = new CoreChecks( $services->company, $services->outbox_rows, $mail );
		$upload = new PlaceUpload( new WorkFolder( 'HH_PLACES_WORK_FOLDER', 'hh-places' ), $services->locks );
		$work   = new PlaceWork( $upload, $services->locks );
		return array(
			$mail,
			$work,
			new PlacesController( dirname( __DIR__ ) . '/schemas', $upload, $work ),
			new PlacesPanel(),
			new SetupActions( $mail ),
			new SetupScreen(),
			new KeptPages(),
			new TroubleWatch( $services->outbox, $services->mailer ),
			new Troubles( ( new LateOutbox( $services->outbox_rows ) )->now( ... ) ),
			new Troubles( static fn (): array => LateBackup::at( time() ) ),
			new SetupList( static fn (): string => __( 'Problems', 'hearth-hammer' ), self::troubles( ... ) ),
			new SetupList( static fn (): string => __( 'Company', 'hearth-hammer' ), $checks->company( ... ) ),
			new SetupList( static fn (): string => __( 'Site', 'hearth-hammer' ), $checks->site( ... ) ),
			new SetupList( static fn (): string => __( 'Pages', 'hearth-hammer' ), $checks->pages( ... ) ),
		);
	}

	/** @return list<Module> */
	private static function updates( UpdateFeed $feed ): array {
		$health = new UpdateHealth( $feed );
		return array( new Updates( $feed ), new SignedDownload( $feed ), $health, new Troubles( $health->troubles( ... ) ) );
	}

	/** @return list<SetupCheck> What needs a person now, above what is still to be set up. */
	private static function troubles(): array {
		return array_map( static fn ( Trouble $one ): SetupCheck => new SetupCheck( 'trouble-' . $one->id, $one->title, SetupState::Trouble, $one->sentence, $one->url, $one->link, $one->capability ), Troubles::all() );
	}

	public static function migrations(): Migrations {
		return new Migrations( 'hh_core_db_version', Tables::migrations() );
	}
}
