import { __ } from '@wordpress/i18n';
import { MOST } from './zoom';

interface Props {
	scale: number;
	onChange: ( by: 1 | -1 ) => void;
}

/** They keep the focus at either end, so they are never disabled outright. */
export function ZoomButtons( { scale, onChange }: Props ) {
	return (
		<div className="hh-viewer__zoom" role="group" aria-label={ __( 'Size', 'hearth-hammer' ) }>
			<button type="button" aria-disabled={ scale <= 1 } onClick={ () => onChange( -1 ) }>
				<span className="hh-visually-hidden">{ __( 'Zoom out', 'hearth-hammer' ) }</span>
				<span aria-hidden="true">−</span>
			</button>
			<button type="button" aria-disabled={ scale >= MOST } onClick={ () => onChange( 1 ) }>
				<span className="hh-visually-hidden">{ __( 'Zoom in', 'hearth-hammer' ) }</span>
				<span aria-hidden="true">+</span>
			</button>
		</div>
	);
}
