import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import type { Picture } from '../rules/pictures';
import type { Zoom } from '../rules/zoom';

interface Props {
	picture: Picture;
	zoom: Zoom;
}

/** One picture as large as the screen lets it be, or larger. Give it the picture's address as its key. */
export function ViewerPicture( { picture, zoom }: Props ) {
	const [ hasFailed, setHasFailed ] = useState( false );
	if ( hasFailed ) {
		return (
			<p className="hh-viewer__failed" role="alert">
				{ __( 'The image could not be loaded.', 'hearth-hammer' ) }
			</p>
		);
	}
	return (
		<figure className="hh-viewer__figure">
			<img
				className="hh-viewer__picture"
				src={ picture.src_large }
				{ ...( picture.srcset === '' ? {} : { srcSet: picture.srcset, sizes: `${ Math.round( zoom.scale * 100 ) }vw` } ) }
				style={ zoom.scale > 1 ? { transform: `translate(${ zoom.x }px, ${ zoom.y }px) scale(${ zoom.scale })` } : {} }
				draggable={ false }
				width={ picture.width }
				height={ picture.height }
				alt={ picture.alt }
				onError={ () => setHasFailed( true ) }
			/>
			{ picture.caption !== '' && <figcaption className="hh-viewer__caption">{ picture.caption }</figcaption> }
		</figure>
	);
}
