import { __ } from '@wordpress/i18n';
import { carryPerson, type Person } from '../../../lib/carried-person';
import { formatPlate } from '../../../lib/valuation/plate';
import { vehicleName } from '../../../lib/valuation/vehicle-name';
import type { Vehicle, ValuationWizardProps } from '../types';

interface Props {
	steps: ValuationWizardProps[ 'next_steps' ];
	vehicle: Vehicle;
	/** Miles, as the record has them. */
	mileage: string;
	/** Who asked: nobody types their name twice, either. */
	person: Person;
	headingLevel: number;
}

/** The form that enters a vehicle into a sale, with what is known of this one: nobody types their plate twice. */
function bookAddress( url: string, { vrm, make, model }: Vehicle, mileage: string ): string {
	const address = new URL( url, window.location.href );
	address.searchParams.set( 'vrm', vrm );
	address.searchParams.set( 'mileage', mileage.replaceAll( ',', '' ) );
	if ( make ) {
		address.searchParams.set( 'vehicle', vehicleName( { make, model } ) );
	}
	return address.href;
}

/** So many are shown. */
const SALES = 3;

/** The first of them that take a vehicle, as Mail/ValuationNextSteps.php finds them. */
function taking( sales: Props[ 'steps' ][ 'sales' ], year: number | null ) {
	return sales.filter( ( { newest_year: newest } ) => newest === 0 || ( year !== null && year <= newest ) ).slice( 0, SALES );
}

/** Where a seller goes from here: the next sales, and entering the vehicle into one. */
export function NextSteps( { steps: { sales: all, book_url: bookUrl }, vehicle, mileage, person, headingLevel }: Props ) {
	const sales = taking( all, vehicle.year );
	if ( sales.length === 0 && bookUrl === '' ) {
		return null;
	}
	const Heading = `h${ Math.min( 6, headingLevel + 1 ) }` as 'h3';
	return (
		<div className="hh-valuation__next">
			<Heading className="hh-valuation__next-title">{ __( 'What happens next', 'hearth-hammer' ) }</Heading>
			<p>
				<span className="hh-visually-hidden">{ __( 'Number plate', 'hearth-hammer' ) } </span>
				<span className="hh-plate hh-plate--small">{ formatPlate( vehicle.vrm ) }</span>
				{ sales.length > 0 && <> { __( 'could go into one of these auctions:', 'hearth-hammer' ) }</> }
			</p>
			{ sales.length > 0 && (
				<ul className="hh-valuation__sales">
					{ sales.map( ( { label, url } ) => (
						<li key={ label + url }>{ url === '' ? label : <a href={ url }>{ label }</a> }</li>
					) ) }
				</ul>
			) }
			{ bookUrl !== '' && (
				<a className="hh-button hh-button--primary" href={ bookAddress( bookUrl, vehicle, mileage ) } data-hh-track="book-in" onClick={ () => carryPerson( person ) }>
					{ __( 'Book my vehicle in', 'hearth-hammer' ) }
				</a>
			) }
		</div>
	);
}
