<?php
/**
 * What a valuer says, and who they are.
 *
 * @package HearthHammer\Hpapi
 *
 * @var array{valuer: array<string, mixed>} $args As `valuer` of schemas/property-people.json.
 */

declare( strict_types=1 );

use HearthHammer\Core\Company\Contact;
use HearthHammer\Hpapi\Enquiries\EnquiryLinks;

defined( 'ABSPATH' ) || exit;

$hh_valuer  = $args['valuer'];
$hh_picture = $hh_valuer['picture'];
?>
<figure class="hh-valuer">
	<?php if ( '' !== $hh_valuer['quote'] ) : ?>
		<?php /* PROP-05: beside a property the words give way once the page is scrolled, and who says them stays. */ ?>
		<blockquote class="hh-valuer__quote" data-hh-sticky-overview-quote><p><?php echo esc_html( $hh_valuer['quote'] ); ?></p></blockquote>
	<?php endif; ?>
	<figcaption class="hh-valuer__who">
		<?php if ( $hh_picture ) : ?>
			<img class="hh-valuer__picture" src="<?php echo esc_url( $hh_picture['src'] ); ?>" width="<?php echo (int) $hh_picture['width']; ?>" height="<?php echo (int) $hh_picture['height']; ?>" alt="" loading="lazy" decoding="async" style="background-color:<?php echo esc_attr( $hh_picture['color'] ); ?>">
		<?php else : ?>
			<span class="hh-valuer__picture hh-valuer__initials" aria-hidden="true"><?php echo esc_html( $hh_valuer['initials'] ); ?></span>
		<?php endif; ?>
		<span class="hh-valuer__text">
			<a class="hh-valuer__name" href="<?php echo esc_url( $hh_valuer['url'] ); ?>"><?php echo esc_html( $hh_valuer['name'] ); ?></a>
			<?php if ( $hh_valuer['role'] ) : ?>
				<span class="hh-valuer__role"><?php echo esc_html( $hh_valuer['role'] ); ?></span>
			<?php endif; ?>
			<?php if ( $hh_valuer['phone'] ) : ?>
				<a class="hh-valuer__phone hh-figures" href="<?php echo esc_url( Contact::tel( $hh_valuer['phone'] ) ); ?>"><?php echo esc_html( $hh_valuer['phone'] ); ?></a>
			<?php else : ?>
				<?php /* translators: %s: first name */ ?>
				<a class="hh-valuer__phone" href="<?php echo esc_url( EnquiryLinks::person( (int) $hh_valuer['id'] ) ); ?>" rel="nofollow"><?php echo esc_html( sprintf( __( 'Message %s', 'hearth-hammer' ), (string) strtok( (string) $hh_valuer['name'], ' ' ) ) ); ?></a>
			<?php endif; ?>
		</span>
	</figcaption>
</figure>
