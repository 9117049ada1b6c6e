<?php
/**
 * Title: Tenants’ and landlords’ fees
 * Slug: hearth-hammer/page-fees
 * Description: The fees that the law lets you charge, as it wants them shown.
 * Keywords: fees, charges, tenants, landlords, costs, prices
 * Categories: hearth-hammer-pages
 * Block Types: core/post-content
 * Post Types: page
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'For tenants', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'These are the payments that the Tenant Fees Act 2019 allows in England. We ask for no others.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:table -->
<figure class="wp-block-table"><table><thead><tr><th><?php esc_html_e( 'Payment', 'hearth-hammer' ); ?></th><th><?php esc_html_e( 'How much', 'hearth-hammer' ); ?></th></tr></thead><tbody><tr><td><?php esc_html_e( 'Rent', 'hearth-hammer' ); ?></td><td><?php esc_html_e( 'As agreed, from the day the tenancy begins.', 'hearth-hammer' ); ?></td></tr><tr><td><?php esc_html_e( 'Holding deposit', 'hearth-hammer' ); ?></td><td><?php esc_html_e( 'At most one week’s rent. It becomes part of the first rent, or is returned as the law says.', 'hearth-hammer' ); ?></td></tr><tr><td><?php esc_html_e( 'Tenancy deposit', 'hearth-hammer' ); ?></td><td><?php esc_html_e( 'At most five weeks’ rent where the year’s rent is under £50,000, six weeks’ above. It is protected within 30 days.', 'hearth-hammer' ); ?></td></tr><tr><td><?php esc_html_e( 'Rent paid late', 'hearth-hammer' ); ?></td><td><?php esc_html_e( 'After 14 days: interest of 3% above the Bank of England’s base rate, for each day it is late.', 'hearth-hammer' ); ?></td></tr><tr><td><?php esc_html_e( 'Lost keys', 'hearth-hammer' ); ?></td><td><?php esc_html_e( 'What a new key or lock costs, with the bill.', 'hearth-hammer' ); ?></td></tr><tr><td><?php esc_html_e( 'A change that you ask for', 'hearth-hammer' ); ?></td><td><?php esc_html_e( '£50 with VAT, or what it costs us where that is more and reasonable.', 'hearth-hammer' ); ?></td></tr><tr><td><?php esc_html_e( 'Leaving early', 'hearth-hammer' ); ?></td><td><?php esc_html_e( 'What the landlord loses by it, and no more than the rent for the notice that the law asks for.', 'hearth-hammer' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'For landlords', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Write each service with its price, VAT included, and what it does not cover.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:table -->
<figure class="wp-block-table"><table><thead><tr><th><?php esc_html_e( 'Service', 'hearth-hammer' ); ?></th><th><?php esc_html_e( 'Price with VAT', 'hearth-hammer' ); ?></th></tr></thead><tbody><tr><td><?php esc_html_e( 'Finding a tenant', 'hearth-hammer' ); ?></td><td>£ …</td></tr><tr><td><?php esc_html_e( 'Finding a tenant and collecting rent', 'hearth-hammer' ); ?></td><td>£ …</td></tr><tr><td><?php esc_html_e( 'Full management', 'hearth-hammer' ); ?></td><td>£ …</td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Whom to complain to', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Name your redress scheme and your client money protection here, with their numbers.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->
