<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Admin;

use HearthHammer\Core\Csv\CsvDownload;
use HearthHammer\Core\Csv\CsvWriter;
use HearthHammer\Core\Module;
use HearthHammer\Hpapi\Leads\LeadCapability;
use HearthHammer\Hpapi\Leads\Newsletter\Subscribers;
use HearthHammer\Hpapi\Leads\Newsletter\SubscriptionLinks;

defined( 'ABSPATH' ) || exit;

/**
 * Everybody who gets the newsletter as a CSV file for the mail service, each with the link to leave.
 */
final class SubscriberExport implements Module {

	public const ACTION = 'hpapi_subscriber_export';

	public function __construct( private readonly Subscribers $subscribers, private readonly SubscriptionLinks $links ) {}

	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, $this->send( ... ) );
	}

	public static function url(): string {
		return wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION ), self::ACTION );
	}

	/** @param resource $file Open for writing. */
	public function write( $file ): void {
		$csv = CsvWriter::begin( $file, array( 'email', 'confirmed_at', 'source', 'unsubscribe_url' ), is_read_by_people: false );
		foreach ( $this->subscribers->subscribed() as $subscriber ) {
			$csv->write( array( $subscriber->email, gmdate( 'c', $subscriber->confirmed_at ), $subscriber->source, $this->links->unsubscribe_url( $subscriber ) ) );
		}
	}

	private function send(): void {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( LeadCapability::NAME ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to export newsletter subscribers.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		CsvDownload::send( 'newsletter-' . wp_date( 'Y-m-d' ), $this->write( ... ) );
	}
}
