<?php
/**
 * A list of media on an edit screen (Media\Admin\MediaBoxView).
 *
 * @package HearthHammer\Core
 *
 * @var array{list: \HearthHammer\Core\Media\Admin\MediaList, id: string, lists: string, items: list<array{name: string, attachment: int, url: string, caption: string, alt: string, thumb: string, file: string}>, blank: array{name: string, attachment: int, url: string, caption: string, alt: string, thumb: string, file: string}, texts: array<string, string>, fault: string, back: string} $view
 */

declare( strict_types=1 );

use HearthHammer\Core\Media\Admin\MediaKind;

defined( 'ABSPATH' ) || exit;

$hh_list = $view['list'];

/** @param array{name: string, attachment: int, url: string, caption: string, alt: string, thumb: string, file: string} $item */
$hh_row = static function ( array $item ) use ( $hh_list ): void {
	$is_address = MediaKind::Addresses === $hh_list->kind;
	$is_picture = MediaKind::Pictures === $hh_list->kind;
	?>
	<li class="hh-media__item" data-hh-media-item data-attachment="<?php echo (int) $item['attachment']; ?>">
		<span class="hh-media__handle dashicons dashicons-move" aria-hidden="true"></span>
		<?php if ( $is_picture ) : ?>
			<img class="hh-media__thumb" src="<?php echo esc_url( '' === $item['thumb'] ? includes_url( 'images/media/default.png' ) : $item['thumb'] ); ?>" alt="" width="120" height="80">
		<?php endif; ?>
		<div class="hh-media__words">
			<p class="hh-media__name">
				<?php if ( $hh_list->leads ) : ?>
					<strong class="hh-media__leads" hidden data-hh-media-leads><?php esc_html_e( 'Main photo', 'hearth-hammer' ); ?></strong>
				<?php endif; ?>
				<span data-hh-media-name><?php echo esc_html( $item['file'] ); ?></span>
			</p>
			<input type="hidden" name="<?php echo esc_attr( $item['name'] ); ?>[attachment]" value="<?php echo (int) $item['attachment']; ?>" data-hh-media-attachment>
			<?php if ( $is_address ) : ?>
				<label><?php esc_html_e( 'Web address', 'hearth-hammer' ); ?>
					<input type="text" inputmode="url" class="large-text" name="<?php echo esc_attr( $item['name'] ); ?>[url]" value="<?php echo esc_attr( $item['url'] ); ?>" placeholder="https://" data-hh-media-url>
				</label>
			<?php elseif ( ! $is_picture ) : ?>
				<input type="hidden" name="<?php echo esc_attr( $item['name'] ); ?>[url]" value="<?php echo esc_attr( $item['url'] ); ?>">
			<?php endif; ?>
			<label><?php $is_picture ? esc_html_e( 'Caption', 'hearth-hammer' ) : esc_html_e( 'Title', 'hearth-hammer' ); ?>
				<input type="text" class="large-text" name="<?php echo esc_attr( $item['name'] ); ?>[caption]" value="<?php echo esc_attr( $item['caption'] ); ?>" maxlength="200" data-hh-media-caption>
			</label>
			<?php if ( $is_picture ) : ?>
				<label><?php esc_html_e( 'Alternative text', 'hearth-hammer' ); ?>
					<input type="text" class="large-text" name="<?php echo esc_attr( $item['name'] ); ?>[alt]" value="<?php echo esc_attr( $item['alt'] ); ?>" maxlength="200" data-hh-media-alt>
				</label>
			<?php endif; ?>
		</div>
		<div class="hh-media__buttons">
			<button type="button" class="button hh-media__button" data-hh-media-move="-1"><span class="dashicons dashicons-arrow-up-alt2" aria-hidden="true"></span><span class="screen-reader-text"><?php esc_html_e( 'Move up:', 'hearth-hammer' ); ?> <span data-hh-media-name><?php echo esc_html( $item['file'] ); ?></span></span></button>
			<button type="button" class="button hh-media__button" data-hh-media-move="1"><span class="dashicons dashicons-arrow-down-alt2" aria-hidden="true"></span><span class="screen-reader-text"><?php esc_html_e( 'Move down:', 'hearth-hammer' ); ?> <span data-hh-media-name><?php echo esc_html( $item['file'] ); ?></span></span></button>
			<button type="button" class="button hh-media__button" data-hh-media-remove><?php esc_html_e( 'Remove', 'hearth-hammer' ); ?> <span class="screen-reader-text" data-hh-media-name><?php echo esc_html( $item['file'] ); ?></span></button>
		</div>
	</li>
	<?php
};
?>
<fieldset class="hh-media" id="<?php echo esc_attr( $view['id'] ); ?>" tabindex="-1" data-hh-media="<?php echo esc_attr( $hh_list->kind->value ); ?>" data-types="<?php echo esc_attr( implode( ',', $hh_list->kind->types() ) ); ?>" data-texts="<?php echo esc_attr( (string) wp_json_encode( $view['texts'] ) ); ?>">
	<legend><h3><?php echo esc_html( $hh_list->label ); ?></h3></legend>
	<input type="hidden" name="<?php echo esc_attr( $view['lists'] ); ?>[]" value="<?php echo esc_attr( $hh_list->field ); ?>">
	<?php if ( '' !== $hh_list->hint ) : ?>
		<p class="description"><?php echo esc_html( $hh_list->hint ); ?></p>
	<?php endif; ?>
	<?php if ( '' !== $view['fault'] ) : ?>
		<p class="hh-field-fault"><?php echo esc_html( $view['fault'] ); ?></p>
	<?php endif; ?>
	<ul class="hh-media__list" data-hh-media-list><?php array_map( $hh_row, $view['items'] ); ?></ul>
	<template data-hh-media-blank><?php $hh_row( $view['blank'] ); ?></template>
	<p><button type="button" class="button" data-hh-media-add><?php echo esc_html( $hh_list->add ); ?></button> <?php echo $view['back']; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by MediaBox. ?></p>
	<p class="hh-media__said" role="status" data-hh-media-said></p>
</fieldset>
