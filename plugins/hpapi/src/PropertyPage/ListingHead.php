<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\PropertyPage;

use Closure;
use HearthHammer\Core\Module;
use HearthHammer\Core\Page\JsonLd;
use HearthHammer\Core\Seo\SeoHeadTags;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use HearthHammer\Hpapi\Properties\PropertyRecord;

defined( 'ABSPATH' ) || exit;

/**
 * Tells search engines what a property's page is about.
 */
final class ListingHead implements Module {

	/** @param Closure(): ParishRepository $parishes Made when they are needed. */
	public function __construct( private readonly Closure $parishes ) {}

	public function register(): void {
		add_action( SeoHeadTags::HOOK, $this->print_data( ... ), 20 );
	}

	private function print_data(): void {
		$record = is_singular( PropertyPostType::NAME ) ? PropertyRecord::of( get_queried_object_id() ) : null;
		if ( null === $record || ! $record->is_published() ) {
			return;
		}
		JsonLd::print( ( new ListingData( $record, PropertyView::of_page( $record, ( $this->parishes )() ) ) )->to_array() );
	}
}
