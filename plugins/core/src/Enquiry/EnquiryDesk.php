<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Enquiry;

/**
 * Where staff of a plugin deal with its enquiries: a screen in the menu of a post type, and the buttons on it.
 */
final readonly class EnquiryDesk {

	/**
	 * @param string $capability Of those who read and answer them.
	 * @param string $post_type  In whose menu the screen is.
	 * @param string $page       The screen, e.g. `hpapi-enquiries`.
	 * @param string $action     Begins what its buttons are called for admin-post.php, e.g. `hpapi_enquiry`.
	 */
	public function __construct(
		public string $capability,
		public string $post_type,
		public string $page,
		private string $action,
	) {}

	/** @param array<string, int|string> $parameters */
	public function url( array $parameters = array() ): string {
		return add_query_arg( array_map( rawurlencode( ... ), array_map( strval( ... ), array( 'post_type' => $this->post_type, 'page' => $this->page ) + $parameters ) ), admin_url( 'edit.php' ) );
	}

	/** The menu that the screen is in. */
	public function parent(): string {
		return "edit.php?post_type={$this->post_type}";
	}

	/** @param 'move'|'reopen' $button */
	public function action( string $button ): string {
		return "{$this->action}_{$button}";
	}

	/** Ends the request of a person who may not see enquiries. */
	public function check( string $refusal ): void {
		if ( ! current_user_can( $this->capability ) ) {
			wp_die( esc_html( $refusal ), '', array( 'response' => 403 ) );
		}
	}
}
