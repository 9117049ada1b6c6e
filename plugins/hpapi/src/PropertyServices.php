<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi;

use HearthHammer\Core\Core;
use HearthHammer\Core\Page\VirtualPage;
use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Core\ResultCache\ResultCache;
use HearthHammer\Core\ResultCache\ResultTable;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\People\PersonPage;
use HearthHammer\Hpapi\People\PostAuthor;
use HearthHammer\Hpapi\People\PropertiesOfPerson;
use HearthHammer\Hpapi\People\Staff;
use HearthHammer\Hpapi\Properties\Index\DataVersion;
use HearthHammer\Hpapi\Properties\Index\Indexer;
use HearthHammer\Hpapi\Properties\Index\ParishesOnTheMarket;
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

/**
 * What the property modules and the façade share.
 */
final readonly class PropertyServices {

	private function __construct(
		public ParishRepository $parishes,
		public Gazetteer $gazetteer,
		public Indexer $indexer,
		public AreaFinder $areas,
		public PropertySearch $search,
		public MapSearch $map,
		public ListPages $pages,
		public CurrentList $current,
		public SearchForm $form,
		public SimilarProperties $similar,
		public NewestProperties $newest,
		public AreaMarket $market,
		public SavedProperties $saved,
		public VirtualPage $saved_page,
		public PersonPage $person_page,
		public PostAuthor $post_author,
	) {}

	public static function make(): self {
		$parishes  = new ParishRepository( new ParishesOnTheMarket() );
		$gazetteer = Core::services()->gazetteer->with_parishes( $parishes );
		$areas     = new AreaFinder( $gazetteer, $parishes );
		$results   = new ResultCache( new ResultTable( Tables::RESULTS ), 'hpapi_results', DataVersion::current( ... ) );
		$search    = new PropertySearch( $areas, $results );
		$current   = new CurrentList();
		$saved     = new SavedProperties( $search );
		$staff     = new Staff();
		return new self(
			$parishes,
			$gazetteer,
			new Indexer( $parishes ),
			$areas,
			$search,
			new MapSearch( new MapCells( $results ) ),
			new ListPages( $areas, $parishes, $search, new NoResultsAlternatives( $search, $parishes ) ),
			$current,
			new SearchForm( $parishes, $current ),
			new SimilarProperties( $search ),
			new NewestProperties( $search, $areas ),
			new AreaMarket( $results ),
			$saved,
			( new SavedPropertiesPage( $saved ) )->page(),
			new PersonPage( $staff, new PropertiesOfPerson( $staff, $search, $results ) ),
			new PostAuthor( $staff ),
		);
	}
}
