<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Provider;

/**
 * What a provider's sentence about a fault means. Providers publish no list of their faults, so the words decide;
 * what they do not tell is for us to look at.
 */
final class FaultWords {

	private const ACCOUNT = '/subscri|\baccess\b|denied|permi(?:ssion|tted)|entitle|not (?:enabled|allowed|activated)|suspended|customer ?code|password|log ?(?:in|on)\b|authenti|authori|account|licen[cs]e|credential/i';
	private const QUOTA   = '/quota|allowance|\b(?:no|zero|0)\b[\w\s-]*\b(?:left|remain(?:ing)?)\b|\brun out\b|\bno more\b|\bmaximum\b.*\b(?:look-?ups?|searches|requests|enquiries)\b|\bcredits?\b|limit\b.*\b(?:reached|exceeded)|exceed|used up|insufficient/i';
	private const DOWN    = '/unavailable|temporar|try (?:again|later)|time[d ]*-?out|maintenance|(?:system|internal|server) error/i';
	private const PLATE   = '/\b(?:vrm|vrn|registration|reg|vehicle|plate|car|van)\b.*\b(?:invalid|unknown|not (?:be )?(?:valid|known|recogni[sz]ed|found|matched|identified|exist)|does not exist)\b|\b(?:invalid|unknown|no)\b.*\b(?:vrm|vrn|registration|reg|vehicle|match(?:es)?|record|data|plate)\b|\bnot (?:be )?found\b|\bunable to (?:find|identify|locate)\b/i';

	public static function reason( string $said ): FailureReason {
		return match ( true ) {
			1 === preg_match( self::QUOTA, $said ) => FailureReason::QuotaUsedUp,
			self::is_about_account( $said )        => FailureReason::Refused,
			1 === preg_match( self::DOWN, $said )  => FailureReason::Unavailable,
			default                                => FailureReason::Refused,
		};
	}

	public static function is_about_account( string $said ): bool {
		return 1 === preg_match( self::ACCOUNT, $said );
	}

	/** Whether it says that no vehicle carries the plate. */
	public static function is_about_plate( string $said ): bool {
		return 1 === preg_match( self::PLATE, $said ) && ! self::is_about_account( $said ) && 1 !== preg_match( self::QUOTA, $said ) && 1 !== preg_match( self::DOWN, $said );
	}

	/** A provider's number for a fault as it may be logged. */
	public static function code( ?string $code ): string {
		$code = substr( (string) preg_replace( '/[^A-Za-z0-9_.:-]/', '', (string) $code ), 0, 20 );
		return '' === $code ? 'fault' : 'fault ' . $code;
	}
}
