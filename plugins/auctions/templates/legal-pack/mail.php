<?php
/**
 * A mail about a legal pack.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{subject: string, heading: string, greeting: string, intro: string, items: list<array{title: string, note: string}>, button: string, why: string, lot: string, lot_url: string, pack_url: string, site: string, site_url: string} $view
 */

declare( strict_types=1 );

use HearthHammer\Core\Mail\EmailLayout;

defined( 'ABSPATH' ) || exit;

EmailLayout::head( $view['subject'], $view['intro'], $view['site'], $view['site_url'] );
?>
				<tr>
					<td class="m-pad m-ink" style="padding:36px 36px 0;<?php echo esc_attr( EmailLayout::text() ); ?>">
						<p style="margin:0 0 16px"><?php echo esc_html( $view['greeting'] ); ?></p>
						<h1 class="m-title" style="margin:0 0 10px;font-weight:400;font-size:28px;line-height:1.2;<?php echo esc_attr( EmailLayout::serif() ); ?>"><?php echo esc_html( $view['heading'] ); ?></h1>
						<p style="margin:0 0 16px"><a class="m-ink" href="<?php echo esc_url( $view['lot_url'] ); ?>" style="color:<?php echo esc_attr( EmailLayout::color( 'ink' ) ); ?>;font-weight:700"><?php echo esc_html( $view['lot'] ); ?></a></p>
						<p style="margin:0"><?php echo esc_html( $view['intro'] ); ?></p>
						<?php foreach ( $view['items'] as $hh_item ) : ?>
							<p class="m-line" style="margin:16px 0 0;border-left:3px solid <?php echo esc_attr( EmailLayout::color( 'brass' ) ); ?>;padding:2px 0 2px 16px"><strong><?php echo esc_html( $hh_item['title'] ); ?></strong><br><span class="m-soft" style="font-size:14px;color:<?php echo esc_attr( EmailLayout::color( 'muted' ) ); ?>"><?php echo esc_html( $hh_item['note'] ); ?></span></p>
						<?php endforeach; ?>
					</td>
				</tr>
				<tr>
					<td class="m-pad" style="padding:28px 36px 32px"><?php EmailLayout::button( $view['pack_url'], $view['button'] ); ?></td>
				</tr>
				<tr>
					<td class="m-pad m-line m-soft" style="<?php echo esc_attr( EmailLayout::note() ); ?>"><?php echo esc_html( $view['why'] ); ?></td>
				</tr>
<?php
EmailLayout::foot();
