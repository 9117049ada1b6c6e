<?php
/**
 * The valuation mail. The plate's colours must not be turned round in dark mode, so they are painted as an image, too.
 *
 * @var array{site: string, site_url: string, greeting: string, plate: string, vehicle: string, facts: list<string>, values: list<array{label: string, price: string, meaning: string}>, is_valued: bool, intro: string, holds: string, changes: list<string>, auctions: list<array{label: string, url: string, newest_year: int}>, book_url: string, held: string, enter: list<string>, phone: string, phone_href: string, hours: string, preheader: string} $view
 *
 * @package HearthHammer\Caphpi
 */

declare( strict_types=1 );

use HearthHammer\Core\Mail\EmailLayout;

defined( 'ABSPATH' ) || exit;

EmailLayout::head(
	$view['vehicle'],
	$view['preheader'],
	$view['site'],
	$view['site_url'],
	'.m-third { display: block !important; width: auto !important; padding: 12px 0 !important; border-left: 0 !important; border-top: 1px solid ' . EmailLayout::color( 'line' ) . '; text-align: left !important; } .m-price { font-size: 28px !important; }'
);
?>
				<tr>
					<td class="m-pad m-ink" style="padding:32px 36px 0;<?php echo esc_attr( EmailLayout::text() ); ?>">
						<p style="margin:0 0 12px"><?php echo esc_html( $view['greeting'] ); ?></p>
						<p style="margin:0"><?php echo esc_html( $view['intro'] ); ?></p>
					</td>
				</tr>
				<tr>
					<td class="m-pad" style="padding:28px 36px 0">
						<table role="presentation" cellpadding="0" cellspacing="0" border="0">
							<tr>
								<td bgcolor="#ffd307" style="background:#ffd307;background-image:linear-gradient(#ffd307,#ffd307);border:2px solid #111111;border-radius:6px;padding:6px 16px;font-family:'Arial Black',Arial,sans-serif;font-weight:700;font-size:26px;line-height:1.1;letter-spacing:2px;color:#111111;white-space:nowrap"><?php echo esc_html( $view['plate'] ); ?></td>
							</tr>
						</table>
						<h1 class="m-ink m-title" style="margin:16px 0 4px;font-weight:400;font-size:28px;line-height:1.2;<?php echo esc_attr( EmailLayout::serif() ); ?>"><?php echo esc_html( $view['vehicle'] ); ?></h1>
						<p class="m-soft" style="margin:0;<?php echo esc_attr( EmailLayout::text() ); ?>;color:<?php echo esc_attr( EmailLayout::color( 'muted' ) ); ?>"><?php echo esc_html( implode( ' · ', $view['facts'] ) ); ?></p>
					</td>
				</tr>
				<?php if ( $view['is_valued'] ) : ?>
				<tr>
					<td class="m-pad" style="padding:24px 36px 0">
						<h2 class="m-ink" style="margin:0 0 12px;font-weight:400;font-size:20px;<?php echo esc_attr( EmailLayout::serif() ); ?>"><?php esc_html_e( 'Trade value by condition', 'hearth-hammer' ); ?></h2>
						<table role="presentation" class="m-line" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-top:1px solid <?php echo esc_attr( EmailLayout::color( 'line' ) ); ?>">
							<tr>
								<?php foreach ( $view['values'] as $hh_number => $hh_value ) : ?>
								<td class="m-third m-line" width="33%" valign="top" style="width:33.3%;padding:16px <?php echo 2 === $hh_number ? '0 16px 14px' : ( 0 === $hh_number ? '14px 16px 0' : '14px' ); ?>;<?php echo esc_attr( 0 === $hh_number ? '' : 'border-left:1px solid ' . EmailLayout::color( 'line' ) . ';' ); ?>">
									<p class="m-ink" style="margin:0;<?php echo esc_attr( EmailLayout::text() ); ?>;font-weight:700"><?php echo esc_html( $hh_value['label'] ); ?></p>
									<p class="m-ink m-price" style="margin:2px 0 6px;font-size:30px;line-height:1.2;white-space:nowrap;<?php echo esc_attr( EmailLayout::serif() ); ?>"><?php echo esc_html( $hh_value['price'] ); ?></p>
									<p class="m-soft" style="margin:0;<?php echo esc_attr( EmailLayout::small() ); ?>"><?php echo esc_html( $hh_value['meaning'] ); ?></p>
								</td>
								<?php endforeach; ?>
							</tr>
						</table>
						<p class="m-soft m-line" style="margin:0;border-top:1px solid <?php echo esc_attr( EmailLayout::color( 'line' ) ); ?>;padding-top:12px;<?php echo esc_attr( EmailLayout::small() ); ?>"><?php echo esc_html( $view['holds'] ); ?></p>
					</td>
				</tr>
				<tr>
					<td class="m-pad m-ink" style="padding:28px 36px 0;<?php echo esc_attr( EmailLayout::text() ); ?>">
						<h2 class="m-ink" style="margin:0 0 8px;font-weight:400;font-size:20px;<?php echo esc_attr( EmailLayout::serif() ); ?>"><?php esc_html_e( 'What affects the price', 'hearth-hammer' ); ?></h2>
						<ul style="margin:0;padding:0 0 0 20px">
							<?php foreach ( $view['changes'] as $hh_change ) : ?>
							<li style="margin:0 0 6px"><?php echo esc_html( $hh_change ); ?></li>
							<?php endforeach; ?>
						</ul>
					</td>
				</tr>
				<?php endif; ?>
				<?php if ( '' !== $view['held'] || array() !== $view['auctions'] ) : ?>
				<tr>
					<td class="m-pad m-ink" style="padding:28px 36px 0;<?php echo esc_attr( EmailLayout::text() ); ?>">
						<h2 class="m-ink" style="margin:0 0 8px;font-weight:400;font-size:20px;<?php echo esc_attr( EmailLayout::serif() ); ?>"><?php esc_html_e( 'Next auction dates', 'hearth-hammer' ); ?></h2>
						<?php if ( '' !== $view['held'] ) : ?>
						<p style="margin:0"><?php echo esc_html( $view['held'] ); ?></p>
						<?php endif; ?>
						<?php if ( array() !== $view['auctions'] ) : ?>
						<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:12px">
							<?php foreach ( $view['auctions'] as $hh_date ) : ?>
							<tr>
								<td class="m-ink m-line" style="border-top:1px solid <?php echo esc_attr( EmailLayout::color( 'line' ) ); ?>;padding:10px 0;font-size:18px;line-height:1.3;<?php echo esc_attr( EmailLayout::serif() ); ?>"><?php if ( '' === $hh_date['url'] ) : ?><?php echo esc_html( $hh_date['label'] ); ?><?php else : ?><a class="m-ink" href="<?php echo esc_url( $hh_date['url'] ); ?>" style="color:<?php echo esc_attr( EmailLayout::color( 'ink' ) ); ?>;text-decoration:underline"><?php echo esc_html( $hh_date['label'] ); ?></a><?php endif; ?></td>
							</tr>
							<?php endforeach; ?>
						</table>
						<?php endif; ?>
					</td>
				</tr>
				<?php endif; ?>
				<tr>
					<td class="m-pad m-ink" style="padding:28px 36px 0;<?php echo esc_attr( EmailLayout::text() ); ?>">
						<h2 class="m-ink" style="margin:0 0 8px;font-weight:400;font-size:20px;<?php echo esc_attr( EmailLayout::serif() ); ?>"><?php esc_html_e( 'How to enter your vehicle', 'hearth-hammer' ); ?></h2>
						<ol style="margin:0;padding:0 0 0 20px">
							<?php foreach ( $view['enter'] as $hh_step ) : ?>
							<li style="margin:0 0 6px"><?php echo esc_html( $hh_step ); ?></li>
							<?php endforeach; ?>
						</ol>
					</td>
				</tr>
				<tr>
					<td class="m-pad" style="padding:24px 36px 36px">
						<?php
						if ( '' !== $view['book_url'] ) {
							EmailLayout::button( $view['book_url'], __( 'Book my vehicle in', 'hearth-hammer' ) );
							'' === $view['phone'] || printf( '<p class="m-ink" style="margin:14px 0 0;%s"><a class="m-ink" href="%s" style="color:%s;text-decoration:underline">', esc_attr( EmailLayout::text() ), esc_url( $view['phone_href'], array( 'tel' ) ), esc_attr( EmailLayout::color( 'ink' ) ) );
							/* translators: %s: a phone number */
							'' === $view['phone'] || printf( '%s</a></p>', esc_html( sprintf( __( 'Call %s', 'hearth-hammer' ), $view['phone'] ) ) );
						} elseif ( '' !== $view['phone'] ) {
							/* translators: %s: a phone number */
							EmailLayout::button( $view['phone_href'], sprintf( __( 'Call %s', 'hearth-hammer' ), $view['phone'] ) );
						}
						?>
						<p class="m-soft" style="margin:10px 0 0;<?php echo esc_attr( EmailLayout::small() ); ?>"><?php echo esc_html( $view['hours'] ); ?></p>
					</td>
				</tr>
				<tr>
					<td class="m-pad m-line m-soft" style="<?php echo esc_attr( EmailLayout::note() ); ?>">
						<?php esc_html_e( 'You received this email because someone asked us to value this vehicle and gave your email address. If it wasn’t you, you don’t need to do anything.', 'hearth-hammer' ); ?>
					</td>
				</tr>
<?php
EmailLayout::foot();
