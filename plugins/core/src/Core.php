<?php

declare( strict_types=1 );

namespace HearthHammer\Core;

use Closure;
use HearthHammer\Core\Assets\Assets;
use HearthHammer\Core\Blocks\Blocks;
use HearthHammer\Core\Blocks\PluginBlocks;
use HearthHammer\Core\Brand\Brand;
use HearthHammer\Core\Brand\FontFaces;
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
use HearthHammer\Core\Log\RedactedDbErrors;
use HearthHammer\Core\Lists\RowsPerPage;
use HearthHammer\Core\Mail\CaughtMail;
use HearthHammer\Core\Mail\CaughtMailScreen;
use HearthHammer\Core\Mail\MailCapture;
use HearthHammer\Core\Mail\MailCeilingWarning;
use HearthHammer\Core\Mail\StableMessageId;
use HearthHammer\Core\Map\MapPanelPage;
use HearthHammer\Core\Map\MapPlacesController;
use HearthHammer\Core\Media\PictureColor;
use HearthHammer\Core\Metrics\Counters;
use HearthHammer\Core\Metrics\Metrics;
use HearthHammer\Core\Migrations\Migrations;
use HearthHammer\Core\Migrations\NetworkTables;
use HearthHammer\Core\Outbox\OutboxHealth;
use HearthHammer\Core\Outbox\OutboxScreen;
use HearthHammer\Core\Outbox\OutboxWorker;
use HearthHammer\Core\Outbox\RequestDelivery;
use HearthHammer\Core\Page\AnswerCaching;
use HearthHammer\Core\Page\FailedReads;
use HearthHammer\Core\Page\PublishedPages;
use HearthHammer\Core\Page\QueryVariables;
use HearthHammer\Core\Page\Revalidation;
use HearthHammer\Core\Page\RewriteRules;
use HearthHammer\Core\PageCache\ChangeHooks;
use HearthHammer\Core\Parts\Announcements;
use HearthHammer\Core\Parts\AnnouncementSettings;
use HearthHammer\Core\Parts\BlockStyles;
use HearthHammer\Core\Parts\FrameAddress;
use HearthHammer\Core\Parts\OnThisPage;
use HearthHammer\Core\Parts\PartPatterns;
use HearthHammer\Core\Parts\SecurityHeaders;
use HearthHammer\Core\Parts\Testimonial;
use HearthHammer\Core\Place\PlaceModule;
use HearthHammer\Core\Privacy\CaughtMailData;
use HearthHammer\Core\Privacy\CoreNotices;
use HearthHammer\Core\Privacy\OutboxData;
use HearthHammer\Core\Privacy\PersonalData;
use HearthHammer\Core\Privacy\PrivacyNotices;
use HearthHammer\Core\Privacy\PrivacyPage;
use HearthHammer\Core\Reply\ReplyData;
use HearthHammer\Core\Rest\AnswerHooks;
use HearthHammer\Core\Rest\MethodOverride;
use HearthHammer\Core\Rest\RouteGuard;
use HearthHammer\Core\Security\FirstScreen;
use HearthHammer\Core\Security\OwnHost;
use HearthHammer\Core\Security\SignInErrors;
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
use HearthHammer\Core\Text\Unbroken;
use HearthHammer\Core\Translations\Translations;
use HearthHammer\Core\Trouble\CoreTroubles;
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

	/** What may change a page that a cache keeps. */
	private const CHANGES = array( 'clean_post_cache', 'added_post_meta', 'updated_post_meta', 'deleted_post_meta', 'post_updated', 'transition_post_status', 'wp_update_nav_menu', 'wp_delete_nav_menu', 'created_term', 'edited_term', 'delete_term', 'added_option', 'updated_option', 'deleted_option', 'switch_theme', 'customize_save_after', 'upgrader_process_complete', 'hearth_hammer_places_imported', ...Waiting::OUTBOX );

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
		return self::$services ??= Services::make();
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
		$schemas = dirname( __DIR__ ) . '/schemas';
		return array(
			$migrations,
			new RedactedDbErrors(),
			new OwnHost(),
			...self::monitoring( $services ),
			new SecurityHeaders(),
			new AnswerCaching(),
			new MethodOverride(),
			new Translations( dirname( PLUGIN_FILE ) . '/languages' ),
			new Assets( self::build_path(), plugins_url( 'build/', PLUGIN_FILE ), dirname( PLUGIN_FILE ) . '/languages' ),
			new Blocks( self::blocks_path() ),
			new ConsentBanner(),
			new Tracking(),
			new LateScripts(),
			new RewriteRules(),
			new QueryVariables(),
			new PublishedPages(),
			$services->page_cache,
			new FailedReads(),
			new Revalidation( $services->page_cache->is_for_all( ... ) ),
			new Waiting( self::CHANGES, static fn (): array => array( new ChangeHooks( $services->purges ) ) ),
			new SeoHeadTags(),
			new Brand(),
			new FontFaces(),
			new PrivacyPage(),
			new MapPanelPage( 'office-map', static fn ( int $id ): ?OfficeMap => OfficeMap::panel( $id, $services->company, $services->gazetteer ) ),
			new PluginBlocks( self::blocks_path(), self::blocks( $services ) ),
			new Announcements(),
			new BlockStyles(),
			new Unbroken(),
			new OnThisPage(),
			new FrameAddress(),
			new CompanyJsonLd( $services->company ),
			new Waiting( array( 'save_post_wp_global_styles', 'deleted_post', 'after_switch_theme', ...Waiting::ADMIN, 'update_option_home', 'update_option_siteurl' ), static fn (): array => array( new SavedStyles() ) ),
			new Waiting( array( 'wp_generate_attachment_metadata' ), static fn (): array => array( new PictureColor() ) ),
			new Waiting( array( 'admin_bar_init' ), static fn (): array => array( new SectionGuide() ) ),
			new Waiting( array( 'authenticate', 'shake_error_codes', 'lostpassword_errors' ), static fn (): array => array( new SignInErrors() ) ),
			new Waiting( array( 'login_redirect' ), static fn (): array => array( new FirstScreen() ) ),
			new Waiting( array( 'enqueue_block_editor_assets' ), static fn (): array => array( new OfficeList( $services->company ) ) ),
			new Waiting( Waiting::REST, static fn (): array => self::rest( $services, $schemas ) ),
			new Waiting( array( ...Waiting::ADMIN, 'rest_api_init' ), static fn (): array => array( new PartPatterns() ) ),
			new Waiting( Waiting::ADMIN, static fn (): array => self::screens( $services ) ),
			new Waiting( array( 'set_screen_option_hh_lists_per_page' ), static fn (): array => array( new RowsPerPage() ) ),
			new Waiting( array( 'heartbeat_received' ), static fn (): array => array( $services->replies->presence ) ),
			new Waiting( array( 'site_status_tests', 'debug_information' ), static fn (): array => array( new OutboxHealth( $services->outbox_rows ), new SiteInfo( $services->outbox_rows, $services->purges->are_wanted( ... ) ), new FullTextHealth() ) ),
			Waiting::for_commands( static fn (): array => self::commands( $services ) ),
			...self::mail( $services ),
			new Waiting( FreshEvents::HOOKS, static fn (): array => array( new FreshEvents() ) ),
			new Scheduled( 'hh_full_text', 'hourly', static fn (): array => array( new FullTextNights( $services->locks ) ) ),
			new Waiting( Waiting::PRIVACY, static fn (): array => self::privacy( $services ) ),
			new Waiting( Waiting::REPORTS, static fn (): array => self::reports( $services ) ),
			self::updates( UPDATE_URI ),
			new Waiting( array( 'site_status_tests', ...Waiting::ADMIN ), static fn (): array => array( new UpdateHealth( new UpdateFeed( UPDATE_URI, RELEASE_KEYS ) ) ) ),
		);
	}

	/** @return array<string, Closure(array<string, mixed>): string> The parts of pages that any firm's site has: the name of a block (a folder in `blocks/`) and what prints it, empty for nothing. */
	private static function blocks( Services $services ): array {
		return array(
			'offices'        => static fn ( array $attributes ): string => ( new OfficeList( $services->company ) )->html( $attributes ),
			'office-map'     => static fn (): string => OfficeMap::html( $services->company, $services->gazetteer ),
			'privacy-notice' => static fn (): string => PrivacyNotices::html(),
			'announcement'   => static fn ( array $attributes ): string => Announcements::placed( $attributes ),
			'announcements'  => static fn (): string => Announcements::html(),
			'on-this-page'   => static fn (): string => OnThisPage::html(),
			'testimonial'    => static fn ( array $attributes ): string => Testimonial::html( $attributes ),
		);
	}

	/** @return list<Module> */
	private static function rest( Services $services, string $schemas ): array {
		$upload = self::place_upload( $services );
		return array(
			new AnswerHooks(),
			// Who signs in here is staff's own business; WordPress's own rules hold for those who do.
			RouteGuard::under( '/wp/v2/users', static fn (): ?WP_Error => is_user_logged_in() ? null : new WP_Error( 'rest_user_cannot_view', __( 'Sign in to see users.', 'hearth-hammer' ), array( 'status' => 401 ) ) ),
			new MapPlacesController( $schemas ),
			new BrandController( $schemas ),
			new PlacesController( $schemas, $upload, new PlaceWork( $upload, $services->locks ) ),
		);
	}

	/** @return list<Module> */
	private static function screens( Services $services ): array {
		return array(
			new IslandReports( $services->limits, $services->network ),
			new OutboxScreen( $services->outbox, $services->outbox_rows, new RequestDelivery( $services->outbox, $services->locks ) ),
			new CaughtMailScreen( new CaughtMail() ),
			new BrandScreen(),
			CompanyScreen::page(),
			AnnouncementSettings::page(),
			FrameAddress::page(),
			new PlacesPanel(),
			new SetupActions( new TestMail( $services->outbox, $services->outbox_rows, $services->mailer ) ),
			new SetupScreen(),
			new KeptPages(),
		);
	}

	/** @return list<Module> */
	private static function commands( Services $services ): array {
		return array(
			new CommandGroups( array( 'hearth-hammer' => 'Manage the outbox, the gazetteer, the page cache and the search indexes.' ) ),
			new OutboxCommand( $services->outbox, $services->outbox_rows ),
			new PageCacheCommand( $services->purges ),
			new LeaseCommand( $services->locks ),
			new RebuildSearchCommand( $services->locks ),
			new PlaceModule(),
		);
	}

	/** @return list<Module> */
	private static function mail( Services $services ): array {
		return array(
			new Scheduled( Waiting::EACH_MINUTE, 'hh_minutely', static fn (): array => array( new PlaceWork( self::place_upload( $services ), $services->locks ) ) ),
			new Waiting( array( Waiting::EACH_MINUTE, 'hearth_hammer_outbox_added' ), static fn (): array => array( new OutboxWorker( $services->outbox, $services->limits, $services->locks, new RequestDelivery( $services->outbox, $services->locks ) ) ) ),
			new Waiting( array( ...Waiting::OUTBOX, Waiting::EACH_MINUTE, ...Waiting::ADMIN ), static fn (): array => array( new TroubleWatch( $services->outbox, $services->mailer, $services->locks ) ) ),
			new Waiting( array( ...Waiting::OUTBOX, 'hearth_hammer_mail_ceiling' ), static fn (): array => array( new MailCeilingWarning( $services->outbox, $services->mailer ) ) ),
			new Waiting( Waiting::OUTBOX, static fn (): array => array( new TestMail( $services->outbox, $services->outbox_rows, $services->mailer ), $services->staff, $services->replies->mail ) ),
			new Waiting(
				array( 'wp_mail', 'pre_wp_mail', 'wp_mail_from_name', 'phpmailer_init' ),
				static fn (): array => array( new StableMessageId( $services->outbox ), new MailCapture( new CaughtMail(), $services->mailer, $services->outbox ), new MailSender( $services->company ) )
			),
		);
	}

	/** @return list<Module> */
	private static function privacy( Services $services ): array {
		return array(
			new PersonalData( new CaughtMailData( new CaughtMail() ) ),
			new PersonalData( new OutboxData( $services->outbox, $services->outbox_rows ) ),
			new PersonalData( new ReplyData( $services->replies->replies ) ),
			new PrivacyNotices( CoreNotices::all( ... ) ),
		);
	}

	/** @return list<Module> Answer and end a request that reads their address, before anything else is made. */
	private static function monitoring( Services $services ): array {
		return 1 === preg_match( '#/(healthz|metrics)(\?|$)#', (string) ( $_SERVER['REQUEST_URI'] ?? '' ) ) ? array( new HealthPage( $services->outbox_rows ), new MetricsPage( $services->network ) ) : array(); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Looked at only; the two compare it with their own.
	}

	/** @return list<Module> What monitoring and "Getting started" say, and the tables of a network's site. */
	private static function reports( Services $services ): array {
		$checks = static fn (): CoreChecks => new CoreChecks( $services->company, $services->outbox_rows, new TestMail( $services->outbox, $services->outbox_rows, $services->mailer ) );
		return array(
			new NetworkTables( static fn (): array => Tables::NAMES ),
			new Metrics( static fn (): array => ( new CoreMetrics( $services->outbox_rows, new HealthPage( $services->outbox_rows ), new Counters() ) )->now() ),
			new Troubles( static fn (): array => ( new CoreTroubles( $services->outbox_rows ) )->now() ),
			new SetupList( static fn (): string => __( 'Problems', 'hearth-hammer' ), self::troubles( ... ) ),
			new SetupList( static fn (): string => __( 'Company', 'hearth-hammer' ), static fn (): array => $checks()->company() ),
			new SetupList( static fn (): string => __( 'Site', 'hearth-hammer' ), static fn (): array => $checks()->site() ),
			new SetupList( static fn (): string => __( 'Pages', 'hearth-hammer' ), static fn (): array => $checks()->pages() ),
			new Troubles( static fn (): array => ( new UpdateHealth( new UpdateFeed( UPDATE_URI, RELEASE_KEYS ) ) )->troubles() ),
		);
	}

	private static function place_upload( Services $services ): PlaceUpload {
		return new PlaceUpload( new WorkFolder( 'HH_PLACES_WORK_FOLDER', 'hh-places' ), $services->locks );
	}

	/** @param string $uri Empty where the packages were made without one. */
	private static function updates( string $uri ): Module {
		$host = (string) wp_parse_url( $uri, PHP_URL_HOST );
		return new Waiting(
			'' === $host ? array() : array( "update_plugins_{$host}", "update_themes_{$host}", 'plugins_api', 'load-update-core.php', 'upgrader_pre_download' ),
			static function () use ( $uri ): array {
				$feed = new UpdateFeed( $uri, RELEASE_KEYS );
				return array( new Updates( $feed ), new SignedDownload( $feed ) );
			}
		);
	}

	/** @return list<SetupCheck> What needs a person now, above what is still to be set up. */
	private static function troubles(): array {
		return array_map( static fn ( Trouble $one ): SetupCheck => new SetupCheck( 'trouble-' . $one->id, $one->title, SetupState::Trouble, $one->sentence, $one->url, $one->link, $one->capability ), Troubles::all() );
	}

	public static function migrations(): Migrations {
		return new Migrations( 'hh_core_db_version', Tables::VERSION, static fn (): array => Tables::steps(), static fn (): array => Tables::once() );
	}
}
