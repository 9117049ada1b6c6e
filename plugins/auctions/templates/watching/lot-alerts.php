<?php
/**
 * The button that saves a search of lots, without JavaScript: a link to the plain form. The element and classes are those
 * of src/islands/lot-alerts/lot-alerts.tsx.
 *
 * @package HearthHammer\Auctions
 *
 * @var array<string, mixed> $view As schemas/lot-alerts-props.json describes them.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<div class="hh-save-search<?php echo $view['is_link'] ? '' : ' hh-lot-alerts'; ?>"><a class="<?php echo $view['is_link'] ? 'hh-link-button' : 'hh-button hh-button--small'; ?>" data-hh-wakes href="<?php echo esc_url( $view['page_url'] ); ?>" rel="nofollow"><?php echo esc_html( $view['button'] ); ?></a></div>
