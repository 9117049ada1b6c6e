<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Pages;

use HearthHammer\Core\Templates\Template;

/**
 * One of the pages under /saved-searches/, ready to print.
 */
final readonly class SavedSearchPage {

	/**
	 * @param string               $title    Plain text.
	 * @param string               $template Of templates/saved-searches.
	 * @param array<string, mixed> $view     What the template knows.
	 */
	public function __construct(
		public int $status,
		public string $title,
		private string $template,
		private array $view = array(),
	) {}

	/** What stands below the heading, as HTML. */
	public function body(): string {
		return ( new Template( dirname( __DIR__, 3 ) . '/templates/saved-searches' ) )->get( $this->template, $this->view );
	}
}
