<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Seo;

use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a page's description, canonical address, tags for messengers and JSON-LD once, beside any plugin for search
 * engines (decision 0089). What the others print is read from the page itself:
 *
 * - on a post's page we add what is missing;
 * - on a page without a post (lists of properties, sales by business, news) the others know neither title nor address
 *   and would forbid robots what they cannot place. There they step back, and we write all of it.
 */
final class SeoHeadTags implements Module {

	/** The hook on which our statements are printed. */
	public const HOOK = 'hearth_hammer_head';

	/** @var array<string, bool|string> What our modules tell robots, before another plugin says otherwise. */
	private array $robots = array();

	/** Of the output buffers once ours is open; 0 while it is not. */
	private int $level = 0;

	public function register(): void {
		add_action( 'wp_head', $this->open( ... ), PHP_INT_MIN );
		add_action( 'wp_head', $this->close( ... ), PHP_INT_MAX );
		// The query has run, and nothing is printed yet.
		add_action( 'template_redirect', $this->step_in( ... ), 20 );
		// The SEO Framework and All in One SEO ask these for themselves.
		add_filter( 'the_seo_framework_query_supports_seo', static fn ( mixed $supports ): bool => (bool) $supports && ! self::page_is_ours() );
		add_filter( 'aioseo_disable', static fn ( mixed $is_disabled ): bool => (bool) $is_disabled || self::page_is_ours() );
	}

	/** Whether the head of this page is ours: it has no post, so another plugin cannot know what it is. */
	public static function page_is_ours(): bool {
		/**
		 * Filters whether a module of ours writes the head of the present page.
		 *
		 * @param bool $is_ours
		 */
		return (bool) apply_filters( 'hearth_hammer_own_head', false );
	}

	private function step_in(): void {
		if ( ! self::page_is_ours() ) {
			return;
		}
		// Yoast SEO, Rank Math and Slim SEO print on hooks of their own.
		foreach ( array( 'wpseo_head', 'rank_math/head', 'slim_seo_head' ) as $hook ) {
			remove_all_actions( $hook );
		}
		add_filter( 'pre_get_document_title', '__return_empty_string', PHP_INT_MAX );
		// Yoast SEO replaces the instructions to robots ten before the last, older versions at the last.
		add_filter( 'wp_robots', fn ( array $robots ): array => $this->robots = $robots, PHP_INT_MAX - 11 );
		add_filter( 'wp_robots', fn (): array => $this->robots, PHP_INT_MAX );
	}

	private function open(): void {
		ob_start();
		$this->level = ob_get_level();
	}

	private function close(): void {
		// Another plugin has closed our buffer, or left its own open: the head cannot be read.
		$is_read     = $this->level > 0 && ob_get_level() === $this->level;
		$theirs      = new HeadTags( $is_read ? (string) ob_get_clean() : '' );
		$this->level = 0;
		$is_ours     = self::page_is_ours();
		ob_start();
		if ( $is_ours && $is_read ) {
			_wp_render_title_tag();
			wp_robots();
		}
		/**
		 * Prints meta, link and JSON-LD elements that a head may have once. They are left out where the head has them.
		 *
		 * @param HeadTags $head What WordPress and other plugins printed; empty on a page that is ours.
		 */
		do_action( self::HOOK, $is_ours ? new HeadTags( '' ) : $theirs );
		$ours = new HeadTags( (string) ob_get_clean() );
		// phpcs:ignore WordPress.Security.EscapeOutput -- Escaped where it was printed.
		echo $is_ours ? $ours->html() . $theirs->without_statements() : $ours->missing_in( $theirs ) . $theirs->html();
	}
}
