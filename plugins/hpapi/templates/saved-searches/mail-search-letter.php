<?php
/**
 * The letter that asks to confirm a search, or says what is saved already.
 *
 * @package HearthHammer\Hpapi
 *
 * @var array<string, string> $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_text  = "font-family:'Gill Sans','Gill Sans MT',Calibri,'Segoe UI',Arial,sans-serif;font-size:16px;line-height:1.55;color:#14231b";
$hh_serif = "font-family:Georgia,'Times New Roman',serif;color:#14231b";

require __DIR__ . '/mail-head.php';
?>
				<tr>
					<td class="m-pad m-ink" style="padding:36px 36px 0;<?php echo esc_attr( $hh_text ); ?>">
						<h1 class="m-title" style="margin:0 0 16px;font-weight:400;font-size:28px;line-height:1.2;<?php echo esc_attr( $hh_serif ); ?>"><?php echo esc_html( $view['title'] ); ?></h1>
						<p style="margin:0"><?php echo esc_html( $view['intro'] ); ?></p>
					</td>
				</tr>
				<tr>
					<td class="m-pad m-ink" style="padding:24px 36px 0">
						<p class="m-line m-ink" style="margin:0;border-left:3px solid #c2913c;padding:4px 0 4px 16px;font-size:20px;line-height:1.35;<?php echo esc_attr( $hh_serif ); ?>"><?php echo esc_html( $view['search'] ); ?></p>
						<p class="m-soft" style="margin:12px 0 0;<?php echo esc_attr( $hh_text ); ?>;color:#59635a"><?php echo esc_html( $view['rhythm'] ); ?></p>
					</td>
				</tr>
				<tr>
					<td class="m-pad" style="padding:28px 36px 0">
						<table role="presentation" cellpadding="0" cellspacing="0" border="0">
							<tr>
								<td bgcolor="#c2913c" style="background:#c2913c;border-radius:2px">
									<a href="<?php echo esc_url( $view['button_url'] ); ?>" style="display:inline-block;padding:14px 26px;font-family:'Gill Sans','Gill Sans MT',Calibri,'Segoe UI',Arial,sans-serif;font-size:17px;font-weight:700;color:#14231b;text-decoration:none"><?php echo esc_html( $view['button'] ); ?></a>
								</td>
							</tr>
						</table>
					</td>
				</tr>
				<tr>
					<td class="m-pad m-soft" style="padding:24px 36px 36px;<?php echo esc_attr( $hh_text ); ?>;font-size:14px;color:#59635a"><?php echo esc_html( $view['after'] ); ?></td>
				</tr>
<?php
require __DIR__ . '/mail-foot.php';
