import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';

interface Props {
	/** As it was typed. */
	typed: string;
	/** The miles that are likelier; 0 where the figure is only odd. */
	likelier: number;
	onMileage: ( mileage: string ) => void;
}

const THOUSANDS = new Intl.NumberFormat( 'en-GB' );

/** Asked once about a mileage that can hardly be: a slip would cost one of the day's two, and mail a wrong value. */
export function MileageDoubt( { typed, likelier, onMileage }: Props ) {
	const box = useRef< HTMLDivElement >( null );
	useEffect( () => box.current?.focus(), [] );
	/* translators: %s: a number */
	const miles = ( number: string ) => sprintf( __( '%s miles', 'hearth-hammer' ), number );
	return (
		<div className="hh-notice hh-valuation__doubt" role="group" tabIndex={ -1 } ref={ box } aria-labelledby="hh-mileage-doubt">
			<p className="hh-notice__title" id="hh-mileage-doubt">
				{ sprintf(
					/* translators: %s: e.g. "45 miles" */
					__( 'Has it really done %s?', 'hearth-hammer' ),
					miles( typed )
				) }
			</p>
			<p className="hh-valuation__doubt-ways">
				{ likelier > 0 && (
					<button type="button" className="hh-button" onClick={ () => onMileage( THOUSANDS.format( likelier ) ) }>
						{ sprintf(
							/* translators: %s: e.g. "45,000 miles" */
							__( 'No, %s', 'hearth-hammer' ),
							miles( THOUSANDS.format( likelier ) )
						) }
					</button>
				) }
				<button type="button" className="hh-button" onClick={ () => onMileage( typed ) }>
					{ sprintf(
						/* translators: %s: e.g. "45 miles" */
						__( 'Yes, %s', 'hearth-hammer' ),
						miles( typed )
					) }
				</button>
			</p>
		</div>
	);
}
