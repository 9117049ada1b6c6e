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
<p class="hh-saved__lede"><?php esc_html_e( 'Your email program may have broken the link, or it may be too old. A link to confirm a search works for a week. We don’t email you about searches that were not confirmed or have ended.', 'hearth-hammer' ); ?></p>
<p><a href="<?php echo esc_url( SearchUrl::of_channel( Channel::Sales ) ); ?>"><?php esc_html_e( 'Search again', 'hearth-hammer' ); ?></a></p>
