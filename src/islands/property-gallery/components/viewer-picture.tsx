import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import type { Picture } from '../rules/pictures';

/** One picture as large as the screen lets it be. Give it the picture's address as its key. */
export function ViewerPicture( { picture }: { picture: Picture } ) {
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
				{ ...( picture.srcset === '' ? {} : { srcSet: picture.srcset, sizes: '100vw' } ) }
				width={ picture.width }
				height={ picture.height }
				alt={ picture.alt }
				onError={ () => setHasFailed( true ) }
			/>
			{ picture.caption !== '' && <figcaption className="hh-viewer__caption">{ picture.caption }</figcaption> }
		</figure>
	);
}
