<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Lists;

use Closure;

/**
 * The links to the other pages of a list: first, last and those around the current one.
 */
final readonly class PageLinks {

	/** @param Closure(int): string $url The address of a page. */
	public function __construct(
		private int $current,
		private int $last,
		private Closure $url,
	) {}

	/** @return list<array{label: string, url: string, kind: string}> Kind: previous, page, current, gap or next. */
	public function links(): array {
		if ( $this->last < 2 ) {
			return array();
		}
		$links = $this->current > 1 ? array( $this->link( __( 'Previous', 'hearth-hammer' ), $this->current - 1, 'previous' ) ) : array();
		$shown = 0;
		foreach ( $this->numbers() as $number ) {
			if ( $number > $shown + 1 ) {
				$links[] = array(
					'label' => '…',
					'url'   => '',
					'kind'  => 'gap',
				);
			}
			$links[] = $this->link( number_format_i18n( $number ), $number, $number === $this->current ? 'current' : 'page' );
			$shown   = $number;
		}
		return $this->current < $this->last ? array( ...$links, $this->link( __( 'Next', 'hearth-hammer' ), $this->current + 1, 'next' ) ) : $links;
	}

	/** @return list<int> Rising; a gap of one page would take the room of its number, so that one is shown. */
	private function numbers(): array {
		$wanted = array( 1, $this->current - 1, $this->current, $this->current + 1, $this->last );
		if ( 4 === $this->current ) {
			$wanted[] = 2;
		}
		if ( $this->current === $this->last - 3 ) {
			$wanted[] = $this->last - 1;
		}
		$numbers = array_unique( array_filter( $wanted, fn ( int $number ): bool => $number >= 1 && $number <= $this->last ) );
		sort( $numbers );
		return $numbers;
	}

	/** @return array{label: string, url: string, kind: string} */
	private function link( string $label, int $page, string $kind ): array {
		return array(
			'label' => $label,
			'url'   => ( $this->url )( $page ),
			'kind'  => $kind,
		);
	}
}
