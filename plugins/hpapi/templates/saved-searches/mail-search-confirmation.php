<?php
/**
 * The letter that asks to confirm a search, or says what is saved already.
 *
 * @package HearthHammer\Hpapi
 *
 * @var array<string, string> $view
 */

declare( strict_types=1 );

use HearthHammer\Core\Mail\EmailLayout;

defined( 'ABSPATH' ) || exit;

EmailLayout::head( $view['title'], $view['intro'], $view['site'], $view['site_url'] );
?>
				<tr>
					<td class="m-pad m-ink" style="padding:36px 36px 0;<?php echo esc_attr( EmailLayout::text() ); ?>">
						<h1 class="m-title" style="margin:0 0 16px;font-weight:400;font-size:28px;line-height:1.2;<?php echo esc_attr( EmailLayout::serif() ); ?>"><?php echo esc_html( $view['title'] ); ?></h1>
						<p style="margin:0"><?php echo esc_html( $view['intro'] ); ?></p>
					</td>
				</tr>
				<tr>
					<td class="m-pad m-ink" style="padding:24px 36px 0">
						<p class="m-line m-ink" style="margin:0;border-left:3px solid <?php echo esc_attr( EmailLayout::color( 'brass' ) ); ?>;padding:4px 0 4px 16px;font-size:20px;line-height:1.35;<?php echo esc_attr( EmailLayout::serif() ); ?>"><?php echo esc_html( $view['search'] ); ?></p>
						<p class="m-soft" style="margin:12px 0 0;<?php echo esc_attr( EmailLayout::text() ); ?>;color:<?php echo esc_attr( EmailLayout::color( 'muted' ) ); ?>"><?php echo esc_html( $view['rhythm'] ); ?></p>
					</td>
				</tr>
				<tr>
					<td class="m-pad" style="padding:28px 36px 0">
						<?php EmailLayout::button( $view['button_url'], $view['button'] ); ?>
					</td>
				</tr>
				<tr>
					<td class="m-pad m-soft" style="padding:24px 36px 36px;<?php echo esc_attr( EmailLayout::small() ); ?>"><?php echo esc_html( $view['after'] ); ?></td>
				</tr>
<?php
EmailLayout::foot();
