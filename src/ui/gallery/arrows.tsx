import { __ } from '@wordpress/i18n';
import type { Kind } from './pictures';

interface Props {
	kind: Kind;
	onStep: ( by: 1 | -1 ) => void;
}

export function Arrows( { kind, onStep }: Props ) {
	return (
		<>
			<button type="button" className="hh-gallery__arrow hh-gallery__arrow--previous" onClick={ () => onStep( -1 ) }>
				<span className="hh-visually-hidden">{ kind === 'images' ? __( 'Previous photo', 'hearth-hammer' ) : __( 'Previous floorplan', 'hearth-hammer' ) }</span>
				<Chevron />
			</button>
			<button type="button" className="hh-gallery__arrow hh-gallery__arrow--next" onClick={ () => onStep( 1 ) }>
				<span className="hh-visually-hidden">{ kind === 'images' ? __( 'Next photo', 'hearth-hammer' ) : __( 'Next floorplan', 'hearth-hammer' ) }</span>
				<Chevron />
			</button>
		</>
	);
}

function Chevron() {
	return (
		<svg viewBox="0 0 12 20" width="12" height="20" aria-hidden="true" focusable="false">
			<path d="m2 2 8 8-8 8" fill="none" stroke="currentColor" strokeWidth="1.8" />
		</svg>
	);
}
