<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Metrics;

/**
 * What is counted when it happens, because no table remembers it.
 */
enum Counter: string {

	/** Labels: `provider`, and `result`, which is `ok` or why there was no answer. */
	case ProviderLookups = 'hearth_hammer_provider_lookups_total';
	/** Label: `result`, `ok` or `failed`. */
	case PageCachePurges = 'hearth_hammer_page_cache_purges_total';
	/** Label: `table`. */
	case FullTextChanges = 'hearth_hammer_full_text_changes_total';

	public function help(): string {
		return match ( $this ) {
			self::ProviderLookups => 'Vehicle lookups sent to a provider, by result.',
			self::PageCachePurges => 'Purges sent to the page caches, by result.',
			self::FullTextChanges => 'Texts changed or deleted that a full-text key still holds, by table.',
		};
	}
}
