<?php
/**
 * All saved searches of an address, each with its form.
 *
 * @package HearthHammer\Hpapi
 *
 * @var array{items: list<array{search: \HearthHammer\Hpapi\SavedSearches\SavedSearch, url: string}>, done: string, email: string, frequencies: list<array{value: string, label: string}>} $view
 */

declare( strict_types=1 );

use HearthHammer\Core\Subscription\SubscriptionState;

defined( 'ABSPATH' ) || exit;

if ( '' !== $view['done'] ) :
	?>
	<p class="hh-notice hh-notice--success" role="status"><?php echo esc_html( $view['done'] ); ?></p>
<?php endif; ?>
<p class="hh-saved__lede">
	<?php
	/* translators: %s: an email address */
	echo esc_html( sprintf( __( 'We email alerts for these searches to %s.', 'hearth-hammer' ), $view['email'] ) );
	?>
</p>
<ul class="hh-saved__list">
	<?php
	foreach ( $view['items'] as $hh_item ) :
		$hh_search = $hh_item['search'];
		$hh_id     = 'hh-saved-' . $hh_search->id;
		?>
		<li class="hh-saved__item">
			<h2 class="hh-saved__label" id="<?php echo esc_attr( $hh_id ); ?>"><a href="<?php echo esc_url( $hh_item['url'] ); ?>"><?php echo esc_html( $hh_search->label ); ?></a></h2>
			<p class="hh-saved__state"><?php echo esc_html( $hh_search->state->label() ); ?></p>
			<?php if ( SubscriptionState::Active === $hh_search->state || SubscriptionState::Paused === $hh_search->state ) : ?>
				<form method="post" class="hh-saved__change" aria-labelledby="<?php echo esc_attr( $hh_id ); ?>">
					<input type="hidden" name="search" value="<?php echo (int) $hh_search->id; ?>">
					<div class="hh-field">
						<label class="hh-field__label" for="<?php echo esc_attr( $hh_id ); ?>-frequency"><?php esc_html_e( 'How often', 'hearth-hammer' ); ?></label>
						<select class="hh-field__input" id="<?php echo esc_attr( $hh_id ); ?>-frequency" name="frequency">
							<?php foreach ( $view['frequencies'] as $hh_option ) : ?>
								<option value="<?php echo esc_attr( $hh_option['value'] ); ?>"<?php selected( $hh_option['value'], $hh_search->frequency->value ); ?>><?php echo esc_html( $hh_option['label'] ); ?></option>
							<?php endforeach; ?>
						</select>
					</div>
					<label class="hh-check"><input type="checkbox" name="price_drops" value="1"<?php checked( $hh_search->price_drops ); ?>><?php esc_html_e( 'Include price reductions', 'hearth-hammer' ); ?></label>
					<div class="hh-saved__actions">
						<button class="hh-button hh-button--ink hh-button--small" type="submit" name="do" value="save"><?php esc_html_e( 'Save changes', 'hearth-hammer' ); ?></button>
						<?php if ( SubscriptionState::Active === $hh_search->state ) : ?>
							<button class="hh-button hh-button--small" type="submit" name="do" value="pause"><?php esc_html_e( 'Pause', 'hearth-hammer' ); ?></button>
						<?php else : ?>
							<button class="hh-button hh-button--small" type="submit" name="do" value="resume"><?php esc_html_e( 'Continue', 'hearth-hammer' ); ?></button>
						<?php endif; ?>
						<button class="hh-button hh-button--quiet" type="submit" name="do" value="end"><?php esc_html_e( 'Stop alerts', 'hearth-hammer' ); ?></button>
					</div>
				</form>
			<?php elseif ( SubscriptionState::Pending === $hh_search->state ) : ?>
				<form method="post" class="hh-saved__actions">
					<input type="hidden" name="search" value="<?php echo (int) $hh_search->id; ?>">
					<p><?php esc_html_e( 'To start alerts for this search, select the button in the email we sent you.', 'hearth-hammer' ); ?></p>
					<button class="hh-button hh-button--quiet" type="submit" name="do" value="end"><?php esc_html_e( 'Stop alerts', 'hearth-hammer' ); ?></button>
				</form>
			<?php endif; ?>
		</li>
	<?php endforeach; ?>
</ul>
