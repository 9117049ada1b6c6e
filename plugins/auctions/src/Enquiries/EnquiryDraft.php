<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries;

use HearthHammer\Auctions\LegalPack\Staff\UploadedFile;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\PersonName;
use HearthHammer\Core\Visitor\Phone;

/**
 * What somebody wants, checked by the form that it comes from and not yet kept.
 */
final readonly class EnquiryDraft {

	/**
	 * @param string                $business Slug, e.g. `car-auctions`.
	 * @param int                   $lot      0 for none.
	 * @param int                   $sale     0 for none.
	 * @param string                $subject  What it is about, in words for mails and lists.
	 * @param string                $message  As it was written; may be empty.
	 * @param int                   $bid      Whole pounds; 0 for none.
	 * @param array<string, string> $details  More that the form asked: label to answer.
	 * @param UploadedFile|null     $proof    A file that comes with it, checked.
	 */
	public function __construct(
		public EnquiryKind $kind,
		public string $business,
		public int $lot,
		public int $sale,
		public string $subject,
		public PersonName $name,
		public EmailAddress $email,
		public ?Phone $phone,
		public string $message = '',
		public int $bid = 0,
		public array $details = array(),
		public ?UploadedFile $proof = null,
	) {}
}
