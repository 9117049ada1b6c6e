<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\People;

use HearthHammer\Core\Media\Picture;
use HearthHammer\Core\Text\PlainText;
use WP_Post;

/** Somebody who works here. */
final readonly class StaffMember {

	private function __construct(
		public int $id,
		public string $name,
		public string $role,
		public string $branch,
		public string $phone,
		public string $email,
		public string $quote,
		private int $picture,
	) {}

	public static function from_post( WP_Post $post ): self {
		$fields = Fields::of_staff();
		return new self(
			$post->ID,
			PlainText::typed( $post->post_title ),
			$fields->text( $post, 'role' ),
			$fields->text( $post, 'branch' ),
			$fields->text( $post, 'phone' ),
			$fields->text( $post, 'email' ),
			$fields->text( $post, 'quote' ),
			(int) get_post_thumbnail_id( $post )
		);
	}

	/**
	 * @param string $quote Of the property in question; theirs in general where it is empty.
	 * @return array<string, mixed> As `valuer` of property-people.json.
	 */
	public function to_array( string $quote = '' ): array {
		return array(
			'id'       => $this->id,
			'url'      => $this->url(),
			'name'     => $this->name,
			'initials' => $this->initials(),
			'role'     => $this->role,
			'branch'   => $this->branch,
			'phone'    => $this->phone,
			'email'    => $this->email,
			'quote'    => '' === $quote ? $this->quote : $quote,
			'picture'  => Picture::of( $this->picture, $this->name, StaffPictures::SQUARE, StaffPictures::WIDTH )?->for_card(),
		);
	}

	/** Their own page. */
	public function url(): string {
		return (string) get_permalink( $this->id );
	}

	/** Eleanor Ashdown is Eleanor. */
	public function first_name(): string {
		return (string) strtok( $this->name, ' ' );
	}

	/** Of the first name and the last: `Eleanor Ashdown` is EA. */
	private function initials(): string {
		$words = array_values( array_filter( (array) preg_split( '/[\s-]+/u', $this->name ), static fn ( mixed $word ): bool => is_string( $word ) && 1 === preg_match( '/^\p{L}/u', $word ) ) );
		$used  = count( $words ) > 1 ? array( $words[0], $words[ count( $words ) - 1 ] ) : $words;
		return mb_strtoupper( implode( '', array_map( static fn ( mixed $word ): string => mb_substr( (string) $word, 0, 1 ), $used ) ) );
	}
}
