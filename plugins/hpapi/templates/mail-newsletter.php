<?php
/**
 * A mail about a subscription to the newsletter.
 *
 * @var array{site: string, site_url: string, title: string, lines: list<string>, button: string, url: string, note: string, leave_url: string} $view
 *
 * @package HearthHammer\Hpapi
 */

declare( strict_types=1 );

use HearthHammer\Core\Mail\EmailLayout;

defined( 'ABSPATH' ) || exit;

EmailLayout::head( $view['title'], $view['lines'][0] ?? '', $view['site'], $view['site_url'] );
?>
				<tr>
					<td class="m-pad m-ink" style="padding:32px 36px 0;<?php echo esc_attr( EmailLayout::text() ); ?>">
						<h1 class="m-title m-ink" style="margin:0 0 16px;<?php echo esc_attr( EmailLayout::serif() ); ?>;font-size:28px;font-weight:400;line-height:1.2"><?php echo esc_html( $view['title'] ); ?></h1>
						<?php foreach ( $view['lines'] as $hh_line ) : ?>
							<p style="margin:0 0 14px"><?php echo esc_html( $hh_line ); ?></p>
						<?php endforeach; ?>
					</td>
				</tr>
				<tr>
					<td class="m-pad" style="padding:12px 36px 28px">
						<?php EmailLayout::button( $view['url'], $view['button'] ); ?>
					</td>
				</tr>
				<tr>
					<td class="m-pad m-line m-soft" style="<?php echo esc_attr( EmailLayout::note() ); ?>">
						<?php echo esc_html( $view['note'] ); ?><br>
						<a href="<?php echo esc_url( $view['leave_url'] ); ?>" style="color:<?php echo esc_attr( EmailLayout::color( 'muted' ) ); ?>"><?php esc_html_e( 'Unsubscribe', 'hearth-hammer' ); ?></a>
					</td>
				</tr>
<?php
EmailLayout::foot();
