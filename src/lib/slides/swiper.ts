/** What of Swiper this site uses; the chunk that lib/slides loads. Its sheets are ours: _carousel.css, ui/gallery/gallery.css. */
export { Swiper } from 'swiper';
export { A11y, Autoplay, Keyboard, Mousewheel, Zoom } from 'swiper/modules';
