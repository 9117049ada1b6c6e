<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\View;

/** A photo of the media library that an editor chose for the top of a page, with one for phones. */
final readonly class ChosenPicture {

	/**
	 * @param int                        $id    An attachment; 0 for none.
	 * @param int                        $phone One for narrow screens; 0 for none.
	 * @param array{x?: float, y?: float} $focal What stays in view where the photo is cut, from 0 to 1.
	 */
	public function __construct( private int $id, private int $phone = 0, private array $focal = array() ) {}

	/** A photo that was deleted is as none. */
	public function exists(): bool {
		return $this->id > 0 && wp_attachment_is_image( $this->id );
	}

	/** @return string HTML. */
	public function img( bool $is_lazy ): string {
		$attributes = array(
			'class'    => 'hh-hero__picture hh-hero__picture--chosen',
			'alt'      => '',
			'sizes'    => '100vw',
			'decoding' => 'async',
			'loading'  => $is_lazy ? 'lazy' : false,
		);
		if ( ! $is_lazy ) {
			$attributes['fetchpriority'] = 'high';
		}
		if ( isset( $this->focal['x'], $this->focal['y'] ) ) {
			$attributes['style'] = sprintf( 'object-position:%d%% %d%%', self::percent( $this->focal['x'] ), self::percent( $this->focal['y'] ) );
		}
		return wp_get_attachment_image( $this->id, 'full', false, $attributes );
	}

	/** @return string A `<source>` for narrow screens; empty where there is no photo for them. */
	public function phone_source(): string {
		$image = $this->phone > 0 && wp_attachment_is_image( $this->phone ) ? wp_get_attachment_image_src( $this->phone, 'full' ) : false;
		if ( ! $image ) {
			return '';
		}
		$srcset = wp_get_attachment_image_srcset( $this->phone, 'full' );
		return sprintf(
			'<source media="(width < 600px)" srcset="%s" sizes="100vw" width="%d" height="%d">',
			esc_attr( $srcset ? $srcset : esc_url( (string) $image[0] ) ),
			(int) $image[1],
			(int) $image[2]
		);
	}

	private static function percent( mixed $part ): int {
		return (int) round( 100 * max( 0.0, min( 1.0, is_numeric( $part ) ? (float) $part : 0.5 ) ) );
	}
}
