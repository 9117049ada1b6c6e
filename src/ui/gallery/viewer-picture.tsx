import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import type { Picture } from './pictures';

interface Props {
	picture: Picture;
	/** How many times as large as whole it is shown: larger ones need a sharper file. */
	scale: number;
}

/** Swiper's Zoom enlarges the picture and moves this element around it. */
export const PANE = 'hh-viewer__pane';

/** One picture as large as the screen lets it be, or larger. */
export function ViewerPicture( { picture, scale }: Props ) {
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
			<div className={ PANE }>
				<img
					className="hh-viewer__picture"
					{ ...( picture.srcset === '' ? {} : { sizes: `${ Math.round( scale * 100 ) }vw`, srcSet: picture.srcset } ) }
					src={ picture.src_large }
					draggable={ false }
					width={ picture.width }
					height={ picture.height }
					alt={ picture.alt }
					onError={ () => setHasFailed( true ) }
				/>
			</div>
			{ picture.caption !== '' && <figcaption className="hh-viewer__caption">{ picture.caption }</figcaption> }
		</figure>
	);
}
