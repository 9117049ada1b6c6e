<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\View;

use HearthHammer\Core\Company\Contact;
use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Theme\Plugins;

/** A person's page in the words a visitor reads. */
final readonly class PersonView {

	/**
	 * @param array<string, mixed>|null                                  $picture    As parts/plain-picture.json.
	 * @param array<string, list<array<string, mixed>>>                  $groups     Heading to cards.
	 * @param list<array{label: string, url: string, kind: string}>      $page_links
	 * @param array<string, string>                                      $trail      Address to label.
	 */
	private function __construct(
		public string $name,
		public string $initials,
		public string $role,
		public string $quote,
		public ?array $picture,
		public string $phone,
		public string $phone_link,
		public string $call_label,
		public string $write_url,
		public string $write_label,
		public array $groups,
		public array $page_links,
		public array $trail,
	) {}

	/** Null where the page is of nobody, or the plugin is off. */
	public static function current(): ?self {
		$view = Plugins::hpapi() ? Hpapi::current_person() : null;
		if ( null === $view ) {
			return null;
		}
		$person = $view['person'];
		$name   = $view['first_name'];
		return new self(
			$person['name'],
			$person['initials'],
			$person['role'],
			$person['quote'],
			$person['picture'],
			$person['phone'],
			Contact::tel( $person['phone'] ),
			/* translators: 1: a first name, 2: telephone number */
			sprintf( __( 'Call %1$s on %2$s', 'hearth-hammer' ), $name, $person['phone'] ),
			$view['write_url'],
			/* translators: %s: a first name */
			sprintf( __( 'Message %s', 'hearth-hammer' ), $name ),
			self::groups( $view['cards'], $name ),
			$view['links'],
			$view['trail'],
		);
	}

	/**
	 * @param list<array<string, mixed>> $cards
	 * @return array<string, list<array<string, mixed>>>
	 */
	private static function groups( array $cards, string $name ): array {
		$groups = array();
		foreach ( $cards as $card ) {
			/* translators: %s: a first name */
			$heading = sprintf( Hpapi::LETTINGS === $card['channel'] ? __( 'To rent with %s', 'hearth-hammer' ) : __( 'For sale with %s', 'hearth-hammer' ), $name );

			$groups[ $heading ][] = $card;
		}
		return $groups;
	}
}
