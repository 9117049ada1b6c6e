import { __ } from '@wordpress/i18n';
import { useEffect, useId, useState } from 'react';
import type { CatalogueFilter } from '../../../contract/generated/auctions/parts/catalogue-filter';

interface Props {
	filter: CatalogueFilter;
	values: Record< string, string >;
	/** The postcode and the miles, empty where they stay out of the address. */
	onChange: ( where: string, miles: string ) => void;
}

/** A postcode, meant once it is left or Enter is pressed, and how far around it. */
export function NearFields( { filter, values, onChange }: Props ) {
	const id = useId();
	const asked = values[ filter.name ] ?? '';
	const miles = values[ filter.maximum ] ?? '';
	const [ text, setText ] = useState( asked );
	useEffect( () => setText( asked ), [ asked ] );
	const where = text.trim().toUpperCase();
	const commit = () => where !== asked && onChange( where, where === '' ? '' : miles );
	return (
		<div className="hh-lot-filter__range" role="group" aria-label={ filter.label }>
			<div className="hh-lot-filter__bound">
				<label className="hh-visually-hidden" htmlFor={ id }>
					{ __( 'Postcode', 'hearth-hammer' ) }
				</label>
				<input
					className="hh-field__input"
					id={ id }
					type="text"
					name={ filter.name }
					value={ text }
					placeholder={ filter.any }
					maxLength={ 10 }
					autoComplete="postal-code"
					spellCheck={ false }
					onChange={ ( event ) => setText( event.target.value ) }
					onBlur={ commit }
					onKeyDown={ ( event ) => {
						if ( event.key === 'Enter' ) {
							event.preventDefault();
							commit();
						}
					} }
				/>
			</div>
			<div className="hh-lot-filter__bound">
				<label className="hh-visually-hidden" htmlFor={ `${ id }-miles` }>
					{ __( 'Distance', 'hearth-hammer' ) }
				</label>
				<select
					className="hh-field__input"
					id={ `${ id }-miles` }
					name={ filter.maximum }
					value={ miles || filter.usual }
					onChange={ ( event ) => onChange( where, event.target.value === filter.usual || where === '' ? '' : event.target.value ) }
				>
					{ filter.options.map( ( option ) => (
						<option key={ option.value } value={ option.value }>
							{ option.label }
						</option>
					) ) }
				</select>
			</div>
		</div>
	);
}
