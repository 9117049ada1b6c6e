<?php
/**
 * A mail about watched lots.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{subject: string, heading: string, intro: string, items: list<array{words: string, url: string, lines: list<string>, lots: list<array{words: string, url: string, about: string}>}>, button: string, url: string, after: string, stop: string, site: string, site_url: string} $view
 */

declare( strict_types=1 );

use HearthHammer\Core\Mail\EmailLayout;

defined( 'ABSPATH' ) || exit;

EmailLayout::head( $view['subject'], '' === $view['intro'] ? implode( ', ', array_column( array_slice( $view['items'], 0, 2 ), 'words' ) ) : $view['intro'], $view['site'], $view['site_url'] );
?>
				<tr>
					<td class="m-pad m-ink" style="padding:36px 36px 0;<?php echo esc_attr( EmailLayout::text() ); ?>">
						<h1 class="m-title" style="margin:0 0 12px;font-weight:400;font-size:28px;line-height:1.2;<?php echo esc_attr( EmailLayout::serif() ); ?>"><?php echo esc_html( $view['heading'] ); ?></h1>
						<?php if ( '' !== $view['intro'] ) : ?>
							<p style="margin:0"><?php echo esc_html( $view['intro'] ); ?></p>
						<?php endif; ?>
						<?php foreach ( $view['items'] as $hh_item ) : ?>
							<p class="m-line" style="margin:18px 0 0;border-left:3px solid <?php echo esc_attr( EmailLayout::color( 'brass' ) ); ?>;padding:2px 0 2px 16px">
								<a class="m-ink" href="<?php echo esc_url( $hh_item['url'] ); ?>" style="color:<?php echo esc_attr( EmailLayout::color( 'ink' ) ); ?>;font-weight:700"><?php echo esc_html( $hh_item['words'] ); ?></a>
								<?php foreach ( $hh_item['lines'] as $hh_line ) : ?>
									<br><?php echo esc_html( $hh_line ); ?>
								<?php endforeach; ?>
								<?php foreach ( $hh_item['lots'] as $hh_lot ) : ?>
									<br><a class="m-ink" href="<?php echo esc_url( $hh_lot['url'] ); ?>" style="color:<?php echo esc_attr( EmailLayout::color( 'ink' ) ); ?>"><?php echo esc_html( $hh_lot['words'] ); ?></a><?php echo esc_html( '' === $hh_lot['about'] ? '' : " · {$hh_lot['about']}" ); ?>
								<?php endforeach; ?>
							</p>
						<?php endforeach; ?>
					</td>
				</tr>
				<tr>
					<td class="m-pad" style="padding:28px 36px 28px"><?php EmailLayout::button( $view['url'], $view['button'] ); ?></td>
				</tr>
				<tr>
					<td class="m-pad m-line m-soft" style="<?php echo esc_attr( EmailLayout::note() ); ?>">
						<?php echo esc_html( $view['after'] ); ?>
						<?php if ( '' !== $view['stop'] ) : ?>
							<a href="<?php echo esc_url( $view['stop'] ); ?>" style="color:<?php echo esc_attr( EmailLayout::color( 'muted' ) ); ?>"><?php esc_html_e( 'Stop all emails about lots', 'hearth-hammer' ); ?></a>
						<?php endif; ?>
					</td>
				</tr>
<?php
EmailLayout::foot();
