<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Records;

use HearthHammer\Auctions\Lots\LotText;
use HearthHammer\Core\Place\Location;
use HearthHammer\Core\Sync\Record;
use HearthHammer\Core\Text\HtmlCleaner;

/**
 * Everything that is stored of a lot, made of what its source says and where its postcode is.
 */
final readonly class LotBuilder {

	/** What a record carries beside fields of a lot. */
	private const NO_FIELDS = array( 'title' => 0, 'papers' => 0, 'addenda' => 0, 'has_images' => 0, 'has_text' => 0, 'seller' => 0, 'relists' => 0 );

	/** @param array<string, Location> $locations By postcode. */
	public function __construct(
		private LotFiles $files,
		private array $locations,
	) {}

	/**
	 * Without its pictures.
	 *
	 * @return array<string, mixed> By the names of lot-fields.json.
	 */
	public function fields( Record $lot, int $sale ): array {
		$fields = array_diff_key( $lot->fields, self::NO_FIELDS ) + array( 'sale' => $sale, 'feed_hash' => $lot->change_token );
		if ( isset( $fields['videos'] ) ) {
			$fields['videos'] = $this->links( (array) $fields['videos'], $lot->source_key );
		}
		if ( isset( $lot->fields['papers'] ) ) {
			$fields += $this->papers( $lot );
		}
		return $this->located( $fields );
	}

	/** @param string $stored The text as it is, for a source that says none. */
	public function text( Record $lot, string $stored = '' ): LotText {
		// As WordPress stores a title, whoever is signed in: else it would differ from what is stored each time.
		return new LotText( wp_kses( (string) $lot->fields['title'], array() ), isset( $lot->fields['has_text'] ) ? HtmlCleaner::clean( $lot->text ) : $stored );
	}

	/** @return array<string, mixed> Legal papers go another way. */
	private function papers( Record $lot ): array {
		$report    = '';
		$documents = array();
		foreach ( (array) $lot->fields['papers'] as $paper ) {
			$address = is_array( $paper ) && 'legal' !== $paper['kind'] ? $this->files->address( (string) $paper['url'], $lot->source_key ) : '';
			if ( '' !== $address && 'inspection' === $paper['kind'] && '' === $report ) {
				$report = $address;
			} elseif ( '' !== $address ) {
				$documents[] = array( 'url' => $address, 'caption' => (string) $paper['title'] );
			}
		}
		return array( 'inspection_report' => $report, 'documents' => $documents );
	}

	/**
	 * @param array<mixed> $links
	 * @return list<array{url: string, caption: string}>
	 */
	private function links( array $links, string $folder ): array {
		$addresses = array();
		foreach ( $links as $link ) {
			$address = is_array( $link ) ? $this->files->address( (string) $link['url'], $folder ) : '';
			if ( '' !== $address ) {
				$addresses[] = array( 'url' => $address, 'caption' => (string) $link['caption'] );
			}
		}
		return $addresses;
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return array<string, mixed>
	 */
	private function located( array $fields ): array {
		if ( ! is_string( $fields['postcode'] ?? null ) ) {
			return $fields;
		}
		if ( isset( $fields['latitude'], $fields['longitude'] ) ) {
			return array( ...$fields, 'location_quality' => $fields['location_quality'] ?? 'feed' );
		}
		$location = $this->locations[ $fields['postcode'] ] ?? null;
		return null === $location ? $fields : array(
			...$fields,
			'latitude'         => $location->coordinates->latitude,
			'longitude'        => $location->coordinates->longitude,
			'location_quality' => $location->quality(),
		);
	}
}
