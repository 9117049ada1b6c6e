import { __, _n } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import type { Kind } from './pictures';

interface Props {
	kind: Kind;
	/** How many floorplans there are. */
	plans: number;
	onChange: ( kind: Kind ) => void;
}

export function ViewerTabs( { kind, plans, onChange }: Props ) {
	const tabs: Kind[] = [ 'images', 'floorplans' ];
	const onKeyDown = ( event: KeyboardEvent< HTMLElement > ) => {
		if ( event.key === 'ArrowLeft' || event.key === 'ArrowRight' ) {
			// Further up the arrow keys turn the pictures.
			event.stopPropagation();
			const other = kind === 'images' ? 'floorplans' : 'images';
			onChange( other );
			event.currentTarget.querySelector< HTMLElement >( `[data-kind="${ other }"]` )?.focus();
		}
	};
	return (
		// The arrow keys of its tabs bubble here.
		// eslint-disable-next-line jsx-a11y/interactive-supports-focus
		<div className="hh-tabs hh-viewer__tabs" role="tablist" aria-label={ __( 'Show', 'hearth-hammer' ) } onKeyDown={ onKeyDown }>
			{ tabs.map( ( tab ) => (
				<button
					key={ tab }
					type="button"
					role="tab"
					className="hh-tabs__tab"
					data-kind={ tab }
					aria-selected={ tab === kind }
					tabIndex={ tab === kind ? 0 : -1 }
					onClick={ () => onChange( tab ) }
				>
					{ tabLabel( tab, plans ) }
				</button>
			) ) }
		</div>
	);
}

export function tabLabel( kind: Kind, plans: number ): string {
	return kind === 'images' ? __( 'Photos', 'hearth-hammer' ) : _n( 'Floorplan', 'Floorplans', plans, 'hearth-hammer' );
}
