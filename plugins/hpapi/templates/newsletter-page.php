<?php
/**
 * A page about the newsletter: says something, and may hold one form. Works without JavaScript.
 *
 * @package HearthHammer\Hpapi
 */

declare( strict_types=1 );

use HearthHammer\Core\Privacy\PrivacyPage;
use HearthHammer\Hpapi\Leads\Newsletter\NewsletterAnswer;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Search\SearchUrl;

defined( 'ABSPATH' ) || exit;

$hh_answer = get_query_var( 'hpapi_answer' );
if ( ! $hh_answer instanceof NewsletterAnswer ) {
	return;
}
get_header();
get_template_part( 'parts/page-trail', null, array( 'links' => array( home_url( '/' ) => __( 'Home', 'hearth-hammer' ) ) ) );
?>
<article class="hh-page">
	<div class="hh-wrap hh-page__body">
		<header class="hh-page-head">
			<h1 class="hh-title"><?php echo esc_html( $hh_answer->title ); ?></h1>
		</header>
		<div class="hh-newsletter-page">
			<?php foreach ( $hh_answer->lines as $hh_line ) : ?>
				<p class="hh-lede"><?php echo esc_html( $hh_line ); ?></p>
			<?php endforeach; ?>
			<?php if ( null !== $hh_answer->form ) : ?>
				<form class="hh-newsletter-page__form" method="post" action="<?php echo esc_url( $hh_answer->form['action'] ); ?>">
					<?php foreach ( $hh_answer->form['fields'] as $hh_name => $hh_value ) : ?>
						<input type="hidden" name="<?php echo esc_attr( $hh_name ); ?>" value="<?php echo esc_attr( $hh_value ); ?>">
					<?php endforeach; ?>
					<?php if ( null !== $hh_answer->form['email'] ) : ?>
						<div class="hh-field<?php echo '' === $hh_answer->error ? '' : ' hh-field--invalid'; ?>">
							<label class="hh-field__label" for="hh-newsletter-email"><?php esc_html_e( 'Email address', 'hearth-hammer' ); ?></label>
							<input id="hh-newsletter-email" class="hh-field__input" type="email" name="email" autocomplete="email" maxlength="254" required value="<?php echo esc_attr( $hh_answer->form['email'] ); ?>"<?php echo '' === $hh_answer->error ? '' : ' aria-invalid="true" autofocus aria-describedby="hh-newsletter-error"'; ?>>
							<?php if ( '' !== $hh_answer->error ) : ?>
								<p class="hh-field__error" id="hh-newsletter-error" role="alert"><?php echo esc_html( $hh_answer->error ); ?></p>
							<?php endif; ?>
						</div>
						<div class="hh-newsletter__trap" aria-hidden="true"><label for="hh-newsletter-website"><?php esc_html_e( 'Leave this empty', 'hearth-hammer' ); ?></label><input id="hh-newsletter-website" type="text" name="website" tabindex="-1" autocomplete="off"></div>
						<?php echo PrivacyPage::note(); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped where it is made. ?>
					<?php endif; ?>
					<button class="hh-button hh-button--primary" type="submit"><?php echo esc_html( $hh_answer->form['button'] ); ?></button>
				</form>
			<?php else : ?>
				<ul class="hh-next-steps" role="list">
					<li><a class="hh-more" href="<?php echo esc_url( SearchUrl::of_channel( Channel::Sales ) ); ?>"><?php esc_html_e( 'Property for sale', 'hearth-hammer' ); ?></a></li>
					<li><a class="hh-more" href="<?php echo esc_url( SearchUrl::of_channel( Channel::Lettings ) ); ?>"><?php esc_html_e( 'Property to rent', 'hearth-hammer' ); ?></a></li>
					<li><a class="hh-more" href="<?php echo esc_url( home_url( '/' ) ); ?>"><?php esc_html_e( 'Go to the home page', 'hearth-hammer' ); ?></a></li>
				</ul>
			<?php endif; ?>
		</div>
	</div>
</article>
<?php
get_footer();
