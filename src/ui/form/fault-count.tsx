import { _n, sprintf } from '@wordpress/i18n';
import { useCallback, useState } from 'react';

export interface Told {
	/** How many answers are wrong. */
	count: number;
	/** How often that was said. */
	times: number;
}

/** How many answers were wrong when the form was sent; they are told once, not each time that one is put right. */
export function useFaultCount(): [ Told, ( count: number ) => void ] {
	const [ told, setTold ] = useState< Told >( { count: 0, times: 0 } );
	const tell = useCallback( ( count: number ) => setTold( ( { times } ) => ( { count, times: times + 1 } ) ), [] );
	return [ told, tell ];
}

/** The one alert of a form that was sent with errors. Each error is read with its field, and the first has the focus. */
export function FaultCount( { told: { count, times } }: { told: Told } ) {
	if ( count === 0 ) {
		return null;
	}
	// A new element each time: the same words again would not be read.
	return (
		<p className="hh-visually-hidden" role="alert" key={ times }>
			{ sprintf(
				// translators: %d: number of answers that are wrong
				_n( 'There’s %d problem. Check your answers and try again.', 'There are %d problems. Check your answers and try again.', count, 'hearth-hammer' ),
				count
			) }
		</p>
	);
}
