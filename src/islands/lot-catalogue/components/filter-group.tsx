import { __ } from '@wordpress/i18n';
import { useId, useState } from 'react';
import type { CatalogueFilter } from '../../../contract/generated/auctions/parts/catalogue-filter';
import { chosenOf, choose } from '../rules/multiselect';
import { withValue, type CatalogueState } from '../rules/state';
import { ChoiceBox } from './choice-box';
import { NearFields } from './near-fields';
import { RangeFields } from './range-fields';

interface Props {
	filter: CatalogueFilter;
	state: CatalogueState;
	onChange: ( next: CatalogueState ) => void;
}

/** A filter behind its name, which opens and closes it and says how many of its values are set. */
export function FilterGroup( { filter, state, onChange }: Props ) {
	const [ isOpen, setIsOpen ] = useState( filter.is_open );
	const set = filter.kind === 'range' ? Number( Boolean( state.values[ filter.minimum ] || state.values[ filter.maximum ] ) ) : chosenOf( state.values[ filter.name ] ).length;
	return (
		<details className="hh-lot-filter" open={ isOpen } onToggle={ ( event ) => setIsOpen( event.currentTarget.open ) }>
			<summary className="hh-lot-filter__label">
				<span>{ filter.label }</span>
				{ set > 0 && <span className="hh-lot-catalogue__set">{ set }</span> }
			</summary>
			{ filter.kind === 'range' && <RangeFields filter={ filter } values={ state.values } onChange={ ( name, value ) => onChange( withValue( state, name, value ) ) } /> }
			{ filter.kind === 'near' && <NearFields filter={ filter } values={ state.values } onChange={ ( where, miles ) => onChange( withValue( withValue( state, filter.name, where ), filter.maximum, miles ) ) } /> }
			{ filter.kind !== 'range' && filter.kind !== 'near' && (
				<Choices filter={ filter } value={ state.values[ filter.name ] } onChange={ ( value ) => onChange( withValue( state, filter.name, value ) ) } />
			) }
		</details>
	);
}

interface ChoicesProps {
	filter: CatalogueFilter;
	value: string | undefined;
	onChange: ( value: string ) => void;
}

/** AUC-07's boxes, or radios where one value excludes another. */
function Choices( { filter, value, onChange }: ChoicesProps ) {
	const id = useId();
	const isSeveral = filter.kind === 'multiselect';
	const chosen = isSeveral ? chosenOf( value ) : [ value ?? '' ];
	const order = filter.options.map( ( option ) => option.value );
	const isAny = ! value;
	return (
		<div className="hh-lot-filter__values" role="group" aria-label={ filter.label }>
			<ChoiceBox
				id={ `${ id }-any` }
				type={ isSeveral ? 'checkbox' : 'radio' }
				name={ isSeveral ? `${ filter.name }[]` : filter.name }
				option={ { value: '', label: filter.any || __( 'Any', 'hearth-hammer' ), count: null } }
				checked={ isAny }
				onChange={ () => onChange( '' ) }
			/>
			{ filter.options.map( ( option ) => (
				<ChoiceBox
					key={ option.value }
					id={ `${ id }-${ option.value }` }
					type={ isSeveral ? 'checkbox' : 'radio' }
					name={ isSeveral ? `${ filter.name }[]` : filter.name }
					option={ option }
					checked={ chosen.includes( option.value ) }
					onChange={ ( checked ) => onChange( isSeveral ? choose( chosen, option.value, checked, order ) : option.value ) }
				/>
			) ) }
		</div>
	);
}
