<?php
/**
 * What strangers send for any parameter of any route and page: HostileRoutesTest and the tests of pages send every one
 * of these values for each.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

$hh_mark = '"><script>hhprobe(1)</script>';

return array(
	'markup'                  => $hh_mark,
	'markup in an attribute'  => '" onmouseover="hhprobe(1)" x="',
	'a single quote'          => "' OR '1'='1' -- hhprobe(1)",
	'a statement'             => '1; DROP TABLE wp_posts; --',
	'a backslash'             => '\\\' hhprobe(1)',
	'a placeholder'           => '%s %d %1$s %i {placeholder}',
	'huge'                    => str_repeat( '9', 400 ),
	'a great exponent'        => '1e309',
	'negative'                => '-1',
	'beyond 64 bits'          => '-9223372036854775809',
	'a fraction'              => '3.14159265358979',
	'infinity'                => 'INF',
	'not a number'            => 'NaN',
	'hexadecimal'             => '0x1A',
	'true'                    => 'true',
	'null'                    => 'null',
	'empty'                   => '',
	'spaces'                  => '   ',
	'a list'                  => array( '1', '2' ),
	'a list of markup'        => array( $hh_mark ),
	'an object'               => array( 'a' => $hh_mark ),
	'nested lists'            => array( array( array( array( '1' ) ) ) ),
	'invalid UTF-8'           => "\xff\xfe\xc3\x28",
	'overlong UTF-8'          => "\xc0\xbcscript\xc0\xbe",
	'NUL'                     => "3\x00",
	'control characters'      => "a\r\nSet-Cookie: hhprobe=1\x1b[2J",
	'right to left'           => "\u{202e}\u{200b}\u{feff}hh",
	'four-byte letters'       => '🏠🏚️',
	'a path'                  => '../../../../etc/passwd',
	'an address'              => 'javascript:hhprobe(1)',
	'a serialised object'     => 'O:8:"stdClass":0:{}',
	'JSON'                    => '{"name":"' . addslashes( $hh_mark ) . '"}',
	'a list in JSON'          => '[[51,0],[52,1],[51,1]]',
	'landmarks with markup'   => '[{"name":"<script>hhprobe(1)</script>","latitude":51,"longitude":0}]',
	'landmarks of null'       => '[null,{"name":null,"latitude":"51","longitude":[]}]',
	'landmarks by the globe'  => '[{"name":"a","latitude":90,"longitude":180,"radius":50}]',
	'nested JSON'             => str_repeat( '[', 600 ) . str_repeat( ']', 600 ),
	'10,000 corners'          => str_repeat( '_ibE_ibE', 5000 ),
	'10,000 flat corners'     => str_repeat( '??', 10000 ),
	'corners that overflow'   => str_repeat( '~', 60 ) . '?',
	'a box of the globe'      => '-90,-180,90,180',
	'a box upside down'       => '90,180,-90,-180',
	'a box of markup'         => '51,0,52,1' . $hh_mark,
	'a box of long numbers'   => '51.' . str_repeat( '1', 20 ) . ',0,52,1',
	'a hundred boxes'         => implode( ',', array_fill( 0, 400, '1' ) ),
);
