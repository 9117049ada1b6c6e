import { _n } from '@wordpress/i18n';
import { TILE_SIZES, type Kind, type Picture, type Tiles as Shown } from './pictures';
import { pictureLabel } from './thumbs';

interface Props {
	kind: Kind;
	pictures: readonly Picture[];
	floorplans: readonly Picture[];
	shown: Shown;
	/** Opens the whole screen. */
	onOpen: ( kind: Kind, index: number ) => void;
}

/** The small pictures beside the large one. Narrow screens show none of them, and so load none. */
export function Tiles( { kind, pictures, floorplans, shown, onOpen }: Props ) {
	const plan = shown.plan ? floorplans[ 0 ] : undefined;
	if ( shown.pictures.length === 0 && ! plan ) {
		return null;
	}
	return (
		<ul className="hh-gallery__tiles">
			{ shown.pictures.map( ( at ) => {
				const picture = pictures[ at ];
				return (
					picture && (
						<li className="hh-gallery__tile" key={ at }>
							<button type="button" className="hh-gallery__show" onClick={ () => onOpen( kind, at ) }>
								<Small picture={ picture } alt={ pictureLabel( kind, at, picture.alt ) } isWhole={ kind === 'floorplans' } color={ picture.color } />
							</button>
						</li>
					)
				);
			} ) }
			{ plan && (
				<li className="hh-gallery__tile hh-gallery__tile--plan">
					<button type="button" className="hh-gallery__show" onClick={ () => onOpen( 'floorplans', 0 ) }>
						<Small picture={ plan } alt="" isWhole />
						<span className="hh-gallery__label">{ _n( 'Floorplan', 'Floorplans', floorplans.length, 'hearth-hammer' ) }</span>
					</button>
				</li>
			) }
		</ul>
	);
}

function Small( { picture, alt, isWhole, color }: { picture: Picture; alt: string; isWhole: boolean; color?: string } ) {
	return (
		<img
			className={ `hh-gallery__small${ isWhole ? ' hh-gallery__picture--whole' : '' }` }
			loading="lazy"
			{ ...( picture.srcset === '' ? {} : { sizes: TILE_SIZES, srcSet: picture.srcset } ) }
			src={ picture.src }
			width={ picture.width }
			height={ picture.height }
			alt={ alt }
			{ ...( color === undefined ? {} : { style: { backgroundColor: color } } ) }
		/>
	);
}
