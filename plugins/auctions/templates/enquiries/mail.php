<?php
/**
 * A mail to a visitor: we have what you sent.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{heading: string, greeting: string, next: string, lot: string, lot_url: string, offer: string, offer_url: string, more?: array{words: string, url: string}, phone: string, phone_href: string, why: string, site: string, site_url: string} $view
 */

declare( strict_types=1 );

use HearthHammer\Core\Mail\EmailLayout;

defined( 'ABSPATH' ) || exit;

EmailLayout::head( $view['heading'], $view['next'], $view['site'], $view['site_url'] );
?>
				<tr>
					<td class="m-pad m-ink" style="padding:36px 36px 0;<?php echo esc_attr( EmailLayout::text() ); ?>">
						<p style="margin:0 0 16px"><?php echo esc_html( $view['greeting'] ); ?></p>
						<h1 class="m-title" style="margin:0 0 10px;font-weight:400;font-size:28px;line-height:1.2;<?php echo esc_attr( EmailLayout::serif() ); ?>"><?php echo esc_html( $view['heading'] ); ?></h1>
						<p style="margin:0"><?php echo esc_html( $view['next'] ); ?></p>
					</td>
				</tr>
				<?php if ( '' !== $view['lot_url'] ) : ?>
				<tr>
					<td class="m-pad m-ink" style="padding:24px 36px 0;<?php echo esc_attr( EmailLayout::text() ); ?>">
						<p style="margin:0 0 16px"><strong><?php echo esc_html( $view['lot'] ); ?></strong></p>
						<?php EmailLayout::button( $view['lot_url'], __( 'View the lot', 'hearth-hammer' ) ); ?>
					</td>
				</tr>
				<?php endif; ?>
				<?php if ( '' !== $view['offer'] ) : ?>
				<tr>
					<td class="m-pad m-ink" style="padding:20px 36px 0;<?php echo esc_attr( EmailLayout::text() ); ?>">
						<p style="margin:0 0 10px">
							<?php
							/* translators: %s: an amount, e.g. £250,000 */
							echo esc_html( sprintf( __( 'Your offer: %s', 'hearth-hammer' ), $view['offer'] ) );
							?>
						</p>
						<?php if ( '' !== $view['offer_url'] ) : ?>
						<a class="m-ink" href="<?php echo esc_url( $view['offer_url'] ); ?>" style="color:<?php echo esc_attr( EmailLayout::color( 'ink' ) ); ?>"><?php esc_html_e( 'View or withdraw your offer', 'hearth-hammer' ); ?></a>
						<?php endif; ?>
					</td>
				</tr>
				<?php endif; ?>
				<?php if ( isset( $view['more'] ) ) : ?>
				<tr>
					<td class="m-pad m-ink" style="padding:20px 36px 0;<?php echo esc_attr( EmailLayout::text() ); ?>">
						<a class="m-ink" href="<?php echo esc_url( $view['more']['url'] ); ?>" style="color:<?php echo esc_attr( EmailLayout::color( 'ink' ) ); ?>"><?php echo esc_html( $view['more']['words'] ); ?></a>
					</td>
				</tr>
				<?php endif; ?>
				<?php if ( '' !== $view['phone'] ) : ?>
				<tr>
					<td class="m-pad m-ink" style="padding:20px 36px 36px;<?php echo esc_attr( EmailLayout::text() ); ?>">
						<a class="m-ink" href="<?php echo esc_url( $view['phone_href'], array( 'tel' ) ); ?>" style="color:<?php echo esc_attr( EmailLayout::color( 'ink' ) ); ?>">
							<?php
							/* translators: %s: a phone number */
							echo esc_html( sprintf( __( 'Call %s', 'hearth-hammer' ), $view['phone'] ) );
							?>
						</a>
					</td>
				</tr>
				<?php endif; ?>
				<tr>
					<td class="m-pad m-line m-soft" style="<?php echo esc_attr( EmailLayout::note() ); ?>"><?php echo esc_html( $view['why'] ); ?></td>
				</tr>
<?php
EmailLayout::foot();
