<?php
/**
 * The news of a saved search: a card for each property.
 *
 * @package HearthHammer\Hpapi
 *
 * @var array{title: string, search: string, cards: list<array<string, string>>, more: string, list_url: string, manage_url: string, stop_url: string, rhythm: string, preheader: string, site: string, site_url: string} $view
 */

declare( strict_types=1 );

use HearthHammer\Core\Mail\EmailLayout;

defined( 'ABSPATH' ) || exit;

EmailLayout::head(
	$view['title'],
	$view['preheader'],
	$view['site'],
	$view['site_url'],
	'.m-half { display: block !important; width: 100% !important; box-sizing: border-box; } .m-words { padding-left: 0 !important; padding-top: 14px !important; } .m-picture { width: 100% !important; height: auto !important; max-width: none !important; }',
	'.m-badge { color: #e0b86a !important; }'
);
?>
				<tr>
					<td class="m-pad m-ink" style="padding:32px 36px 8px">
						<h1 class="m-title m-ink" style="margin:0;font-weight:400;font-size:26px;line-height:1.25;<?php echo esc_attr( EmailLayout::serif() ); ?>"><?php echo esc_html( $view['title'] ); ?></h1>
					</td>
				</tr>
				<?php foreach ( $view['cards'] as $hh_card ) : ?>
					<tr>
						<td class="m-pad" style="padding:20px 36px 0">
							<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="m-line" style="border-top:1px solid <?php echo esc_attr( EmailLayout::color( 'line' ) ); ?>">
								<tr>
									<?php if ( '' !== $hh_card['image'] ) : ?>
										<td class="m-half" width="240" valign="top" style="width:240px;padding-top:20px">
											<a href="<?php echo esc_url( $hh_card['url'] ); ?>"><img class="m-picture" src="<?php echo esc_url( $hh_card['image'] ); ?>" alt="<?php echo esc_attr( $hh_card['alt'] ); ?>" width="240" height="160" style="display:block;border:0;width:240px;height:160px;object-fit:cover;background:<?php echo esc_attr( EmailLayout::color( 'paper-deep' ) ); ?>"></a>
										</td>
									<?php endif; ?>
									<td class="m-half m-words m-ink" valign="top" style="padding:20px 0 0 <?php echo '' === $hh_card['image'] ? '0' : '20px'; ?>;<?php echo esc_attr( EmailLayout::text() ); ?>">
										<p class="m-badge" style="margin:0 0 6px;font-size:13px;font-weight:700;letter-spacing:.04em;text-transform:uppercase;color:<?php echo esc_attr( 'reduced' === $hh_card['kind'] ? EmailLayout::color( 'red' ) : EmailLayout::color( 'brass-deep' ) ); ?>"><?php echo esc_html( $hh_card['badge'] ); ?></p>
										<p class="m-ink" style="margin:0 0 6px;font-size:22px;line-height:1.2;<?php echo esc_attr( EmailLayout::serif() ); ?>">
											<?php echo esc_html( $hh_card['price'] ); ?>
											<?php if ( '' !== $hh_card['old_price'] ) : ?>
												<s class="m-soft" style="font-size:16px;color:<?php echo esc_attr( EmailLayout::color( 'muted' ) ); ?>"><?php echo esc_html( $hh_card['old_price'] ); ?></s>
											<?php endif; ?>
										</p>
										<p style="margin:0 0 2px"><a href="<?php echo esc_url( $hh_card['url'] ); ?>" style="color:<?php echo esc_attr( EmailLayout::color( 'ink' ) ); ?>;font-weight:700;text-decoration:underline;text-decoration-color:<?php echo esc_attr( EmailLayout::color( 'brass' ) ); ?>"><?php echo esc_html( $hh_card['heading'] ); ?></a></p>
										<p class="m-soft" style="margin:0;color:<?php echo esc_attr( EmailLayout::color( 'muted' ) ); ?>"><?php echo esc_html( $hh_card['address'] ); ?></p>
									</td>
								</tr>
							</table>
						</td>
					</tr>
				<?php endforeach; ?>
				<tr>
					<td class="m-pad m-ink" style="padding:28px 36px 32px;<?php echo esc_attr( EmailLayout::text() ); ?>">
						<?php if ( '' !== $view['more'] ) : ?>
							<p style="margin:0 0 14px"><?php echo esc_html( $view['more'] ); ?></p>
						<?php endif; ?>
						<?php EmailLayout::button( $view['list_url'], __( 'See all matching properties', 'hearth-hammer' ) ); ?>
					</td>
				</tr>
				<tr>
					<td class="m-pad m-line m-soft" style="<?php echo esc_attr( EmailLayout::note() ); ?>">
						<p style="margin:0 0 8px">
							<?php
							/* translators: %s: how often, e.g. "once a day, in the morning" */
							echo esc_html( sprintf( __( 'You received this email because you asked for alerts about this search, %s.', 'hearth-hammer' ), $view['rhythm'] ) );
							?>
						</p>
						<p style="margin:0">
							<a href="<?php echo esc_url( $view['manage_url'] ); ?>" style="color:<?php echo esc_attr( EmailLayout::color( 'muted' ) ); ?>"><?php esc_html_e( 'Change how often, or pause alerts', 'hearth-hammer' ); ?></a>
							&nbsp;·&nbsp;
							<a href="<?php echo esc_url( $view['stop_url'] ); ?>" style="color:<?php echo esc_attr( EmailLayout::color( 'muted' ) ); ?>"><?php esc_html_e( 'Stop alerts for this search', 'hearth-hammer' ); ?></a>
						</p>
					</td>
				</tr>
<?php
EmailLayout::foot();
