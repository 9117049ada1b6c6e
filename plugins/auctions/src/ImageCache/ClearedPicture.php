<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\ImageCache;

/**
 * What became of one picture's copies, as the route answers it (API-06).
 */
final readonly class ClearedPicture {

	/**
	 * @param string $image   Address of the picture on this site.
	 * @param string $message The reason, a sentence for staff.
	 */
	private function __construct( public string $image, public bool $success, public string $message ) {}

	public static function done( string $image, string $message ): self {
		return new self( $image, true, $message );
	}

	public static function failed( string $image, string $message ): self {
		return new self( $image, false, $message );
	}

	/** @return array{image: string, success: bool, message: string} */
	public function to_array(): array {
		return array(
			'image'   => $this->image,
			'success' => $this->success,
			'message' => $this->message,
		);
	}
}
