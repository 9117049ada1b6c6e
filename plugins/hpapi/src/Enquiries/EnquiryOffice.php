<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Company\Contact;
use HearthHammer\Core\Company\HoursWords;
use HearthHammer\Core\Company\Office;
use HearthHammer\Core\Place\Postcode;
use HearthHammer\Hpapi\People\Staff;
use HearthHammer\Hpapi\Properties\PropertyRecord;

/**
 * Who deals with an enquiry: the person to whom it is written, else the office of the property's branch, else of its district, else the main one.
 */
final readonly class EnquiryOffice {

	public function __construct(
		private Company $company,
		private EnquirySettings $settings,
		private Staff $staff = new Staff(),
	) {}

	/** Who hears of an enquiry: the person it is to, its office, the address of the settings, or the site's administrator. */
	public function recipient( Enquiry $enquiry ): string {
		return $this->reply_to( $enquiry ) ?? (string) get_option( 'admin_email' );
	}

	/** The address that visitors may know; the site's own administrator is none. */
	public function reply_to( Enquiry $enquiry ): ?string {
		$main  = $this->company->main_office();
		$known = array(
			$enquiry->is_to_person() ? (string) $this->staff->by_id( $enquiry->post_id )?->email : '',
			(string) $this->office( $enquiry )?->contact->email,
			$this->settings->branch_email( $enquiry->branch ),
			$this->settings->staff_email(),
			$main->is_example ? '' : $main->contact->email,
		);
		return array_values( array_filter( $known ) )[0] ?? null;
	}

	/**
	 * How a visitor reaches whoever deals with the enquiry; without one, the main office.
	 *
	 * @return array{phone: string, phone_href: string, hours: string}
	 */
	public function contact( ?Enquiry $enquiry = null ): array {
		$office = null === $enquiry ? null : $this->office( $enquiry );
		$main   = $this->company->main_office()->contact;
		$phone  = self::first( $this->settings->own_phone(), (string) $office?->contact->phone, $main->phone );
		return array(
			'phone'      => $phone,
			'phone_href' => Contact::tel( $phone ),
			'hours'      => self::first( $this->settings->own_hours(), null === $office ? '' : HoursWords::text( $office->contact->hours ), HoursWords::text( $main->hours ) ),
		);
	}

	private function office( Enquiry $enquiry ): ?Office {
		$postcode = $enquiry->is_valuation() ? Postcode::parse( $enquiry->detail( 'postcode' ) ) : PropertyRecord::of( $enquiry->post_id )?->postcode();
		return $this->company->office_for( $enquiry->branch, $postcode->outward ?? '' );
	}

	private static function first( string ...$texts ): string {
		return array_values( array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) )[0] ?? '';
	}
}
