<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Unit;

use HearthHammer\Core\Xml\BadXml;
use HearthHammer\Core\Xml\SafeXml;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class SafeXmlTest extends TestCase {

	/** @param array<string, mixed> $expected */
	#[DataProvider( 'documents' )]
	public function test_reads( string $xml, array $expected ): void {
		self::assertSame( $expected, SafeXml::read( $xml ) );
	}

	/** @return iterable<string, array{string, array<string, mixed>}> */
	public static function documents(): iterable {
		yield 'one and many' => array( '<a><b>1</b><c>2</c><c> 3 </c><c><d/></c></a>', array( 'a' => array( 'b' => '1', 'c' => array( '2', '3', array( 'd' => '' ) ) ) ) );
		yield 'prefixes' => array( '<x:a xmlns:x="u" xmlns:y="v"><y:b z="1">&amp;<![CDATA[<]]></y:b><!-- no --></x:a>', array( 'a' => array( 'b' => '&<' ) ) );
		yield 'nil' => array( '<a xmlns:i="http://www.w3.org/2001/XMLSchema-instance"><b i:nil="true"/><c i:nil="1"> </c><d i:nil="false">e</d><f nil="true">g</f></a>', array( 'a' => array( 'b' => null, 'c' => null, 'd' => 'e', 'f' => 'g' ) ) );
		yield 'byte order mark' => array( "\xEF\xBB\xBF<?xml version=\"1.0\" encoding=\"UTF-8\"?><a>é</a>", array( 'a' => 'é' ) );
		yield 'Windows' => array( "<?xml version='1.0' encoding='windows-1252'?><a>\xA3\x80</a>", array( 'a' => '£€' ) );
		yield 'UTF-16' => array( "\xFF\xFE" . iconv( 'UTF-8', 'UTF-16LE', '<?xml version="1.0" encoding="UTF-16"?><a>é</a>' ), array( 'a' => 'é' ) );
		yield 'UTF-16 the other way' => array( "\xFE\xFF" . iconv( 'UTF-8', 'UTF-16BE', '<a>é</a>' ), array( 'a' => 'é' ) );
	}

	#[DataProvider( 'hostile' )]
	public function test_refuses( string $xml, string $why ): void {
		$this->expectExceptionObject( new BadXml( $why ) );
		SafeXml::read( $xml );
	}

	/** @return iterable<string, array{string, string}> */
	public static function hostile(): iterable {
		$type = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>';
		yield 'DOCTYPE' => array( $type, 'a document type' );
		yield 'doctype' => array( '<!doctype html><a/>', 'a document type' );
		yield 'ENTITY alone' => array( '<a><!ENTITY b "c"></a>', 'a document type' );
		yield 'UTF-16LE' => array( "\xFF\xFE" . iconv( 'UTF-8', 'UTF-16LE', $type ), 'a document type' );
		yield 'UTF-16BE without a mark' => array( (string) iconv( 'UTF-8', 'UTF-16BE', $type ), 'a document type' );
		yield 'UTF-32' => array( "\xFF\xFE\0\0" . iconv( 'UTF-8', 'UTF-32LE', $type ), 'an encoding that is not supported' );
		yield 'UTF-7' => array( '<?xml version="1.0" encoding="UTF-7"?>+ADwAIQ-DOCTYPE a+AD4APA-a/+AD4-', 'an encoding that is not supported' );
		yield 'EBCDIC' => array( "\x4C\x6F\xA7\x94\x93", 'not XML' );
		yield 'NUL' => array( "<a>\0</a>", 'not XML' );
		yield 'nothing' => array( '', 'not XML' );
		yield 'HTML' => array( '<html><p>Bad<br></html>', 'not well-formed' );
		yield 'cut' => array( '<a><b>1</b>', 'not well-formed' );
		yield 'two roots' => array( '<a/><b/>', 'not well-formed' );
		yield 'unknown entity' => array( '<a>&b;</a>', 'not well-formed' );
		yield 'broken UTF-8' => array( "<a>\xFF</a>", 'not well-formed' );
		yield 'deep' => array( str_repeat( '<a>', 100 ) . str_repeat( '</a>', 100 ), 'too deep or too many elements' );
		yield 'many' => array( '<a>' . str_repeat( '<b/>', 30000 ) . '</a>', 'too deep or too many elements' );
		yield 'large' => array( '<a>' . str_repeat( 'b', 2_000_001 ) . '</a>', 'too large' );
	}

	public function test_leaves_the_parsers_settings_as_they_were(): void {
		libxml_use_internal_errors( false );
		SafeXml::read( '<a/>' );
		self::assertFalse( libxml_use_internal_errors() );
	}
}
