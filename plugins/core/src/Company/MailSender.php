<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Company;

use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Mails are from the company, where nobody has named another sender: WordPress calls itself "WordPress".
 */
final readonly class MailSender implements Module {

	public function __construct( private Company $company ) {}

	public function register(): void {
		add_filter( 'wp_mail_from_name', fn ( string $name ): string => 'WordPress' === $name ? $this->company->name() : $name, 5 );
	}
}
