<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\PropertyPage;

use Closure;
use HearthHammer\Core\Module;
use HearthHammer\Core\Page\JsonLd;
use HearthHammer\Core\Seo\SeoHeadTags;
use HearthHammer\Hpapi\Parishes\Parish;
use HearthHammer\Hpapi\Parishes\ParishPostType;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\PropertyAddresses;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use HearthHammer\Hpapi\Search\SearchUrl;

defined( 'ABSPATH' ) || exit;

/**
 * Tells search engines where a property or a parish belongs, as its breadcrumbs tell visitors.
 */
final class BreadcrumbJsonLd implements Module {

	/** @param Closure(): ParishRepository $parishes Made when they are needed. */
	public function __construct( private readonly Closure $parishes ) {}

	public function register(): void {
		add_action( SeoHeadTags::HOOK, $this->print_data( ... ), 21 );
	}

	private function print_data(): void {
		$steps = match ( true ) {
			is_singular( PropertyPostType::NAME ) => $this->of_property( PropertyRecord::of( get_queried_object_id() ) ),
			is_singular( ParishPostType::NAME ) => $this->of_parish( ( $this->parishes )()->by_id( get_queried_object_id() ) ),
			default => array(),
		};
		if ( array() !== $steps ) {
			JsonLd::print( JsonLd::breadcrumbs( array( self::step( __( 'Home', 'hearth-hammer' ), home_url( '/' ) ), ...$steps ) ) );
		}
	}

	/** @return list<array{label: string, url: string}> */
	private function of_property( ?PropertyRecord $record ): array {
		if ( null === $record || ! $record->is_published() ) {
			return array();
		}
		$channel = $record->channel();
		$steps   = array( self::step( Channel::Sales === $channel ? __( 'Property for sale', 'hearth-hammer' ) : __( 'Property to rent', 'hearth-hammer' ), SearchUrl::of_channel( $channel ) ) );
		$parish  = ( $this->parishes )()->by_id( $record->int( 'parish' ) );
		if ( null !== $parish ) {
			$steps[] = self::step( $parish->name, SearchUrl::of_parish( $parish->slug, $channel ) );
		}
		return array( ...$steps, self::step( $record->address(), PropertyAddresses::of( $record->post ) ) );
	}

	/** @return list<array{label: string, url: string}> */
	private function of_parish( ?Parish $parish ): array {
		return null === $parish ? array() : array( self::step( $parish->name, (string) get_permalink( $parish->id ) ) );
	}

	/** @return array{label: string, url: string} */
	private static function step( string $label, string $url ): array {
		return array(
			'label' => $label,
			'url'   => $url,
		);
	}
}
