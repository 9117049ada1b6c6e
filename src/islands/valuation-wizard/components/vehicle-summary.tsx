import { __ } from '@wordpress/i18n';
import { readable } from '../../../lib/valuation/vehicle-name';
import { formatPlate } from '../../../lib/valuation/plate';
import { vehicleLabel } from '../../../lib/valuation/vehicle-labels';
import type { Vehicle } from '../types';
import { Unbroken } from '../../../ui/unbroken';

interface Props {
	vehicle: Vehicle;
	/** e.g. 42,000. */
	mileage: string;
}

/** The vehicle that was found, so that the visitor sees it is theirs before giving an email address. */
export function VehicleSummary( { vehicle, mileage }: Props ) {
	const known: Array< [ string, string | number | null ] > = [
		[ __( 'Make', 'hearth-hammer' ), vehicle.make ],
		[ __( 'Model', 'hearth-hammer' ), vehicle.model ],
		[ __( 'Variant', 'hearth-hammer' ), vehicle.variant ?? null ],
		[ __( 'Gearbox', 'hearth-hammer' ), gearboxName( vehicle.gearbox ) ],
		[ __( 'Year', 'hearth-hammer' ), vehicle.year ],
		[ __( 'Colour', 'hearth-hammer' ), vehicleLabel( vehicle.colour ) ],
		[ __( 'Fuel', 'hearth-hammer' ), vehicleLabel( vehicle.fuel ) ],
		[ __( 'Mileage', 'hearth-hammer' ), mileage ],
	];
	const facts = known.filter( ( [ , value ] ) => value !== null && value !== '' );
	return (
		<div className="hh-valuation__vehicle">
			<p className="hh-valuation__vehicle-plate">
				<span className="hh-visually-hidden">{ __( 'Number plate', 'hearth-hammer' ) } </span>
				<span className="hh-plate hh-plate--small">{ formatPlate( vehicle.vrm ) }</span>
			</p>
			<dl className="hh-valuation__facts">
				{ facts.map( ( [ term, value ] ) => (
					<div key={ term } className={ `hh-valuation__fact${ value === vehicle.variant ? ' hh-valuation__fact--wide' : '' }` }>
						<dt>{ term }</dt>
						<dd>{ typeof value === 'string' ? <Unbroken text={ readable( value ) } /> : value }</dd>
					</div>
				) ) }
			</dl>
		</div>
	);
}

/** The server's word in the visitor's language. */
function gearboxName( gearbox: string | null = null ): string | null {
	if ( gearbox === 'Automatic' ) {
		return __( 'Automatic', 'hearth-hammer' );
	}
	return gearbox === 'Manual' ? __( 'Manual', 'hearth-hammer' ) : null;
}
