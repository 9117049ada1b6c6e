import { __ } from '@wordpress/i18n';

/** A field that people do not see: whoever fills it in is none. PHP's is Core\Form\FormFields::print_trap(). */
export function TrapField( { value, onValue }: { value: string; onValue: ( value: string ) => void } ) {
	return (
		<div className="hh-trap" aria-hidden="true">
			<label>
				{ __( 'Leave this empty', 'hearth-hammer' ) }
				<input type="text" name="website" tabIndex={ -1 } autoComplete="off" value={ value } onChange={ ( event ) => onValue( event.target.value ) } />
			</label>
		</div>
	);
}
