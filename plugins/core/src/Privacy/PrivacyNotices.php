<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Privacy;

use Closure;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * All notices of the plugins that are on: shown by the block `privacy-notice`, and suggested to editors in WordPress's
 * own guide to the privacy page. A PersonalDataSource brings its own; what keeps nothing by email address is added here.
 */
final readonly class PrivacyNotices implements Module {

	private const FILTER = 'hearth_hammer_privacy_notices';

	/** @param Closure(): list<PrivacyNotice> $notices What a plugin does beside its sources. */
	public function __construct( private Closure $notices ) {}

	public function register(): void {
		self::add( $this->notices );
	}

	/** @param Closure(): list<PrivacyNotice> $notices Asked when they are shown: they are translated, and follow the settings. */
	public static function add( Closure $notices ): void {
		add_filter( self::FILTER, static fn ( array $all ): array => array( ...$all, ...$notices() ) );
	}

	/** @return list<PrivacyNotice> */
	public static function all(): array {
		/**
		 * What the site keeps about people.
		 *
		 * @param list<PrivacyNotice> $notices
		 */
		return array_values( array_filter( (array) apply_filters( self::FILTER, array() ), static fn ( mixed $notice ): bool => $notice instanceof PrivacyNotice ) );
	}

	/** The block: a section each. */
	public static function html(): string {
		$html = '';
		foreach ( self::all() as $notice ) {
			$rows = array(
				__( 'What we keep', 'hearth-hammer' )  => $notice->what,
				__( 'Why', 'hearth-hammer' )           => $notice->why,
				__( 'How long', 'hearth-hammer' )      => $notice->long,
				__( 'Who we share it with', 'hearth-hammer' ) => array() === $notice->who ? __( 'No one.', 'hearth-hammer' ) : implode( ' ', $notice->who ),
			);
			$html .= sprintf( '<h2>%s</h2><dl>', esc_html( $notice->title ) );
			foreach ( $rows as $label => $text ) {
				$html .= sprintf( '<dt><strong>%s</strong></dt><dd>%s</dd>', esc_html( $label ), esc_html( $text ) );
			}
			$html .= '</dl>';
		}
		return $html;
	}
}
