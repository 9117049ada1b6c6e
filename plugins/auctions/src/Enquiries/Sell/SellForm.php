<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Sell;

use HearthHammer\Auctions\Enquiries\EnquiryDraft;
use HearthHammer\Auctions\Enquiries\EnquiryErrors;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\EnquiriesModule;
use HearthHammer\Auctions\Enquiries\Form\VisitorForm;
use HearthHammer\Auctions\Enquiries\Form\VisitorFormPage;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Sales\SaleAddresses;
use HearthHammer\Core\Form\FormFields;
use HearthHammer\Core\Island\Island;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Templates\Template;
use HearthHammer\Core\Visitor\ContactFaults;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\FormInput;
use HearthHammer\Core\Visitor\PersonName;
use HearthHammer\Core\Visitor\Phone;
use HearthHammer\Core\Visitor\Whitespace;

defined( 'ABSPATH' ) || exit;

/**
 * 'Sell at our auction': the island sell-at-auction with templates/enquiries/sell.php in it, and on
 * /auction-enquiry/sell/{business}/ that template alone. What it sends is an enquiry like the others.
 */
final readonly class SellForm implements VisitorForm {

	/** The plate in an address, as the valuation of vehicles takes it, too. */
	private const PLATE = 'vrm';

	private const MESSAGE = 2000;

	public function __construct( private Business $business ) {}

	public static function pages( EnquiriesModule $services ): VisitorFormPage {
		return new VisitorFormPage(
			static fn ( PageRequest $request ): ?self => self::find( $request->variables[ EnquiriesModule::BUSINESS ] ),
			$services
		);
	}

	public static function url( Business $business, string $page = '' ): string {
		return home_url( "/auction-enquiry/sell/{$business->slug}/" . ( '' === $page ? '' : "{$page}/" ) );
	}

	/**
	 * The block.
	 *
	 * @param array<string, mixed> $attributes `business`: a slug.
	 * @return string Empty for an unknown business.
	 */
	public static function block( array $attributes ): string {
		$form = self::find( is_string( $attributes['business'] ?? null ) ? $attributes['business'] : 'car-auctions' );
		if ( null === $form ) {
			return '';
		}
		$island = Island::get(
			'sell-at-auction',
			$form->props(),
			static function () use ( $form ): void {
				echo $form->html( array(), array(), '' ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by its template.
			},
			array()
		);
		return '<section class="hh-sell">' . sprintf( '<h2 class="hh-heading">%s</h2><p class="hh-aside">%s</p>', esc_html__( 'Sell at auction', 'hearth-hammer' ), esc_html__( 'Tell us what you have. An auctioneer will reply with an estimate and the next suitable auction. Nothing is agreed until you say so.', 'hearth-hammer' ) ) . $island . '</section>';
	}

	/** @return array<string, mixed> As sell-at-auction-props.json. */
	public function props(): array {
		return array(
			'business'       => $this->business->slug,
			'action'         => self::url( $this->business ),
			'questions'      => array_map( static fn ( SellQuestion $one ): array => get_object_vars( $one ), SellQuestion::asked_by( $this->business ) ),
			'message_length' => self::MESSAGE,
			'endpoints'      => array(
				'token' => rest_url( 'hpapi/v1/auctions/enquiries/token' ),
				'send'  => rest_url( 'hpapi/v1/auctions/enquiries/sell' ),
			),
		);
	}

	/** Of the questions' names, name, email, phone and message. Throws with every field that is wrong. */
	public function draft( array $fields ): EnquiryDraft {
		$faults  = array();
		$details = array();
		foreach ( SellQuestion::asked_by( $this->business ) as $question ) {
			$answer = $question->read( FormInput::text( $fields, $question->name ) );
			if ( null === $answer ) {
				$faults[ $question->name ] = $question->fault_of( FormInput::text( $fields, $question->name ) );
			} elseif ( '' !== $answer ) {
				$details[ $question->label ] = $answer;
			}
		}
		$message = FormInput::words( $fields, 'message' );
		$name    = PersonName::parse( FormInput::text( $fields, 'name' ) );
		$email   = EmailAddress::parse( FormInput::text( $fields, 'email' ) );
		$number  = (string) Whitespace::trim( FormInput::text( $fields, 'phone' ) );
		$phone   = Phone::parse( $number );
		$faults += array_filter(
			array(
				'message' => mb_strlen( $message ) > self::MESSAGE ? __( 'Your message must be 2,000 characters or fewer', 'hearth-hammer' ) : '',
				'name'    => ContactFaults::name( FormInput::text( $fields, 'name' ) ),
				'email'   => ContactFaults::email( FormInput::text( $fields, 'email' ) ),
				'phone'   => '' === $number ? '' : ContactFaults::phone( $number ),
			)
		);
		if ( array() !== $faults || null === $name || null === $email ) {
			throw EnquiryErrors::input( array() === $faults ? array( 'name' => '' ) : $faults );
		}
		return new EnquiryDraft( EnquiryKind::Sell, $this->business->slug, 0, 0, $this->subject( $details ), $name, $email, $phone, $message, 0, $details );
	}

	public function begun( array $query ): array {
		$begun = array();
		foreach ( SellQuestion::asked_by( $this->business ) as $question ) {
			$given = $query[ SellQuestion::PLATE === $question->rule ? self::PLATE : $question->name ] ?? '';
			$begun[ $question->name ] = is_string( $given ) ? (string) $question->read( $given ) : '';
		}
		return array_filter( $begun, static fn ( string $answer ): bool => '' !== $answer );
	}

	public function kind( array $fields ): EnquiryKind {
		return EnquiryKind::Sell;
	}

	public function html( array $fields, array $faults, string $token ): string {
		$view = array(
			'props'  => $this->props(),
			'fields' => new FormFields( "hh-sell-{$this->business->slug}", $fields, $faults ),
			'token'  => $token,
		);
		return ( new Template( VisitorFormPage::folder() ) )->get( 'sell', $view );
	}

	public function thanks_url( EnquiryKind $kind ): string {
		return self::url( $this->business, 'thanks' );
	}

	public function business(): Business {
		return $this->business;
	}

	public function about(): array {
		return array(
			'lot'     => $this->business->label,
			'lot_url' => SaleAddresses::business( $this->business ),
		);
	}

	/** @param array<string, string> $details */
	private function subject( array $details ): string {
		$what = array_slice( array_values( $details ), 0, 1 );
		/* translators: 1: a business, e.g. Car auctions, 2: what a person would like to sell */
		return sprintf( __( '%1$s: %2$s', 'hearth-hammer' ), $this->business->label, $what[0] ?? '' );
	}

	private static function find( string $business ): ?self {
		$known = Business::from_slug( $business );
		return null === $known ? null : new self( $known );
	}
}
