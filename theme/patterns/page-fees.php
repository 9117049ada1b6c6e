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
 *
 * @var array{own?: string} $args Of a firm that is known, as the demo's (demo/pages/import.php): where tenants' money is
 *      held, in blocks. An editor is asked for landlords' prices and for the schemes.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$args ??= array();
?>
<!-- wp:paragraph {"fontSize":"l"} -->
<p class="has-l-font-size"><?php esc_html_e( 'There is no charge for viewing, for references, for the agreement or for checking in. The Tenant Fees Act 2019 allows in England what stands here, and nothing else.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:table -->
<figure class="wp-block-table"><table><thead><tr><th><?php esc_html_e( 'Payment', 'hearth-hammer' ); ?></th><th><?php esc_html_e( 'How much', 'hearth-hammer' ); ?></th></tr></thead><tbody><tr><td><?php esc_html_e( 'Rent', 'hearth-hammer' ); ?></td><td><?php esc_html_e( 'As advertised. We do not ask for more than that, nor take it if it is offered.', 'hearth-hammer' ); ?></td></tr><tr><td><?php esc_html_e( 'Holding deposit', 'hearth-hammer' ); ?></td><td><?php esc_html_e( 'At most one week’s rent. It becomes part of your first rent. You have it back within seven days if the landlord withdraws.', 'hearth-hammer' ); ?></td></tr><tr><td><?php esc_html_e( 'Tenancy deposit', 'hearth-hammer' ); ?></td><td><?php esc_html_e( 'Five weeks’ rent where a year’s rent is under £50,000, six weeks’ from there. It is protected within 30 days.', 'hearth-hammer' ); ?></td></tr><tr><td><?php esc_html_e( 'Rent that is late', 'hearth-hammer' ); ?></td><td><?php esc_html_e( 'From the fifteenth day: interest at 3% above the Bank of England’s base rate.', 'hearth-hammer' ); ?></td></tr><tr><td><?php esc_html_e( 'Lost keys or fobs', 'hearth-hammer' ); ?></td><td><?php esc_html_e( 'What the new one costs, with the bill.', 'hearth-hammer' ); ?></td></tr><tr><td><?php esc_html_e( 'A change of the agreement that you ask for', 'hearth-hammer' ); ?></td><td><?php esc_html_e( '£50, VAT included.', 'hearth-hammer' ); ?></td></tr><tr><td><?php esc_html_e( 'Leaving early', 'hearth-hammer' ); ?></td><td><?php esc_html_e( 'What the landlord loses by it, and no more than the rent for the notice that the law asks for.', 'hearth-hammer' ); ?></td></tr><tr><td><?php esc_html_e( 'Council tax, water, energy, telephone, television licence', 'hearth-hammer' ); ?></td><td><?php esc_html_e( 'As the suppliers charge you.', 'hearth-hammer' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table -->

<?php if ( isset( $args['own'] ) ) : ?>
<?php echo $args['own']; // phpcs:ignore WordPress.Security.EscapeOutput -- blocks. ?>
<?php else : ?>
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
<?php endif; ?>
