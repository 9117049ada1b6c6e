<?php
/**
 * An answer of staff's to a visitor.
 *
 * @var array{subject: string, body: string, author: string, company: string, site_url: string, phone: string, phone_href: string, hours: string, wrote: string, message: string} $view
 *
 * @package HearthHammer\Core
 */

declare( strict_types=1 );

use HearthHammer\Core\Mail\EmailLayout;

defined( 'ABSPATH' ) || exit;

EmailLayout::head( $view['subject'], (string) strtok( $view['body'], "\n" ), $view['company'], $view['site_url'] );
?>
				<tr>
					<td class="m-pad m-ink" style="padding:36px 36px 0;<?php echo esc_attr( EmailLayout::text() ); ?>;white-space:pre-line;word-break:break-word"><?php echo esc_html( $view['body'] ); ?></td>
				</tr>
				<tr>
					<td class="m-pad m-ink" style="padding:24px 36px 32px;<?php echo esc_attr( EmailLayout::text() ); ?>">
						<strong><?php echo esc_html( $view['author'] ); ?></strong><br>
						<?php echo esc_html( $view['company'] ); ?>
						<?php if ( '' !== $view['phone'] ) : ?>
						<br><a class="m-ink" href="<?php echo esc_url( $view['phone_href'], array( 'tel' ) ); ?>" style="color:<?php echo esc_attr( EmailLayout::color( 'ink' ) ); ?>"><?php echo esc_html( $view['phone'] ); ?></a><?php echo esc_html( '' === $view['hours'] ? '' : ", {$view['hours']}" ); ?>
						<?php endif; ?>
					</td>
				</tr>
				<?php if ( '' !== $view['wrote'] ) : ?>
				<tr>
					<td class="m-pad m-line m-soft" style="<?php echo esc_attr( EmailLayout::note() ); ?>">
						<p style="margin:0 0 8px"><?php echo esc_html( $view['wrote'] ); ?></p>
						<p class="m-line" style="margin:0;padding:0 0 0 14px;border-left:3px solid <?php echo esc_attr( EmailLayout::color( 'line' ) ); ?>;white-space:pre-line;word-break:break-word"><?php echo esc_html( $view['message'] ); ?></p>
					</td>
				</tr>
				<?php endif; ?>
<?php
EmailLayout::foot();
