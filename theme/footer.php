<?php
/**
 * The foot of every page.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Theme\CompanyDetails;
use HearthHammer\Theme\Footer;
use HearthHammer\Theme\Navigation;
use HearthHammer\Theme\Plugins;
use HearthHammer\Theme\View\FooterView;

defined( 'ABSPATH' ) || exit;

$hh_company = CompanyDetails::current();
$hh_logo    = (int) get_theme_mod( 'hh_dark_logo' );
?>
</main>
<footer class="hh-footer hh-on-ink">
	<div class="hh-wrap">
		<div class="hh-footer__top">
			<p class="hh-wordmark hh-wordmark--large">
				<?php if ( $hh_logo > 0 && wp_attachment_is_image( $hh_logo ) ) : ?>
					<?php echo wp_get_attachment_image( $hh_logo, 'medium', false, array( 'class' => 'hh-wordmark__logo', 'alt' => $hh_company->name ) ); ?>
				<?php else : ?>
					<?php echo wp_kses( str_replace( '&amp;', '<i>&amp;</i>', esc_html( $hh_company->name ) ), array( 'i' => array() ) ); ?>
				<?php endif; ?>
			</p>
			<p class="hh-footer__call">
				<?php if ( '' !== $hh_company->phone ) : ?>
					<a data-hh-track="phone" href="<?php echo esc_url( $hh_company->phone_link() ); ?>"><?php echo esc_html( $hh_company->phone ); ?></a>
				<?php endif; ?>
				<span><?php echo esc_html( $hh_company->hours ); ?></span>
			</p>
		</div>
		<div class="hh-footer__columns">
			<?php Footer::print_columns(); ?>
		</div>
		<div data-hh-consent-place></div>
		<div class="hh-footer__small">
			<p>
				<?php
				/* translators: 1: year, 2: name of the firm */
				echo esc_html( sprintf( __( '© %1$s %2$s', 'hearth-hammer' ), wp_date( 'Y' ), wp_specialchars_decode( $hh_company->name, ENT_QUOTES ) ) );
				?>
			</p>
			<?php Navigation::print_links( FooterView::small_print(), 'hh-footer__legal' ); ?>
			<?php Plugins::print_consent_button(); ?>
		</div>
	</div>
</footer>
<?php wp_footer(); ?>
</body>
</html>
