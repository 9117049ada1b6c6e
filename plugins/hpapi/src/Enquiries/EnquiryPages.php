<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Module;
use HearthHammer\Core\Calendar\CalendarFile;
use HearthHammer\Hpapi\Enquiries\Calendar\ViewingCalendar;
use HearthHammer\Hpapi\Enquiries\Form\FormPage;
use HearthHammer\Hpapi\Enquiries\Form\VisitorPage;
use WP_Query;

/**
 * Pages of their own, which no cache keeps: the form, what a visitor asked for, and the calendar file.
 */
final class EnquiryPages implements Module {

	public const PAGE     = 'hpapi_enquiry_page';
	public const PROPERTY = 'hpapi_enquiry_property';
	public const ID       = 'hpapi_enquiry_id';

	/** @var array<string, mixed>|null */
	private ?array $view = null;

	public function __construct(
		private readonly FormPage $form,
		private readonly VisitorPage $visitor,
		private readonly ViewingCalendar $calendar,
	) {}

	public function register(): void {
		add_action( 'init', $this->add_rules( ... ) );
		add_filter( 'query_vars', static fn ( array $names ): array => array( ...$names, self::PAGE, self::PROPERTY, self::ID ) );
		// The form has a field "name", which WordPress would take for that of a post.
		add_filter( 'request', static fn ( array $vars ): array => isset( $vars[ self::PAGE ] ) ? array_intersect_key( $vars, array_flip( array( self::PAGE, self::PROPERTY, self::ID ) ) ) : $vars );
		add_action( 'parse_query', $this->mark( ... ) );
		add_filter( 'posts_pre_query', fn ( mixed $posts, WP_Query $query ): mixed => $query->is_main_query() && '' !== self::page( $query ) ? array() : $posts, 10, 2 );
		add_filter( 'pre_handle_404', $this->answer( ... ), 10, 2 );
		add_filter( 'redirect_canonical', fn ( mixed $to ): mixed => null === $this->view ? $to : false );
		add_filter( 'template_include', $this->template( ... ) );
		add_filter( 'wp_robots', fn ( array $robots ): array => null === $this->view ? $robots : array( 'noindex' => true ) + $robots );
		add_filter( 'document_title_parts', $this->title( ... ) );
	}

	private function add_rules(): void {
		$to = 'index.php?' . self::PAGE;
		add_rewrite_rule( '^enquiry/property/([0-9]{1,15})/?$', "{$to}=form&" . self::PROPERTY . '=$matches[1]', 'top' );
		add_rewrite_rule( '^enquiry/([0-9a-f]{32})/?$', "{$to}=visitor&" . self::ID . '=$matches[1]', 'top' );
		add_rewrite_rule( '^enquiry/([0-9a-f]{32})/viewing\.ics$', "{$to}=calendar&" . self::ID . '=$matches[1]', 'top' );
	}

	private function mark( WP_Query $query ): void {
		if ( $query->is_main_query() && '' !== self::page( $query ) ) {
			$query->is_home = false;
		}
	}

	/** Called once the query has run. */
	private function answer( bool $handled, WP_Query $query ): bool {
		$this->view = null;
		$page       = self::page( $query );
		if ( $handled || '' === $page ) {
			return $handled;
		}
		$is_post = isset( $_SERVER['REQUEST_METHOD'] ) && 'POST' === $_SERVER['REQUEST_METHOD'];
		$posted  = $is_post ? wp_unslash( $_POST ) : array(); // phpcs:ignore WordPress.Security.NonceVerification -- Visitors have signed tokens, checked by the use cases.
		$posted  = is_array( $posted ) ? $posted : array();
		$token   = is_string( $_GET['token'] ?? null ) ? sanitize_text_field( wp_unslash( $_GET['token'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- As above.
		$id      = is_string( $query->get( self::ID ) ) ? $query->get( self::ID ) : '';
		nocache_headers();
		if ( ! headers_sent() ) {
			header( 'Cache-Control: private, no-store' );
			// The address holds a token.
			header( 'Referrer-Policy: same-origin' );
		}
		if ( 'calendar' === $page ) {
			$enquiry = $this->visitor->enquiry( $id, $token );
			$file    = null === $enquiry ? null : $this->calendar->for_visitor( $enquiry );
			if ( null !== $file ) {
				$this->send( $file );
			}
			return $this->not_found( $query );
		}
		$view = 'form' === $page
			? $this->form->view( absint( $query->get( self::PROPERTY ) ), $posted, $is_post )
			: $this->visitor->view( $id, $token, isset( $posted['cancel'] ) );
		if ( null === $view ) {
			return $this->not_found( $query );
		}
		if ( isset( $view['redirect'] ) && wp_safe_redirect( (string) $view['redirect'], 303, 'Hearth & Hammer' ) ) {
			exit;
		}
		$this->view = $view;
		status_header( (int) $view['status'] );
		return true;
	}

	private function not_found( WP_Query $query ): bool {
		$query->set_404();
		status_header( 404 );
		return true;
	}

	private function send( string $file ): never {
		header( 'Content-Type: ' . CalendarFile::TYPE . '; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="viewing.ics"' );
		header( 'X-Content-Type-Options: nosniff' );
		echo $file; // phpcs:ignore WordPress.Security.EscapeOutput -- A calendar file, escaped as such.
		exit;
	}

	private function template( string $template ): string {
		if ( null === $this->view ) {
			return $template;
		}
		$theme = locate_template( 'enquiry.php' );
		return '' !== $theme ? $theme : dirname( __DIR__, 2 ) . '/templates/enquiry-page.php';
	}

	/** @return array<string, mixed>|null What the page shows, or null where it is none of these. */
	public function current(): ?array {
		return $this->view;
	}

	/**
	 * @param array<string, string> $parts
	 * @return array<string, string>
	 */
	private function title( array $parts ): array {
		return null === $this->view ? $parts : array( 'title' => (string) $this->view['title'] ) + $parts;
	}

	private static function page( WP_Query $query ): string {
		$page = $query->get( self::PAGE );
		return is_string( $page ) && in_array( $page, array( 'form', 'visitor', 'calendar' ), true ) ? $page : '';
	}
}
