<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Templates;

use HearthHammer\Core\Page\PageResponse;

/**
 * What a virtual page shows below its heading: a template of a plugin with what it knows.
 */
final readonly class TemplatePage {

	/**
	 * @param int                  $status   HTTP.
	 * @param string               $title    Plain text.
	 * @param string               $folder   Of the templates, without a slash at its end.
	 * @param string               $template File name without `.php`.
	 * @param array<string, mixed> $view     What the template knows.
	 */
	public function __construct(
		public int $status,
		public string $title,
		private string $folder,
		private string $template,
		private array $view = array(),
	) {}

	/** As what a virtual page answers. */
	public function response(): PageResponse {
		return PageResponse::show( $this->title, $this, $this->status );
	}

	/** HTML, escaped by the template. */
	public function body(): string {
		return ( new Template( $this->folder ) )->get( $this->template, $this->view );
	}
}
