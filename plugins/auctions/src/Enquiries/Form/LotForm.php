<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Form;

use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\LotInput;
use HearthHammer\Auctions\Enquiries\Offers\Funding;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Form\FormFields;
use HearthHammer\Core\Island\Island;
use HearthHammer\Core\Templates\Template;

/**
 * The form of a lot: the island lot-enquiry with templates/enquiries/form.php in it, or that template alone.
 */
final readonly class LotForm {

	/** The block, of the page's lot. */
	public function of_page(): string {
		$lot   = LotRecord::of( (int) get_the_ID() );
		$props = null === $lot || ! $lot->is_published() ? null : $this->props( $lot );
		if ( null === $props ) {
			return '';
		}
		return Island::get(
			'lot-enquiry',
			$props,
			function () use ( $props ): void {
				echo $this->html( $props ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by its template.
			},
			array()
		);
	}

	/** @return array<string, mixed> As lot-enquiry-props.json. */
	public function props( LotRecord $lot ): array {
		return array(
			'lot'            => $lot->id(),
			'action'         => home_url( "/auction-enquiry/lot/{$lot->id()}/" ),
			'kinds'          => array_map(
				static fn ( EnquiryKind $kind ): array => array(
					'value' => $kind->value,
					'label' => $kind->wish(),
					'send'  => $kind->send(),
				),
				LotInput::kinds( $lot )
			),
			'conditions_url' => (string) $lot->sale?->text( 'conditions_url' ),
			'funding'        => Funding::options( $lot->business() ),
			'message_length' => LotInput::MESSAGE,
			'endpoints'      => array(
				'token' => rest_url( 'hpapi/v1/auctions/enquiries/token' ),
				'send'  => rest_url( 'hpapi/v1/auctions/enquiries' ),
			),
		);
	}

	/** @return array<string, mixed> What html() needs of a sale's registration. */
	public function sale_props( SaleRecord $sale ): array {
		return array(
			'lot'            => $sale->id(),
			'action'         => SaleSubject::url( $sale->id() ),
			'kinds'          => array( array( 'value' => EnquiryKind::Register->value, 'label' => EnquiryKind::Register->wish(), 'send' => EnquiryKind::Register->send() ) ),
			'conditions_url' => $sale->text( 'conditions_url' ),
			'funding'        => array(),
			'message_length' => LotInput::MESSAGE,
		);
	}

	/**
	 * @param array<string, mixed>  $props  As lot-enquiry-props.json.
	 * @param array<mixed>          $typed  What was sent: name to value.
	 * @param array<string, string> $faults Field to sentence.
	 * @param string                $token  Empty on pages that a cache may keep.
	 */
	public function html( array $props, array $typed = array(), array $faults = array(), string $token = '' ): string {
		$fields = new FormFields( "hh-lot-enquiry-{$props['lot']}", $typed, $faults );
		$chosen = in_array( $fields->value( 'kind' ), array_column( $props['kinds'], 'value' ), true ) ? $fields->value( 'kind' ) : EnquiryKind::Ask->value;
		return ( new Template( self::folder() ) )->get( 'form', compact( 'props', 'fields', 'chosen', 'token' ) );
	}

	public static function folder(): string {
		return dirname( __DIR__, 3 ) . '/templates/enquiries';
	}
}
