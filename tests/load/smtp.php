<?php
/**
 * Must-use plugin of the test sites that send real mail: hands it to the server of the test on HH_TEST_SMTP_HOST and
 * HH_TEST_SMTP_PORT.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

add_filter( 'wp_mail_from', static fn (): string => 'site@example.com' );
add_action(
	'phpmailer_init',
	static function ( object $mail ): void {
		$mail->isSMTP();
		$mail->Host        = defined( 'HH_TEST_SMTP_HOST' ) ? HH_TEST_SMTP_HOST : '127.0.0.1';
		$mail->Port        = HH_TEST_SMTP_PORT;
		$mail->SMTPAutoTLS = false;
	}
);
