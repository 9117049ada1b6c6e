import { __ } from '@wordpress/i18n';
import type { Days } from '../api/enquiry-api';
import { describedBy, FieldError } from '../../../ui/form/form-field';

interface Props {
	id: string;
	days: Days;
	chosen: string;
	error: string | undefined;
	onChoose: ( slot: string ) => void;
}

/** As many days are seen at once; the template says the same. */
const FIRST = 4;

/** The times on offer, day by day, each a button; radios underneath, so that arrow keys and forms know them. */
export function Slots( { id, days, chosen, error, onChoose }: Props ) {
	const later = days.slice( FIRST );
	const day = ( one: Days[ number ] ) => <Day key={ one.date } day={ one } chosen={ chosen } onChoose={ onChoose } />;
	return (
		<fieldset className="hh-field hh-enquiry__slots" role="radiogroup" aria-required aria-invalid={ error ? true : undefined } aria-describedby={ describedBy( id, error ) }>
			<legend>{ __( 'Choose a time', 'hearth-hammer' ) }</legend>
			<FieldError id={ id } error={ error } />
			{ days.slice( 0, FIRST ).map( day ) }
			{ later.length > 0 && (
				<details className="hh-enquiry__more">
					<summary className="hh-enquiry__summary">{ __( 'More days', 'hearth-hammer' ) }</summary>
					{ later.map( day ) }
				</details>
			) }
			<label className="hh-choice hh-enquiry__other">
				<input type="radio" name="slot" value="0" checked={ chosen === '0' } onChange={ () => onChoose( '0' ) } />
				{ __( 'I can’t make any of these', 'hearth-hammer' ) }
			</label>
		</fieldset>
	);
}

function Day( { day, chosen, onChoose }: { day: Days[ number ] } & Pick< Props, 'chosen' | 'onChoose' > ) {
	return (
		<div className="hh-enquiry__day">
			<p className="hh-enquiry__date">{ day.label }</p>
			<div className="hh-enquiry__times">
				{ day.slots.map( ( slot ) => (
					<label className="hh-choice hh-enquiry__time" key={ slot.id }>
						<input type="radio" name="slot" value={ slot.id } checked={ chosen === String( slot.id ) } onChange={ () => onChoose( String( slot.id ) ) } />
						<span className="hh-visually-hidden">{ day.label }, </span>
						{ slot.time }
					</label>
				) ) }
			</div>
		</div>
	);
}
