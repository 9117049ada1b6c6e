<?php
/**
 * The Brand screen.
 *
 * @var array{form: \HearthHammer\Core\Brand\BrandForm, errors: array<string, string>, looks: array<string, array{title: string, form: \HearthHammer\Core\Brand\BrandForm, palette: \HearthHammer\Core\Brand\Palette}>, faults: list<string>, saved: bool, logos: array<string, int>, action: string} $view
 *
 * @package HearthHammer\Core
 */

declare( strict_types=1 );

use HearthHammer\Core\Brand\BrandForm;
use HearthHammer\Core\Brand\Fonts;
use HearthHammer\Core\Setup\Brand\BrandController;
use HearthHammer\Core\Setup\Brand\BrandScreen;

defined( 'ABSPATH' ) || exit;

$hh_colors = array(
	'ink'   => array( __( 'Text colour', 'hearth-hammer' ), __( 'Also the footer and other dark areas.', 'hearth-hammer' ) ),
	'paper' => array( __( 'Page background', 'hearth-hammer' ), '' ),
	'brass' => array( __( 'Accent colour', 'hearth-hammer' ), __( 'Main buttons, underlines and map marks.', 'hearth-hammer' ) ),
);
$hh_fonts  = array(
	'display' => __( 'Font of headings', 'hearth-hammer' ),
	'text'    => __( 'Font of text', 'hearth-hammer' ),
);
$hh_logos  = array(
	'logo'      => array( __( 'Logo', 'hearth-hammer' ), __( 'For light backgrounds: the header, emails and search engines.', 'hearth-hammer' ) ),
	'dark_logo' => array( __( 'Logo for dark backgrounds', 'hearth-hammer' ), __( 'For the footer. Without it, the footer shows the company name.', 'hearth-hammer' ) ),
);
$hh_texts  = array(
	'fine' => __( 'All text can be read.', 'hearth-hammer' ),
	'lost' => __( 'The preview can’t be updated. Check your connection.', 'hearth-hammer' ),
);
$hh_fault  = static function ( string $field ) use ( $view ): void {
	if ( isset( $view['errors'][ $field ] ) ) {
		printf( '<p class="hh-brand__error" id="hh-brand-%s-error">%s</p>', esc_attr( $field ), esc_html( $view['errors'][ $field ] ) );
	}
};
$hh_state  = static function ( string $field, string $help ) use ( $view ): void {
	if ( '' !== $help ) {
		printf( ' aria-describedby="hh-brand-%s-help"', esc_attr( $field ) );
	}
	if ( isset( $view['errors'][ $field ] ) ) {
		printf( ' aria-invalid="true" aria-errormessage="hh-brand-%s-error"', esc_attr( $field ) );
	}
};
?>
<div class="wrap hh-brand" data-hh-brand="<?php echo esc_url( BrandController::url() ); ?>" data-nonce="<?php echo esc_attr( wp_create_nonce( 'wp_rest' ) ); ?>" data-texts="<?php echo esc_attr( (string) wp_json_encode( $hh_texts ) ); ?>">
	<h1><?php esc_html_e( 'Brand', 'hearth-hammer' ); ?></h1>
	<?php
	if ( array() !== $view['errors'] ) {
		wp_admin_notice( esc_html__( 'Not everything was saved. Check the fields marked below.', 'hearth-hammer' ), array( 'type' => 'error' ) );
	} elseif ( $view['saved'] ) {
		wp_admin_notice( esc_html__( 'Brand saved. Pages, emails and printouts use it now.', 'hearth-hammer' ), array( 'type' => 'success' ) );
	}
	?>
	<p><?php esc_html_e( 'All other colours are made from these three. Fonts that you add under Appearance appear in the lists.', 'hearth-hammer' ); ?></p>
	<h2><?php esc_html_e( 'Start from a look', 'hearth-hammer' ); ?></h2>
	<ul class="hh-brand__looks">
		<?php foreach ( $view['looks'] as $hh_slug => $hh_look ) : ?>
			<li>
				<a class="hh-brand__look" href="<?php echo esc_url( BrandScreen::url( array( 'look' => $hh_slug ) ) ); ?>" style="background:<?php echo esc_attr( $hh_look['palette']->colors['paper'] ); ?>;color:<?php echo esc_attr( $hh_look['palette']->colors['ink'] ); ?>;font-family:<?php echo esc_attr( $hh_look['form']->fonts['display'] ); ?>">
					<span style="background:<?php echo esc_attr( $hh_look['palette']->colors['ink'] ); ?>"></span><span style="background:<?php echo esc_attr( $hh_look['palette']->colors['brass'] ); ?>"></span>
					<?php echo esc_html( $hh_look['title'] ); ?>
				</a>
			</li>
		<?php endforeach; ?>
	</ul>
	<div class="hh-brand__columns">
		<form class="hh-brand__form" method="post" enctype="multipart/form-data" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" data-hh-brand-form>
			<input type="hidden" name="action" value="<?php echo esc_attr( $view['action'] ); ?>">
			<?php wp_nonce_field( $view['action'] ); ?>
			<h2><?php esc_html_e( 'Colours', 'hearth-hammer' ); ?></h2>
			<?php foreach ( $hh_colors as $hh_slug => [ $hh_label, $hh_help ] ) : ?>
				<div class="hh-brand__field">
					<label for="hh-brand-<?php echo esc_attr( $hh_slug ); ?>"><?php echo esc_html( $hh_label ); ?></label>
					<span class="hh-brand__color">
						<input type="text" id="hh-brand-<?php echo esc_attr( $hh_slug ); ?>" name="<?php echo esc_attr( $hh_slug ); ?>" value="<?php echo esc_attr( $view['form']->colors[ $hh_slug ] ); ?>" maxlength="7" spellcheck="false" autocomplete="off"<?php $hh_state( $hh_slug, $hh_help ); ?>>
						<?php /* translators: %s: a colour's name */ ?>
						<input type="color" value="<?php echo esc_attr( $view['form']->colors[ $hh_slug ] ); ?>" aria-label="<?php echo esc_attr( sprintf( __( 'Pick: %s', 'hearth-hammer' ), $hh_label ) ); ?>" data-hh-brand-picker="<?php echo esc_attr( $hh_slug ); ?>" hidden>
					</span>
					<?php if ( '' !== $hh_help ) : ?>
						<p class="description" id="hh-brand-<?php echo esc_attr( $hh_slug ); ?>-help"><?php echo esc_html( $hh_help ); ?></p>
					<?php endif; ?>
					<?php $hh_fault( $hh_slug ); ?>
				</div>
			<?php endforeach; ?>
			<section class="hh-brand__contrast" aria-labelledby="hh-brand-contrast">
				<h3 id="hh-brand-contrast"><?php esc_html_e( 'Can it be read?', 'hearth-hammer' ); ?></h3>
				<div role="status" data-hh-brand-faults>
					<?php if ( array() === $view['faults'] ) : ?>
						<p><?php echo esc_html( $hh_texts['fine'] ); ?></p>
					<?php else : ?>
						<ul>
							<?php foreach ( $view['faults'] as $hh_sentence ) : ?>
								<li><?php echo esc_html( $hh_sentence ); ?></li>
							<?php endforeach; ?>
						</ul>
					<?php endif; ?>
				</div>
			</section>
			<h2><?php esc_html_e( 'Fonts', 'hearth-hammer' ); ?></h2>
			<?php foreach ( $hh_fonts as $hh_slug => $hh_label ) : ?>
				<div class="hh-brand__field">
					<label for="hh-brand-<?php echo esc_attr( $hh_slug ); ?>"><?php echo esc_html( $hh_label ); ?></label>
					<select id="hh-brand-<?php echo esc_attr( $hh_slug ); ?>" name="<?php echo esc_attr( $hh_slug ); ?>"<?php $hh_state( $hh_slug, '' ); ?>>
						<?php foreach ( Fonts::choices() + array( $view['form']->fonts[ $hh_slug ] => $view['form']->fonts[ $hh_slug ] ) as $hh_family => $hh_name ) : ?>
							<option value="<?php echo esc_attr( $hh_family ); ?>"<?php selected( $view['form']->fonts[ $hh_slug ], $hh_family ); ?>><?php echo esc_html( $hh_name ); ?></option>
						<?php endforeach; ?>
					</select>
					<?php $hh_fault( $hh_slug ); ?>
				</div>
			<?php endforeach; ?>
			<fieldset class="hh-brand__field">
				<legend><?php esc_html_e( 'Corners of buttons and fields', 'hearth-hammer' ); ?></legend>
				<?php foreach ( BrandForm::corners() as $hh_key => $hh_label ) : ?>
					<label class="hh-brand__corner"><input type="radio" name="corners" value="<?php echo esc_attr( $hh_key ); ?>"<?php checked( $view['form']->corners, $hh_key ); ?>> <?php echo esc_html( $hh_label ); ?></label>
				<?php endforeach; ?>
				<?php $hh_fault( 'corners' ); ?>
			</fieldset>
			<h2><?php esc_html_e( 'Logos', 'hearth-hammer' ); ?></h2>
			<?php foreach ( $hh_logos as $hh_field => [ $hh_label, $hh_help ] ) : ?>
				<div class="hh-brand__field">
					<label for="hh-brand-<?php echo esc_attr( $hh_field ); ?>"><?php echo esc_html( $hh_label ); ?></label>
					<?php if ( $view['logos'][ $hh_field ] > 0 && wp_attachment_is_image( $view['logos'][ $hh_field ] ) ) : ?>
						<span class="hh-brand__logo hh-brand__logo--<?php echo esc_attr( strtr( $hh_field, '_', '-' ) ); ?>"><?php echo wp_get_attachment_image( $view['logos'][ $hh_field ], 'medium', false, array( 'alt' => '' ) ); ?></span>
						<label class="hh-brand__remove"><input type="checkbox" name="remove_<?php echo esc_attr( $hh_field ); ?>" value="1"> <?php esc_html_e( 'Remove', 'hearth-hammer' ); ?><span class="screen-reader-text">: <?php echo esc_html( $hh_label ); ?></span></label>
					<?php endif; ?>
					<input type="file" id="hh-brand-<?php echo esc_attr( $hh_field ); ?>" name="<?php echo esc_attr( $hh_field ); ?>" accept="image/png,image/webp,image/jpeg,image/gif,image/avif"<?php $hh_state( $hh_field, $hh_help ); ?>>
					<p class="description" id="hh-brand-<?php echo esc_attr( $hh_field ); ?>-help"><?php echo esc_html( $hh_help ); ?></p>
					<?php $hh_fault( $hh_field ); ?>
				</div>
			<?php endforeach; ?>
			<p><button class="button button-primary"><?php esc_html_e( 'Save brand', 'hearth-hammer' ); ?></button></p>
		</form>
		<section class="hh-brand__preview" aria-labelledby="hh-brand-preview">
			<h2 id="hh-brand-preview"><?php esc_html_e( 'Preview', 'hearth-hammer' ); ?></h2>
			<iframe src="<?php echo esc_url( home_url( '/' ) ); ?>" title="<?php esc_attr_e( 'Home page with this brand', 'hearth-hammer' ); ?>" loading="lazy" data-hh-brand-preview></iframe>
			<noscript><p><?php esc_html_e( 'Without JavaScript, the preview shows what is saved.', 'hearth-hammer' ); ?></p></noscript>
		</section>
	</div>
</div>
