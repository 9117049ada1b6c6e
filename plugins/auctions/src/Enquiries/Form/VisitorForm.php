<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Form;

use HearthHammer\Auctions\Enquiries\EnquiryDraft;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Core\Visitor\VisitorError;

/**
 * A form of the auctions, about a lot, a sale or a business. VisitorFormPage shows and sends it without JavaScript.
 */
interface VisitorForm {

	/**
	 * @param array<string, mixed> $fields
	 * @throws VisitorError Where they cannot be sent as they are.
	 */
	public function draft( array $fields ): EnquiryDraft;

	/**
	 * What a link to the form brings along, so that it is typed once.
	 *
	 * @param array<mixed> $query The address's parameters, as a stranger may write them.
	 * @return array<string, string> Field to answer, of answers that would do.
	 */
	public function begun( array $query ): array;

	/**
	 * What the visitor wants: it words the title and the button.
	 *
	 * @param array<mixed> $fields
	 */
	public function kind( array $fields ): EnquiryKind;

	/**
	 * The form, escaped.
	 *
	 * @param array<mixed>          $fields
	 * @param array<string, string> $faults Field to sentence.
	 */
	public function html( array $fields, array $faults, string $token ): string;

	/** Where an enquiry of this kind leads to once it is sent. */
	public function thanks_url( EnquiryKind $kind ): string;

	/** Whose sales it is for. */
	public function business(): Business;

	/** @return array{lot: string, lot_url: string} Where the page's link leads back to. */
	public function about(): array;
}
