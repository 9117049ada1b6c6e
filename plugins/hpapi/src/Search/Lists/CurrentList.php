<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Lists;

/**
 * The list that the present request asks for.
 */
final class CurrentList {

	/** Action: the request shows a list. */
	public const SHOWN = 'hpapi_list_shown';

	private ?ListPage $page = null;

	/** @var array<string, mixed>|null */
	private ?array $shown = null;

	public function set( ?ListPage $page ): void {
		$this->page  = $page;
		$this->shown = null;
		if ( null !== $page ) {
			/** Fires when the request turns out to show a list of properties; the query has run. */
			do_action( self::SHOWN );
		}
	}

	public function page(): ?ListPage {
		return $this->page;
	}

	/** @return array<string, mixed>|null As schemas/property-list.json; made once, though head and template both ask. */
	public function to_array(): ?array {
		return $this->shown ??= $this->page?->to_array();
	}
}
