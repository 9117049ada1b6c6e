import { mountIsland } from '../../lib/island';
import { Gallery } from '../../ui/gallery/gallery';
import '../../ui/gallery/gallery.css';
import { isGallery } from '../../ui/gallery/pictures';

mountIsland( 'lot-gallery', Gallery, { guard: isGallery } );
