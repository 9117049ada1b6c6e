<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds;

use HearthHammer\Core\Facts\Epc;
use HearthHammer\Core\Media\MediaItem;

/**
 * Material information that agents write into the features, captions and file names of a feed, as it has no
 * columns for it. The agent's own words are kept; what is not plainly said is left empty.
 */
final class FeatureFacts {

	private const LONGEST = 200;

	/** What a feature must say to be the answer to a field, and what it must not. */
	private const TOPICS = array(
		'parking'        => array( '/\b(parking|garag(e|es|ing)|car ?port|driveway|car barn)\b/i', '/\binclud|\bpotential\b|\bsubject to\b|\bconsent\b|\bplanning\b/i' ),
		'heating'        => array( '/\b(gas|oil|lpg|electric|biomass|solid fuel|district|central|storage|underfloor)\b.{0,20}\b(heating|heaters?|boiler)\b|\bheat pump\b|\b(ground|air)[- ]source heating\b/i', '/\bincluded\b|\bpool\b|\bgreenhouse\b/i' ),
		'broadband'      => array( '/\b(fttp|fttc|(super|ultra|giga)?fast broadband|(full[- ])?fibre|broadband)\b/i', '/\binclud/i' ),
		'water_supply'   => array( '/\b(mains water|private water|spring water|borehole|water supply)\b/i', '/\binclud/i' ),
		'sewerage'       => array( '/\b(mains drainage|private drainage|septic tank|cesspit|cess ?pool|treatment plant|mains sewer)/i', '/\binclud/i' ),
		'mobile_signal'  => array( '/\b(mobile (signal|coverage|reception)|[45]g (signal|coverage))\b/i', '/$^/' ),
		'accessibility'  => array( '/\b(step[- ]free|level access|wheelchair|wet room|stair ?lift)\b/i', '/$^/' ),
	);

	/**
	 * @param list<string>    $features
	 * @param list<MediaItem> $media
	 * @return array<string, int|string> By the names of property-fields.json; every one of them, empty where it is not told.
	 */
	public static function of( array $features, array $media ): array {
		$facts = array();
		foreach ( self::TOPICS as $field => [ $says, $not ] ) {
			$said            = array_filter( $features, static fn ( string $one ): bool => 1 === preg_match( $says, $one ) && 1 !== preg_match( $not, $one ) );
			$facts[ $field ] = mb_substr( implode( '; ', array_unique( $said ) ), 0, self::LONGEST );
		}
		return $facts + array( 'pets' => self::pets( $features ) ) + self::epc( $features, $media );
	}

	/**
	 * Whether a letting's features say something of pets.
	 *
	 * @param list<string> $features
	 */
	private static function pets( array $features ): string {
		foreach ( $features as $feature ) {
			$answer = match ( true ) {
				1 === preg_match( '/\b(no pets|pets not|not suitable for pets|sorry,? no pets)\b/i', $feature ) => 'no',
				1 === preg_match( '/\bpets? (may be |will be |are )?considered\b|\bpets? by (agreement|arrangement|negotiation)\b/i', $feature ) => 'ask',
				1 === preg_match( '/\bpets? (are |is )?(welcome|allowed|accepted)\b|\bpet[- ]friendly\b/i', $feature ) => 'yes',
				default => '',
			};
			if ( '' !== $answer ) {
				return $answer;
			}
		}
		return '';
	}

	/**
	 * The band of council tax where a feature names one.
	 *
	 * @param list<string> $features
	 */
	public static function council_tax_band( array $features ): string {
		foreach ( $features as $feature ) {
			if ( 1 === preg_match( '/\bcouncil tax\s*(?:band)?\s*[:\-–]?\s*([A-I])\b(?!\s*[a-z])/i', $feature, $found ) ) {
				return strtoupper( $found[1] );
			}
		}
		return '';
	}

	/**
	 * @param list<string>    $features
	 * @param list<MediaItem> $media
	 * @return array{epc_rating: string, epc_score: int, epc_potential: string, epc_potential_score: int}
	 */
	private static function epc( array $features, array $media ): array {
		$texts = $features;
		$files = array();
		foreach ( $media as $one ) {
			if ( MediaItem::EPC === $one->kind ) {
				$texts[] = $one->caption;
				$files[] = rawurldecode( basename( (string) strtok( $one->source, '?' ) ) );
			}
		}
		$epc = array(
			'epc_rating'          => '',
			'epc_score'           => 0,
			'epc_potential'       => '',
			'epc_potential_score' => 0,
		);
		foreach ( $texts as $text ) {
			if ( 1 === preg_match( '/\b(?:EPC|energy (?:performance|efficiency)?)\s*(?:certificate)?\s*(?:rating|rated|band|grade)?\s*(?:is|of)?\s*[:=\-–]?\s*\(?([A-G])(?![a-z])(?:\s*\(?(\d{1,3})\)?(?!\d))?/i', $text, $found ) ) {
				$score = (int) ( $found[2] ?? 0 );
				return array(
					'epc_rating' => strtoupper( $found[1] ),
					// A number of another band is none of the certificate's.
					'epc_score'  => Epc::band( $score ) === strtoupper( $found[1] ) ? $score : 0,
				) + $epc;
			}
		}
		foreach ( $files as $file ) {
			// As the makers of the charts name them: EPC_58_81.png, now and could be.
			if ( 1 === preg_match( '/(?:epc|eer?)[a-z]*(?:[_ -][a-z]+)*[_ -](\d{1,3})[_ -](\d{1,3})\.[a-z]+$/i', $file, $found ) && (int) $found[1] >= 1 && (int) $found[1] <= (int) $found[2] && (int) $found[2] <= 150 ) {
				return array(
					'epc_rating'          => Epc::band( (int) $found[1] ),
					'epc_score'           => (int) $found[1],
					'epc_potential'       => Epc::band( (int) $found[2] ),
					'epc_potential_score' => (int) $found[2],
				);
			}
			if ( 1 === preg_match( '/(?:^|[^a-z])epc[_ -]*(?:rating|band)?[_ -]+([A-G])(?![a-z0-9])/i', $file, $found ) ) {
				return array( 'epc_rating' => strtoupper( $found[1] ) ) + $epc;
			}
		}
		return $epc;
	}
}
