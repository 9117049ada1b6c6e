<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Xml;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * Not XML, or XML that nobody should read. The message is ours: nothing of the text is in it.
 */
final class BadXml extends RuntimeException {
}
