<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Form;

use Closure;
use HearthHammer\Auctions\Enquiries\EnquiryDraft;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\LotInput;
use HearthHammer\Auctions\Enquiries\SendEnquiry;
use HearthHammer\Auctions\Enquiries\Thanks;
use HearthHammer\Auctions\LegalPack\Staff\UploadedFile;
use HearthHammer\Auctions\Lots\LotName;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Visitor\FormToken;

defined( 'ABSPATH' ) || exit;

/**
 * /auction-enquiry/lot/{id}/: asking about a lot.
 */
final readonly class LotSubject implements EnquirySubject {

	public const PAGE = 'hh_enquiry_page';
	public const LOT  = 'hh_enquiry_lot';
	public const KIND = 'hh_enquiry_kind';

	private function __construct( private LotRecord $lot, private LotForm $form ) {}

	/**
	 * @param Closure(): LotForm $form   All are made when a page is asked for.
	 * @param Closure(): SendEnquiry $sending
	 * @param Closure(): FormToken $form_token
	 * @param Closure(): Thanks $thanks
	 */
	public static function pages( Closure $form, Closure $sending, Closure $form_token, Closure $thanks ): EnquiryPages {
		return new EnquiryPages(
			self::PAGE,
			array(
				'^auction-enquiry/lot/([0-9]{1,15})/?$'                      => 'form&' . self::LOT . '=$matches[1]',
				'^auction-enquiry/lot/([0-9]{1,15})/thanks/([a-z_]{1,16})/?$' => 'thanks&' . self::LOT . '=$matches[1]&' . self::KIND . '=$matches[2]',
			),
			array( self::LOT, self::KIND ),
			static function ( PageRequest $request ) use ( $form ): ?self {
				$lot = LotRecord::of( (int) $request->variables[ self::LOT ] );
				return null === $lot || ! $lot->is_published() ? null : new self( $lot, $form() );
			},
			static fn ( PageRequest $request ): ?EnquiryKind => EnquiryKind::tryFrom( $request->variables[ self::KIND ] ),
			$sending,
			$form_token,
			$thanks
		);
	}

	public function draft( array $fields ): EnquiryDraft {
		// phpcs:ignore WordPress.Security.NonceVerification -- A stranger's file, checked by ProofFiles; the form has a token.
		return LotInput::draft( $this->lot, $fields, UploadedFile::all( $_FILES )['proof'][0] ?? null );
	}

	public function begun( array $query ): array {
		return array();
	}

	public function wish( array $fields ): string {
		return self::kind( $fields )->wish();
	}

	public function send( array $fields ): string {
		return self::kind( $fields )->send();
	}

	/** @param array<mixed> $fields */
	private static function kind( array $fields ): EnquiryKind {
		return EnquiryKind::tryFrom( is_string( $fields['kind'] ?? null ) ? $fields['kind'] : '' ) ?? EnquiryKind::Ask;
	}

	public function html( array $fields, array $faults, string $token ): string {
		return $this->form->html( $this->form->props( $this->lot ), $fields, $faults, $token );
	}

	public function thanks_url( EnquiryKind $kind ): string {
		return home_url( "/auction-enquiry/lot/{$this->lot->id()}/thanks/{$kind->value}/" );
	}

	public function business(): Business {
		return $this->lot->business();
	}

	public function about(): array {
		return array(
			'lot'     => LotName::of( $this->lot ),
			'lot_url' => $this->lot->address(),
		);
	}
}
