<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Templates;

use HearthHammer\Core\Gallery\Gallery;
use HearthHammer\Core\Media\Embed;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use HearthHammer\Hpapi\PropertyPage\PropertyView;

/**
 * The block property-gallery: the pictures of the page's property.
 */
final class PropertyGallery {

	/** As wide as src/styles/_property-page.css makes its column. */
	private const SIZES = '(width >= 1700px) calc({large} * 1200px), (width > 990px) calc({large} * 65vw), (width >= 768px) calc({large} * 100vw), 100vw';

	public static function of_page( ParishRepository $parishes ): string {
		$property = PropertyRecord::of( (int) get_the_ID() );
		if ( null === $property ) {
			return '';
		}
		$page = PropertyView::of_page( $property, $parishes );
		return Gallery::html( 'property-gallery', Gallery::props( $page['address'], $page['images'], $page['floorplans'], array(), self::SIZES, self::links( $page['virtual_tours'] ) ) );
	}

	/**
	 * The ways to its films and tours, which are further down the page (theme/parts/files.php): one of each kind.
	 *
	 * @param list<array{label: string, url: string, embed: array{host: string, player: string, tracks: bool}|null}> $tours
	 * @return list<array{label: string, url: string}>
	 */
	private static function links( array $tours ): array {
		$links = array();
		foreach ( $tours as $tour ) {
			$label          = Embed::is_film( $tour['url'] ) ? __( 'Video', 'hearth-hammer' ) : __( 'Virtual tour', 'hearth-hammer' );
			$links[ $label ] = array(
				'label' => $label,
				'url'   => '#tours',
			);
		}
		return array_values( $links );
	}
}
