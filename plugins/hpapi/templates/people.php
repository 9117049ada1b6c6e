<?php
/**
 * Who works here, and how they are reached.
 *
 * @package HearthHammer\Hpapi
 *
 * @var array{people: list<array<string, mixed>>} $args Each as `valuer` of schemas/property-people.json.
 */

declare( strict_types=1 );

use HearthHammer\Core\Company\Contact;
use HearthHammer\Hpapi\Enquiries\EnquiryLinks;

defined( 'ABSPATH' ) || exit;
?>
<ul class="hh-people" role="list">
	<?php foreach ( $args['people'] as $hh_person ) : ?>
		<li class="hh-person">
			<?php if ( $hh_person['picture'] ) : ?>
				<img class="hh-person__picture" src="<?php echo esc_url( $hh_person['picture']['src'] ); ?>" width="<?php echo (int) $hh_person['picture']['width']; ?>" height="<?php echo (int) $hh_person['picture']['height']; ?>" alt="" loading="lazy" decoding="async" style="background-color:<?php echo esc_attr( $hh_person['picture']['color'] ); ?>">
			<?php else : ?>
				<span class="hh-person__picture hh-valuer__initials" aria-hidden="true"><?php echo esc_html( $hh_person['initials'] ); ?></span>
			<?php endif; ?>
			<h3 class="hh-person__name"><a href="<?php echo esc_url( $hh_person['url'] ); ?>"><?php echo esc_html( $hh_person['name'] ); ?></a></h3>
			<?php if ( $hh_person['role'] ) : ?>
				<p class="hh-person__role"><?php echo esc_html( $hh_person['role'] ); ?></p>
			<?php endif; ?>
			<?php if ( $hh_person['quote'] ) : ?>
				<p class="hh-person__quote"><?php echo esc_html( $hh_person['quote'] ); ?></p>
			<?php endif; ?>
			<?php if ( $hh_person['phone'] ) : ?>
				<a class="hh-person__way hh-figures" href="<?php echo esc_url( Contact::tel( $hh_person['phone'] ) ); ?>"><?php echo esc_html( $hh_person['phone'] ); ?></a>
			<?php endif; ?>
			<?php /* translators: %s: first name */ ?>
			<a class="hh-person__way" href="<?php echo esc_url( EnquiryLinks::person( (int) $hh_person['id'] ) ); ?>" rel="nofollow"><?php echo esc_html( sprintf( __( 'Message %s', 'hearth-hammer' ), (string) strtok( (string) $hh_person['name'], ' ' ) ) ); ?></a>
		</li>
	<?php endforeach; ?>
</ul>
