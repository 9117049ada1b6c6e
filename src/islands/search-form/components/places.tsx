import { __ } from '@wordpress/i18n';

interface Props {
	places: readonly string[];
	onRemove: ( place: string ) => void;
}

/** LEAD-02: the places chosen so far, as boxes that a plain form sends; unchecked, a place is gone. */
export function Places( { places, onRemove }: Props ) {
	if ( places.length === 0 ) {
		return null;
	}
	return (
		<fieldset className="hh-places">
			<legend className="hh-visually-hidden">{ __( 'Search locations', 'hearth-hammer' ) }</legend>
			{ places.map( ( place ) => (
				<label className="hh-places__one" key={ place }>
					<input type="checkbox" name="location[]" value={ place } checked onChange={ () => onRemove( place ) } />
					{ place }
				</label>
			) ) }
		</fieldset>
	);
}
