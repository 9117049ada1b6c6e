<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\People;

use Closure;
use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Module;
use HearthHammer\Core\Page\JsonLd;
use HearthHammer\Core\Page\PublishedPages;
use HearthHammer\Core\Seo\SeoHeadTags;
use HearthHammer\Hpapi\Search\Lists\PageLinks;

defined( 'ABSPATH' ) || exit;

/**
 * /people/{slug}/ and its later pages: a person, and the properties for which they speak.
 */
final class PersonPage implements Module {

	/** @var array{person: StaffMember, page: int, total: int, pages: int, cards: list<array<string, mixed>>}|null */
	private ?array $current = null;

	/** @param Closure(): PropertiesOfPerson $properties Made when they are needed. */
	public function __construct(
		private readonly Staff $staff,
		private readonly Closure $properties,
	) {}

	public function register(): void {
		add_action( 'parse_request', fn () => $this->current = null );
		add_action( 'wp', $this->answer_status( ... ) );
		// WordPress knows no later pages of a single post, and would lead to the first.
		add_filter( 'redirect_canonical', static fn ( mixed $to ): mixed => '' !== (string) get_query_var( StaffPostType::NAME ) && (int) get_query_var( 'paged' ) > 1 ? false : $to );
		add_filter( 'get_canonical_url', fn ( mixed $url ): mixed => ( $this->current['page'] ?? 1 ) > 1 ? $this->page_url( $this->current['page'] ?? 1 ) : $url );
		add_filter( 'document_title_parts', $this->title( ... ) );
		add_action( SeoHeadTags::HOOK, $this->print_data( ... ), 21 );
		add_filter( 'the_content', $this->in_other_themes( ... ) );
	}

	/**
	 * What the page shows; null where it is of nobody.
	 *
	 * @return array{person: array<string, mixed>, first_name: string, total: int, page: int, pages: int, links: list<array{label: string, url: string, kind: string}>, cards: list<array<string, mixed>>, trail: array<string, string>}|null
	 *         `person` as `valuer` of property-people.json, cards as card.json, `trail` address to label.
	 */
	public function view(): ?array {
		$current = $this->current;
		return null === $current ? null : array(
			'person'     => $current['person']->to_array(),
			'first_name' => $current['person']->first_name(),
			'total'      => $current['total'],
			'page'       => $current['page'],
			'pages'      => $current['pages'],
			'links'      => ( new PageLinks( $current['page'], $current['pages'], $this->page_url( ... ) ) )->links(),
			'cards'      => $current['cards'],
			'trail'      => self::trail(),
		);
	}

	private function answer_status(): void {
		if ( ! is_singular( StaffPostType::NAME ) ) {
			return;
		}
		$person = $this->staff->by_id( get_queried_object_id() );
		$page   = max( 1, (int) get_query_var( 'paged' ) );
		if ( null === $person ) {
			return;
		}
		$this->current = array( 'person' => $person, 'page' => $page ) + ( $this->properties )()->page( $person, $page );
		if ( $page > $this->current['pages'] ) {
			global $wp_query;
			$this->current = null;
			$wp_query->set_404();
			status_header( 404 );
			nocache_headers();
		}
	}

	private function page_url( int $page ): string {
		$url = null === $this->current ? '' : $this->current['person']->url();
		return match ( true ) {
			$page < 2 => $url,
			'' === (string) get_option( 'permalink_structure' ) => add_query_arg( 'paged', $page, $url ),
			default => trailingslashit( $url ) . user_trailingslashit( "page/{$page}", 'paged' ),
		};
	}

	/** @return array<string, string> Address to label, to the page that lists everybody, where editors have one. */
	private static function trail(): array {
		$all = PublishedPages::url( 'people', 'about/people', 'team', 'about/team' );
		return array( home_url( '/' ) => __( 'Home', 'hearth-hammer' ) ) + ( '' === $all ? array() : array( $all => __( 'People', 'hearth-hammer' ) ) );
	}

	/**
	 * @param array<string, string> $parts
	 * @return array<string, string>
	 */
	private function title( array $parts ): array {
		$role = (string) ( null === $this->current ? '' : $this->current['person']->role );
		return '' === $role ? $parts : array( ...$parts, 'title' => "{$parts['title']}, {$role}" );
	}

	private function print_data(): void {
		$view = $this->view();
		if ( null === $view ) {
			return;
		}
		$person = $view['person'];
		JsonLd::print(
			array_filter(
				array(
					'@type'     => 'Person',
					'name'      => $person['name'],
					'jobTitle'  => $person['role'],
					'telephone' => $person['phone'],
					'image'     => (string) ( $person['picture']['src_large'] ?? '' ),
					'url'       => $person['url'],
					'worksFor'  => array(
						'@type' => 'RealEstateAgent',
						'name'  => ( new Company() )->name(),
						'url'   => home_url( '/' ),
					),
				),
				static fn ( mixed $value ): bool => '' !== $value
			)
		);
		$steps = array( ...$view['trail'], ...array( $person['url'] => $person['name'] ) );
		JsonLd::print( JsonLd::breadcrumbs( array_map( static fn ( string $url, string $label ): array => array( 'label' => $label, 'url' => $url ), array_keys( $steps ), $steps ) ) );
	}

	/** A theme that has no template of its own for people prints a post's words: there they are. */
	private function in_other_themes( string $content ): string {
		$view = $this->view();
		if ( null === $view || ! in_the_loop() || '' !== locate_template( 'single-' . StaffPostType::NAME . '.php' ) ) {
			return $content;
		}
		ob_start();
		load_template( dirname( __DIR__, 2 ) . '/templates/people.php', false, array( 'people' => array( $view['person'] ) ) );
		$links = array_map( static fn ( array $card ): string => sprintf( '<li><a href="%s">%s</a> %s</li>', esc_url( $card['url'] ), esc_html( $card['address'] ), esc_html( $card['price_string'] ) ), $view['cards'] );
		return $content . ob_get_clean() . ( array() === $links ? '' : '<ul>' . implode( '', $links ) . '</ul>' );
	}
}
