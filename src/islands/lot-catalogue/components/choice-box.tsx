import { _n } from '@wordpress/i18n';
import type { CatalogueOption } from '../../../contract/generated/auctions/parts/catalogue-option';
import { Unbroken } from '../../../ui/unbroken';

interface Props {
	id: string;
	type: 'checkbox' | 'radio';
	name: string;
	option: CatalogueOption;
	checked: boolean;
	onChange: ( checked: boolean ) => void;
}

/** A value of a filter with how many lots it would leave; AUC-14: one that leaves none stays, and is marked. */
export function ChoiceBox( { id, type, name, option: { value, label, count }, checked, onChange }: Props ) {
	return (
		<label className={ `hh-lot-option${ count === 0 && ! checked ? ' is-none' : '' }` } htmlFor={ id }>
			<input id={ id } type={ type } name={ name } value={ value } checked={ checked } onChange={ ( event ) => onChange( event.target.checked ) } />
			<span className="hh-lot-option__label">
				<Unbroken text={ label } />
			</span>
			{ count !== null && (
				<span className="hh-lot-option__count">
					{ count.toLocaleString( 'en-GB' ) }
					<span className="hh-visually-hidden"> { _n( 'lot', 'lots', count, 'hearth-hammer' ) }</span>
				</span>
			) }
		</label>
	);
}
