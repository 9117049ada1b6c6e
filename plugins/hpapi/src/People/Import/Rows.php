<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\People\Import;

use HearthHammer\Core\Csv\BadFile;

/**
 * What becomes of the rows of a CSV file.
 */
interface Rows {

	/** @return list<string> The columns without which a file is none of these. */
	public function columns(): array;

	/**
	 * @param array<string, string> $row
	 * @param string                $folder Where the file lies: names of pictures and documents start there.
	 * @return string|null What is wrong with a row, in words for staff; null where nothing is.
	 */
	public function fault( array $row, string $folder ): ?string;

	/**
	 * @param array<string, string> $row
	 * @return 'added'|'changed'|'unchanged'
	 * @throws BadFile When WordPress refuses.
	 */
	public function write( array $row, string $folder ): string;
}
