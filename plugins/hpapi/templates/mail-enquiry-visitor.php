<?php
/**
 * A mail to a visitor about their enquiry.
 *
 * @var array{reason: string, subject: string, heading: string, site: string, site_url: string, greeting: string, intro: string, facts: array<string, string>, main: array<string, string>, links: array<string, string>, phone: string, phone_href: string, hours: string} $view
 *
 * @package HearthHammer\Hpapi
 */

declare( strict_types=1 );

use HearthHammer\Core\Mail\EmailLayout;

defined( 'ABSPATH' ) || exit;

EmailLayout::head( $view['subject'], $view['intro'], $view['site'], $view['site_url'] );
?>
				<tr>
					<td class="m-pad m-ink" style="padding:32px 36px 0;<?php echo esc_attr( EmailLayout::text() ); ?>">
						<p style="margin:0 0 16px"><?php echo esc_html( $view['greeting'] ); ?></p>
						<h1 class="m-ink m-title" style="margin:0 0 10px;font-weight:400;font-size:28px;line-height:1.2;<?php echo esc_attr( EmailLayout::serif() ); ?>"><?php echo esc_html( $view['heading'] ); ?></h1>
						<p style="margin:0"><?php echo esc_html( $view['intro'] ); ?></p>
					</td>
				</tr>
				<tr>
					<td class="m-pad" style="padding:24px 36px 0">
						<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse">
							<?php foreach ( $view['facts'] as $hh_label => $hh_value ) : ?>
							<tr>
								<th scope="row" class="m-line m-soft" align="left" valign="top" width="110" style="border-top:1px solid <?php echo esc_attr( EmailLayout::color( 'line' ) ); ?>;padding:12px 16px 12px 0;font-weight:400;<?php echo esc_attr( EmailLayout::small() ); ?>"><?php echo esc_html( $hh_label ); ?></th>
								<td class="m-line m-ink" valign="top" style="border-top:1px solid <?php echo esc_attr( EmailLayout::color( 'line' ) ); ?>;padding:12px 0;<?php echo esc_attr( EmailLayout::text() ); ?>"><?php echo esc_html( $hh_value ); ?></td>
							</tr>
							<?php endforeach; ?>
						</table>
					</td>
				</tr>
				<?php foreach ( $view['main'] as $hh_label => $hh_url ) : ?>
				<tr>
					<td class="m-pad" style="padding:20px 36px 0"><?php EmailLayout::button( $hh_url, $hh_label ); ?></td>
				</tr>
				<?php endforeach; ?>
				<tr>
					<td class="m-pad m-ink" style="padding:20px 36px 36px;<?php echo esc_attr( EmailLayout::text() ); ?>">
						<?php foreach ( $view['links'] as $hh_label => $hh_url ) : ?>
							<p style="margin:0 0 12px"><a class="m-ink" href="<?php echo esc_url( $hh_url ); ?>" style="color:<?php echo esc_attr( EmailLayout::color( 'ink' ) ); ?>"><?php echo esc_html( $hh_label ); ?></a></p>
						<?php endforeach; ?>
						<?php if ( '' !== $view['phone'] ) : ?>
						<p class="m-ink" style="margin:0"><a class="m-ink" href="<?php echo esc_url( $view['phone_href'], array( 'tel' ) ); ?>" style="color:<?php echo esc_attr( EmailLayout::color( 'ink' ) ); ?>">
							<?php
							/* translators: %s: a phone number */
							echo esc_html( sprintf( __( 'Call %s', 'hearth-hammer' ), $view['phone'] ) );
							?>
						</a><br><span class="m-soft" style="font-size:14px;color:<?php echo esc_attr( EmailLayout::color( 'muted' ) ); ?>"><?php echo esc_html( $view['hours'] ); ?></span></p>
						<?php endif; ?>
					</td>
				</tr>
				<tr>
					<td class="m-pad m-line m-soft" style="<?php echo esc_attr( EmailLayout::note() ); ?>">
						<?php echo esc_html( $view['reason'] ); ?>
					</td>
				</tr>
<?php
EmailLayout::foot();
