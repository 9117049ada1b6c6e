<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Sell;

use HearthHammer\Auctions\Enquiries\Form\LotForm;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Core\Form\FormFields;
use HearthHammer\Core\Island\Island;
use HearthHammer\Core\Templates\Template;

/**
 * 'Sell at our auction': the island sell-at-auction with templates/enquiries/sell.php in it, or that template alone.
 */
final readonly class SellForm {

	/**
	 * The block.
	 *
	 * @param array<string, mixed> $attributes `business`: a slug.
	 * @return string Empty for a business that there is not.
	 */
	public function block( array $attributes ): string {
		$business = Business::from_slug( is_string( $attributes['business'] ?? null ) ? $attributes['business'] : 'car-auctions' );
		if ( null === $business ) {
			return '';
		}
		$props = $this->props( $business );
		$form  = Island::get(
			'sell-at-auction',
			$props,
			function () use ( $props ): void {
				echo $this->html( $props ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by its template.
			},
			array()
		);
		return '<section class="hh-sell">' . sprintf( '<h2 class="hh-heading">%s</h2><p class="hh-aside">%s</p>', esc_html__( 'Sell at auction', 'hearth-hammer' ), esc_html__( 'Tell us what you have. An auctioneer will reply with an estimate and the next suitable auction. Nothing is agreed until you say so.', 'hearth-hammer' ) ) . $form . '</section>';
	}

	/** @return array<string, mixed> As sell-at-auction-props.json. */
	public function props( Business $business ): array {
		return array(
			'business'       => $business->slug,
			'action'         => SellSubject::url( $business ),
			'questions'      => array_map( static fn ( SellQuestion $one ): array => get_object_vars( $one ), SellQuestions::of( $business ) ),
			'message_length' => SellInput::MESSAGE,
			'endpoints'      => array(
				'token' => rest_url( 'hpapi/v1/auctions/enquiries/token' ),
				'send'  => rest_url( 'hpapi/v1/auctions/enquiries/sell' ),
			),
		);
	}

	/**
	 * @param array<string, mixed>  $props  As sell-at-auction-props.json.
	 * @param array<mixed>          $typed  What was sent: name to value.
	 * @param array<string, string> $faults Field to sentence.
	 * @param string                $token  Empty on pages that a cache may keep.
	 */
	public function html( array $props, array $typed = array(), array $faults = array(), string $token = '' ): string {
		$fields = new FormFields( "hh-sell-{$props['business']}", $typed, $faults );
		return ( new Template( LotForm::folder() ) )->get( 'sell', compact( 'props', 'fields', 'token' ) );
	}
}
