<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack\Staff;

/**
 * One file that a form sent.
 */
final readonly class UploadedFile {

	/** @param string $path Empty where it did not arrive. */
	private function __construct(
		public string $name,
		public string $path,
	) {}

	/**
	 * @param array<string, mixed> $files As $_FILES: a field has one file, or several.
	 * @return array<string, list<self>> Field to its files; fields without one are left out.
	 */
	public static function all( array $files ): array {
		$all = array();
		foreach ( $files as $field => $sent ) {
			$sent   = is_array( $sent ) ? $sent : array();
			$names  = (array) ( $sent['name'] ?? array() );
			$paths  = (array) ( $sent['tmp_name'] ?? array() );
			$errors = (array) ( $sent['error'] ?? array() );
			foreach ( $names as $number => $name ) {
				$error = (int) ( $errors[ $number ] ?? UPLOAD_ERR_NO_FILE );
				if ( UPLOAD_ERR_NO_FILE !== $error && is_string( $name ) ) {
					$path                    = is_string( $paths[ $number ] ?? null ) ? $paths[ $number ] : '';
					$all[ (string) $field ][] = new self( sanitize_file_name( $name ), UPLOAD_ERR_OK === $error && self::is_upload( $path ) ? $path : '' );
				}
			}
		}
		return $all;
	}

	/** `title-register_2.pdf` is called "Title register 2". */
	public function title(): string {
		return ucfirst( trim( (string) preg_replace( '/[\s_-]+/', ' ', pathinfo( $this->name, PATHINFO_FILENAME ) ) ) );
	}

	private static function is_upload( string $path ): bool {
		/**
		 * Whether a path is one that PHP took an upload to; tests have none.
		 *
		 * @internal
		 *
		 * @param bool $is_upload
		 */
		return (bool) apply_filters( 'hh_is_uploaded_file', is_uploaded_file( $path ), $path );
	}
}
