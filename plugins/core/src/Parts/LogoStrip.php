<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Parts;

use HearthHammer\Core\Assets\Assets;
use WP_HTML_Tag_Processor;

/**
 * Partners' logos in one row. Each visit starts with the logo after the one that came first last time: the cookie
 * `hh_image_logos` remembers it for 365 days, if the visitor allows cookies. Without JavaScript the row stays as written.
 */
final class LogoStrip {

	/** Moves the row before the page is painted; `src/enhancements/image-logos.ts` writes the cookie. */
	private const FIRST_STEP = '(function(s){var g=s.previousElementSibling,a=g?g.querySelectorAll(":scope>figure"):[],n=a.length,i=Number((document.cookie.match(/(?:^|; )hh_image_logos=(\d{1,4})(?:;|$)/)||[])[1]||-1)+1,k;if(n<2)return;i=i%n;g.setAttribute("data-hh-image-logos",i);for(k=0;k<i;k++)g.appendChild(a[k])})(document.currentScript)';

	/** @param string $html Of a gallery. */
	public static function html( string $html ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( ! $tags->next_tag( array( 'tag_name' => 'figure' ) ) ) {
			return $html;
		}
		Assets::enqueue_enhancement( 'image-logos' );
		$tags->set_attribute( 'data-hh-image-logos', '0' );
		return rtrim( $tags->get_updated_html() ) . wp_get_inline_script_tag( self::FIRST_STEP );
	}
}
