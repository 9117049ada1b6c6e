<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Lists;

use Closure;
use HearthHammer\Core\Module;
use HearthHammer\Core\Page\AnswerCaching;
use HearthHammer\Hpapi\Search\PropertySearch;

defined( 'ABSPATH' ) || exit;

/**
 * `?feed=rss2` on a list: the newest twenty of that search, for feed readers.
 */
final class ListFeed implements Module {

	private const NEWEST = 20;

	/** What WordPress can be asked for; all get the one format that every reader knows. */
	private const FORMATS = array( 'rss2', 'rss', 'rdf', 'atom' );

	/** @param Closure(): PropertySearch $search Made when it is needed. */
	public function __construct(
		private readonly CurrentList $current,
		private readonly Closure $search,
	) {}

	public function register(): void {
		add_action( 'template_redirect', $this->take_over( ... ), 1 );
		add_action( 'wp_head', $this->link( ... ), 6 );
		// WordPress dates feeds by its posts; a list changes with prices and removals too.
		add_filter( 'wp_headers', $this->headers( ... ), 10, 2 );
	}

	private function take_over(): void {
		if ( ! is_feed() || null === $this->current->page() ) {
			return;
		}
		foreach ( self::FORMATS as $format ) {
			remove_all_actions( "do_feed_{$format}" );
			add_action( "do_feed_{$format}", $this->print( ... ) );
		}
	}

	/**
	 * @param array<string, string> $headers
	 * @return array<string, string>
	 */
	private function headers( array $headers, \WP $request ): array {
		if ( ! isset( $request->query_vars['feed'], $request->query_vars[ ListRoutes::LIST ] ) ) {
			return $headers;
		}
		unset( $headers['Last-Modified'], $headers['ETag'] );
		return array(
			...$headers,
			'Content-Type'  => 'application/rss+xml; charset=UTF-8',
			'Cache-Control' => AnswerCaching::shared( AnswerCaching::FEED_SECONDS ),
		);
	}

	private function link(): void {
		$page = $this->current->page();
		if ( null !== $page && $page->result->total > 0 ) {
			/* translators: %s: heading of a list, e.g. Property for sale in Rye */
			printf( '<link rel="alternate" type="application/rss+xml" title="%s" href="%s">' . "\n", esc_attr( sprintf( __( '%s: latest', 'hearth-hammer' ), $page->heading ) ), esc_url( $this->url( $page ) ) );
		}
	}

	private function url( ListPage $page ): string {
		$first = $page->first_url();
		return $first . ( str_contains( $first, '?' ) ? '&' : '?' ) . 'feed=rss2';
	}

	// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- It does not know esc_xml().
	private function print(): void {
		$page = $this->current->page();
		if ( null === $page ) {
			return;
		}
		$query = $page->result->query->with( array( 'sort_by' => 'newest' ) );
		$cards = 0 === $page->result->total ? array() : ( $this->search )()->newest( $query, self::NEWEST, $page->result->area );
		echo '<?xml version="1.0" encoding="UTF-8"?>' . "\n";
		?>
<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
	<title><?php echo esc_xml( $page->heading . ' – ' . wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) ); ?></title>
	<link><?php echo esc_url( $page->first_url() ); ?></link>
	<atom:link href="<?php echo esc_url( $this->url( $page ) ); ?>" rel="self" type="application/rss+xml" />
	<description><?php echo esc_xml( $page->heading ); ?></description>
	<language>en-GB</language>
	<ttl>15</ttl>
		<?php
		array_walk( $cards, self::print_item( ... ) );
		echo "</channel>\n</rss>\n";
	}

	/** @param array<string, mixed> $card */
	private static function print_item( array $card ): void {
		$price = trim( $card['price_qualifier_label'] . ' ' . $card['price_string'] );
		$image = $card['images'][0] ?? null;
		$html  = null === $image ? '' : sprintf( '<p><img src="%s" width="%d" height="%d" alt="%s"></p>', esc_url( $image['src'] ), $image['width'], $image['height'], esc_attr( $image['alt'] ) );
		$html .= sprintf( '<p><strong>%s</strong></p><p>%s</p>', esc_html( $price ), esc_html( $card['summary'] ) );
		?>
	<item>
		<title><?php echo esc_xml( "{$price}: {$card['heading']}, {$card['address']}" ); ?></title>
		<link><?php echo esc_url( $card['url'] ); ?></link>
		<guid isPermaLink="false"><?php echo esc_xml( home_url( '/' ) . '?p=' . $card['id'] ); ?></guid>
		<?php if ( $card['listed_at'] > 0 ) : ?>
		<pubDate><?php echo esc_xml( gmdate( 'D, d M Y H:i:s', $card['listed_at'] ) . ' +0000' ); ?></pubDate>
		<?php endif; ?>
		<description><![CDATA[<?php echo str_replace( ']]>', ']]&gt;', $html ); ?>]]></description>
		<?php if ( null !== $image ) : ?>
		<media:content url="<?php echo esc_url( $image['src'] ); ?>" medium="image" width="<?php echo (int) $image['width']; ?>" height="<?php echo (int) $image['height']; ?>" />
		<?php endif; ?>
	</item>
		<?php
	}
}
