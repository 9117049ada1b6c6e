<?php
/**
 * What a legal pack holds, and the form that asks for it: what the island lot-legal-pack shows in its first frame. The
 * elements and classes are those of src/islands/lot-legal-pack: change both.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{props: array<string, mixed>, fields: \HearthHammer\Core\Form\FormFields, token: string} $view
 */

declare( strict_types=1 );

use HearthHammer\Core\Privacy\PrivacyPage;

defined( 'ABSPATH' ) || exit;

$hh_props  = $view['props'];
$hh_fields = $view['fields'];

$hh_at_once = ! empty( $hh_props['at_once'] );
?>
<div class="hh-legal">
	<ul class="hh-legal__documents">
		<?php foreach ( $hh_props['documents'] as $hh_document ) : ?>
			<li class="hh-legal__document">
				<span class="hh-legal__name"><?php echo esc_html( $hh_document['title'] ); ?></span>
				<span class="hh-legal__about">
					<?php
					/* translators: 1: kind and size of a file, 2: number of a version, 3: date */
					echo esc_html( sprintf( __( '%1$s · version %2$d, %3$s', 'hearth-hammer' ), $hh_document['kind'], $hh_document['version'], $hh_document['date'] ) );
					?>
				</span>
			</li>
		<?php endforeach; ?>
	</ul>
	<form class="hh-legal__form" method="post" action="<?php echo esc_url( $hh_props['action'] ); ?>" aria-label="<?php esc_attr_e( 'Request the legal pack', 'hearth-hammer' ); ?>">
		<?php if ( '' !== $view['token'] ) : ?>
			<input type="hidden" name="token" value="<?php echo esc_attr( $view['token'] ); ?>">
		<?php endif; ?>
		<input type="hidden" name="terms" value="<?php echo (int) $hh_props['terms']['version']; ?>">
		<p class="hh-legal__lede"><?php echo esc_html( $hh_at_once ? __( 'The documents open at once. We’ll also email you a link, and tell you when one of them changes.', 'hearth-hammer' ) : __( 'We’ll email you a link to the documents, and tell you when one of them changes.', 'hearth-hammer' ) ); ?></p>
		<div class="hh-legal__person">
			<?php $hh_fields->print_person( has_phone: false ); ?>
		</div>
		<details class="hh-legal__terms">
			<summary><?php esc_html_e( 'Terms of use', 'hearth-hammer' ); ?></summary>
			<p class="hh-legal__text"><?php echo esc_html( $hh_props['terms']['text'] ); ?></p>
		</details>
		<?php $hh_fields->print_check( 'accept', '1', __( 'I have read and accept these terms', 'hearth-hammer' ), ' required' ); ?>
		<?php $hh_fields->print_trap(); ?>
		<?php echo PrivacyPage::note(); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped where it is made. ?>
		<button class="hh-button hh-button--primary hh-legal__submit" type="submit"><?php echo esc_html( $hh_at_once ? __( 'View the documents', 'hearth-hammer' ) : __( 'Send me the legal pack', 'hearth-hammer' ) ); ?></button>
	</form>
</div>
