import { __ } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import type { Desk } from '../hooks/use-desk';
import { outcomeLabel } from './labels';

interface Props {
	lots: Desk[ 'lots' ];
	current: number;
	onChoose: ( lot: number ) => void;
}

/** All lots of the sale; the one at the rostrum stays in sight. */
export function LotList( { lots, current, onChoose }: Props ) {
	const list = useRef< HTMLOListElement >( null );
	useEffect( () => {
		list.current?.querySelector( '[aria-current]' )?.scrollIntoView?.( { block: 'center' } );
	}, [ current ] );
	return (
		<nav className="hh-desk__list" aria-label={ __( 'Lots', 'hearth-hammer' ) }>
			<ol ref={ list }>
				{ lots.map( ( lot ) => (
					<li key={ lot.id }>
						<button
							type="button"
							className={ `hh-desk__lot hh-desk__lot--${ lot.status }` }
							aria-current={ lot.id === current ? 'true' : undefined }
							onClick={ () => onChoose( lot.id ) }
						>
							<span className="hh-desk__number">{ lot.number }</span>
							<span className="hh-desk__name">{ lot.title }</span>
							<span className="hh-desk__outcome">
								{ lot.isWaiting && <span title={ __( 'Waiting to be sent', 'hearth-hammer' ) }>↥ </span> }
								{ lot.status === 'available' ? lot.guide : outcomeLabel( lot.status, lot.hammer ) }
							</span>
						</button>
					</li>
				) ) }
			</ol>
		</nav>
	);
}
