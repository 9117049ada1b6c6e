<?php
/**
 * A mail to staff: what to do comes first, and the number to call is a button.
 *
 * @var array{heading: string, what_to_do: string, call: string, facts: array<string, string>, message: string, link: string, link_label: string, picture: string, picture_alt: string} $view
 *
 * @package HearthHammer\Core
 */

declare( strict_types=1 );

use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Mail\EmailLayout;

defined( 'ABSPATH' ) || exit;

EmailLayout::head( $view['heading'], $view['what_to_do'], ( new Company() )->name(), admin_url() );
?>
				<tr>
					<td class="m-pad m-ink" style="padding:28px 36px 0">
						<h1 class="m-ink m-title" style="margin:0;<?php echo esc_attr( EmailLayout::serif() ); ?>;font-weight:400;font-size:24px;line-height:1.25"><?php echo esc_html( $view['heading'] ); ?></h1>
						<?php if ( '' !== $view['what_to_do'] ) : ?>
						<p class="m-ink" style="margin:8px 0 0;<?php echo esc_attr( EmailLayout::text() ); ?>"><?php echo esc_html( $view['what_to_do'] ); ?></p>
						<?php endif; ?>
					</td>
				</tr>
				<?php if ( '' !== $view['picture'] ) : ?>
				<tr>
					<td class="m-pad" style="padding:20px 36px 0">
						<img src="<?php echo esc_url( $view['picture'] ); ?>" alt="<?php echo esc_attr( $view['picture_alt'] ); ?>" width="240" height="160" style="display:block;border:0;width:240px;height:160px;object-fit:cover;background:<?php echo esc_attr( EmailLayout::color( 'line' ) ); ?>">
					</td>
				</tr>
				<?php endif; ?>
				<?php if ( '' !== $view['call'] ) : ?>
				<tr>
					<td class="m-pad" style="padding:20px 36px 0">
						<?php
						EmailLayout::button(
							'tel:' . preg_replace( '/[^\d+]/', '', $view['call'] ),
							/* translators: %s: a phone number */
							sprintf( __( 'Call %s', 'hearth-hammer' ), $view['call'] )
						);
						?>
					</td>
				</tr>
				<?php endif; ?>
				<?php if ( array() !== $view['facts'] ) : ?>
				<tr>
					<td class="m-pad" style="padding:24px 36px 0">
						<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse">
							<?php foreach ( $view['facts'] as $hh_label => $hh_value ) : ?>
							<tr>
								<th scope="row" class="m-soft m-line" align="left" valign="top" width="110" style="border-top:1px solid <?php echo esc_attr( EmailLayout::color( 'line' ) ); ?>;padding:8px 16px 8px 0;<?php echo esc_attr( EmailLayout::small() ); ?>;font-weight:400"><?php echo esc_html( $hh_label ); ?></th>
								<td class="m-ink m-line" valign="top" style="border-top:1px solid <?php echo esc_attr( EmailLayout::color( 'line' ) ); ?>;padding:8px 0;word-break:break-word;white-space:pre-line;<?php echo esc_attr( EmailLayout::text() ); ?>"><?php echo esc_html( $hh_value ); ?></td>
							</tr>
							<?php endforeach; ?>
						</table>
					</td>
				</tr>
				<?php endif; ?>
				<?php if ( '' !== $view['message'] ) : ?>
				<tr>
					<td class="m-pad" style="padding:20px 36px 0">
						<p class="m-ink" style="margin:0;padding:0 0 0 16px;border-left:3px solid <?php echo esc_attr( EmailLayout::color( 'brass' ) ); ?>;white-space:pre-line;<?php echo esc_attr( EmailLayout::text() ); ?>"><?php echo esc_html( $view['message'] ); ?></p>
					</td>
				</tr>
				<?php endif; ?>
				<tr>
					<td class="m-pad m-ink" style="padding:20px 36px 32px;<?php echo esc_attr( EmailLayout::text() ); ?>">
						<?php if ( '' !== $view['link'] ) : ?>
						<a class="m-ink" href="<?php echo esc_url( $view['link'] ); ?>" style="color:<?php echo esc_attr( EmailLayout::color( 'ink' ) ); ?>;text-decoration:underline"><?php echo esc_html( $view['link_label'] ); ?></a>
						<?php endif; ?>
					</td>
				</tr>
<?php
EmailLayout::foot();
