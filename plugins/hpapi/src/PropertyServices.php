<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi;

use HearthHammer\Core\Core;
use HearthHammer\Core\LazyServices;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Page\PageResponse;
use HearthHammer\Core\Page\VirtualPage;
use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Core\ResultCache\ResultCache;
use HearthHammer\Core\ResultCache\ResultTable;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\People\PersonPage;
use HearthHammer\Hpapi\People\PostAuthor;
use HearthHammer\Hpapi\People\PropertiesOfPerson;
use HearthHammer\Hpapi\People\Staff;
use HearthHammer\Hpapi\Properties\Index\PropertyIndexer;
use HearthHammer\Hpapi\Properties\Index\PropertyVersion;
use HearthHammer\Hpapi\Properties\Index\Stock;
use HearthHammer\Hpapi\PropertyPage\SimilarProperties;
use HearthHammer\Hpapi\SavedProperties\SavedProperties;
use HearthHammer\Hpapi\SavedProperties\SavedPropertiesPage;
use HearthHammer\Hpapi\Search\AreaFinder;
use HearthHammer\Hpapi\Search\AreaMarket;
use HearthHammer\Hpapi\Search\Form\SearchForm;
use HearthHammer\Hpapi\Search\Lists\CurrentList;
use HearthHammer\Hpapi\Search\Lists\ListPages;
use HearthHammer\Hpapi\Search\Lists\NewestProperties;
use HearthHammer\Hpapi\Search\Lists\NoResultsAlternatives;
use HearthHammer\Hpapi\Search\MapCells;
use HearthHammer\Hpapi\Search\MapSearch;
use HearthHammer\Hpapi\Search\PropertySearch;

defined( 'ABSPATH' ) || exit;

/**
 * What the property modules and the façade share.
 *
 * @property-read ParishRepository  $parishes
 * @property-read Gazetteer         $gazetteer
 * @property-read PropertyIndexer           $indexer
 * @property-read AreaFinder        $areas
 * @property-read ResultCache       $results
 * @property-read PropertySearch    $search
 * @property-read MapSearch         $map
 * @property-read ListPages         $pages
 * @property-read CurrentList       $current
 * @property-read SearchForm        $form
 * @property-read SimilarProperties $similar
 * @property-read NewestProperties  $newest
 * @property-read AreaMarket        $market
 * @property-read SavedProperties   $saved
 * @property-read VirtualPage       $saved_page
 * @property-read Staff             $staff
 * @property-read PersonPage        $person_page
 * @property-read PostAuthor        $post_author
 */
final class PropertyServices extends LazyServices {

	public static function make(): self {
		return new self(
			array(
				'parishes'    => static fn (): ParishRepository => new ParishRepository( static fn (): array => Stock::now()->parishes() ),
				'gazetteer'   => static fn ( self $of ): Gazetteer => Core::services()->gazetteer->with_parishes( $of->parishes ),
				'indexer'     => self::indexer( ... ),
				'areas'       => static fn ( self $of ): AreaFinder => new AreaFinder( $of->gazetteer, $of->parishes ),
				'results'     => static fn (): ResultCache => new ResultCache( new ResultTable( Tables::RESULTS ), 'hpapi_results', PropertyVersion::current( ... ) ),
				'search'      => static fn ( self $of ): PropertySearch => new PropertySearch( $of->areas, $of->results ),
				'map'         => static fn ( self $of ): MapSearch => new MapSearch( new MapCells( $of->results ) ),
				'pages'       => static fn ( self $of ): ListPages => new ListPages( $of->areas, $of->parishes, $of->search, new NoResultsAlternatives( $of->search, $of->parishes ) ),
				'current'     => static fn (): CurrentList => new CurrentList(),
				'form'        => static fn ( self $of ): SearchForm => new SearchForm( $of->parishes, $of->current ),
				'similar'     => static fn ( self $of ): SimilarProperties => new SimilarProperties( $of->search ),
				'newest'      => static fn ( self $of ): NewestProperties => new NewestProperties( $of->search, $of->areas ),
				'market'      => static fn ( self $of ): AreaMarket => new AreaMarket( $of->results ),
				'saved'       => static fn ( self $of ): SavedProperties => new SavedProperties( $of->search ),
				'saved_page'  => static fn ( self $of ): VirtualPage => new VirtualPage( 'hpapi_saved', array( '1' ), array( '(?i)saved/?$' => '1' ), static fn ( PageRequest $request ): PageResponse => SavedPropertiesPage::answer( $of->saved, $request ), 'saved-properties.php', dirname( __DIR__ ) . '/templates/saved-properties.php', is_private: false ),
				'staff'       => static fn (): Staff => new Staff(),
				'person_page' => static fn ( self $of ): PersonPage => new PersonPage( $of->staff, static fn (): PropertiesOfPerson => new PropertiesOfPerson( $of->staff, $of->search, $of->results ) ),
				'post_author' => static fn ( self $of ): PostAuthor => new PostAuthor( $of->staff ),
			)
		);
	}

	/** Posts that are marked are indexed when the request ends. */
	private static function indexer( self $of ): PropertyIndexer {
		$indexer = new PropertyIndexer( $of->parishes );
		add_action( 'shutdown', $indexer->finish( ... ), 5 );
		return $indexer;
	}
}
