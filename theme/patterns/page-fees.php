<?php
/**
 * Title: Tenants’ and landlords’ fees
 * Slug: hearth-hammer/page-fees
 * Description: The fees the law lets you charge, set out as it requires.
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
<p class="has-l-font-size"><?php esc_html_e( 'There is no charge for viewings, references, the tenancy agreement or check-in. In England, the Tenant Fees Act 2019 permits only the payments listed here.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:table -->
<figure class="wp-block-table"><table><thead><tr><th><?php esc_html_e( 'Payment', 'hearth-hammer' ); ?></th><th><?php esc_html_e( 'Amount', 'hearth-hammer' ); ?></th></tr></thead><tbody><tr><td><?php esc_html_e( 'Rent', 'hearth-hammer' ); ?></td><td><?php esc_html_e( 'As advertised. We do not ask for or accept more.', 'hearth-hammer' ); ?></td></tr><tr><td><?php esc_html_e( 'Holding deposit', 'hearth-hammer' ); ?></td><td><?php esc_html_e( 'No more than one week’s rent. It goes towards your first rent payment. If the landlord withdraws, you get it back within seven days.', 'hearth-hammer' ); ?></td></tr><tr><td><?php esc_html_e( 'Tenancy deposit', 'hearth-hammer' ); ?></td><td><?php esc_html_e( 'Five weeks’ rent if the annual rent is under £50,000, or six weeks’ rent if it is £50,000 or more. It is protected within 30 days.', 'hearth-hammer' ); ?></td></tr><tr><td><?php esc_html_e( 'Late rent', 'hearth-hammer' ); ?></td><td><?php esc_html_e( 'From the 15th day: interest at 3% above the Bank of England base rate.', 'hearth-hammer' ); ?></td></tr><tr><td><?php esc_html_e( 'Lost keys or fobs', 'hearth-hammer' ); ?></td><td><?php esc_html_e( 'The cost of a replacement, with a receipt.', 'hearth-hammer' ); ?></td></tr><tr><td><?php esc_html_e( 'Changes to the tenancy you ask for', 'hearth-hammer' ); ?></td><td><?php esc_html_e( '£50, including VAT.', 'hearth-hammer' ); ?></td></tr><tr><td><?php esc_html_e( 'Ending the tenancy early', 'hearth-hammer' ); ?></td><td><?php esc_html_e( 'The landlord’s loss, and no more than the rent for the notice period the law requires.', 'hearth-hammer' ); ?></td></tr><tr><td><?php esc_html_e( 'Council tax, water, energy, phone and TV licence', 'hearth-hammer' ); ?></td><td><?php esc_html_e( 'As billed by the provider.', 'hearth-hammer' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table -->

<?php if ( isset( $args['own'] ) ) : ?>
<?php echo $args['own']; // phpcs:ignore WordPress.Security.EscapeOutput -- blocks. ?>
<?php else : ?>
<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'For landlords', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'List each service with its price including VAT, and what it does not cover.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:table -->
<figure class="wp-block-table"><table><thead><tr><th><?php esc_html_e( 'Service', 'hearth-hammer' ); ?></th><th><?php esc_html_e( 'Price including VAT', 'hearth-hammer' ); ?></th></tr></thead><tbody><tr><td><?php esc_html_e( 'Tenant find', 'hearth-hammer' ); ?></td><td>£ …</td></tr><tr><td><?php esc_html_e( 'Rent collection', 'hearth-hammer' ); ?></td><td>£ …</td></tr><tr><td><?php esc_html_e( 'Full management', 'hearth-hammer' ); ?></td><td>£ …</td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'How to complain', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Name your redress scheme and client money protection scheme here, with your membership numbers.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->
<?php endif; ?>
