<?php
/**
 * Lots of a make or model in coming sales, and what the make search found. The auctions plugin chooses this template.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Auctions\Auctions;
use HearthHammer\Theme\Block;
use HearthHammer\Theme\View\AuctionsView;

defined( 'ABSPATH' ) || exit;

$hh_page = Auctions::make_page();
get_header();
if ( null === $hh_page ) {
	get_template_part( 'parts/not-found' );
	get_footer();
	return;
}
?>
<div class="hh-wrap hh-make-lots">
	<?php
	get_template_part(
		'parts/breadcrumbs',
		null,
		array(
			'links' => AuctionsView::trail( $hh_page['url'], $hh_page['label'] ),
		)
	);
	?>
	<header class="hh-page-head">
		<h1 class="hh-title"><?php echo esc_html( $hh_page['heading'] ); ?></h1>
	</header>
	<div class="hh-make-lots__search">
		<?php
		Block::print(
			'car-make-search',
			array(
				'business' => $hh_page['business'],
				'term'     => $hh_page['is_search'] ? $hh_page['name'] : '',
				'refused'  => $hh_page['refused'],
			)
		);
		?>
	</div>
	<?php get_template_part( 'parts/make-lots', null, $hh_page ); ?>
</div>
<?php
get_footer();
