<?php
/**
 * At an address whose link is too old, or was never one of ours.
 *
 * @package HearthHammer\Hpapi
 */

declare( strict_types=1 );

use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Search\SearchUrl;

defined( 'ABSPATH' ) || exit;
?>
<p class="hh-saved__lede"><?php esc_html_e( 'It may have been cut in two by a mail program, or it is too old: a link that confirms a search is good for a week. A search that was not confirmed, or has ended, writes to nobody.', 'hearth-hammer' ); ?></p>
<p><a href="<?php echo esc_url( SearchUrl::of_channel( Channel::Sales ) ); ?>"><?php esc_html_e( 'Search again', 'hearth-hammer' ); ?></a></p>
