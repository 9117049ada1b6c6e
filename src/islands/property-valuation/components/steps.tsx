import { __, sprintf } from '@wordpress/i18n';
import type { PropertyValuationProps } from '../../../contract/generated/hpapi/property-valuation-props';
import { PersonFields } from '../../../ui/form/person-fields';
import { PrivacyNote } from '../../../ui/form/privacy-note';
import { TextArea, TextField } from '../../../ui/form/text-field';
import { TrapField } from '../../../ui/form/trap-field';
import { SelectField, type SelectOption } from '../../../ui/select-field';
import type { Place } from '../api/valuation-api';
import type { Valuation } from '../hooks/use-valuation';
import { Choices } from './choices';

interface Props {
	id: string;
	valuation: Valuation;
	props: PropertyValuationProps;
}

/** Where it is. */
export function AddressStep( { id, valuation, props }: Props ) {
	const { values, errors, place, set } = valuation;
	return (
		<>
			<TextField
				id={ `${ id }-postcode` }
				name="postcode"
				className="hh-home-valuation__postcode"
				label={ __( 'Postcode', 'hearth-hammer' ) }
				autoComplete="postal-code"
				autoCapitalize="characters"
				spellCheck={ false }
				maxLength={ 10 }
				required
				value={ values.postcode }
				error={ errors.postcode }
				onValue={ ( postcode ) => set( { postcode } ) }
			/>
			<PlaceNote place={ place } />
			<TextField
				id={ `${ id }-address` }
				name="address"
				label={ __( 'House name or number, and street', 'hearth-hammer' ) }
				autoComplete="address-line1"
				maxLength={ props.lengths.address }
				required
				value={ values.address }
				error={ errors.address }
				onValue={ ( address ) => set( { address } ) }
			/>
			<TextField
				id={ `${ id }-town` }
				name="town"
				label={ __( 'Town or village', 'hearth-hammer' ) }
				optional
				autoComplete="address-level2"
				maxLength={ props.lengths.town }
				value={ values.town }
				error={ errors.town }
				onValue={ ( town ) => set( { town } ) }
			/>
		</>
	);
}

function PlaceNote( { place }: { place: Place | null } ) {
	if ( place === null ) {
		return null;
	}
	return (
		<p className="hh-home-valuation__place" role="status">
			{ place.is_known ? officeNote( place.office ) : __( 'We don’t recognise this postcode. Check it, or carry on if it’s right.', 'hearth-hammer' ) }
		</p>
	);
}

function officeNote( office: string ): string {
	/* translators: %s: name of an office */
	return office === '' ? __( 'Our main office looks after this postcode.', 'hearth-hammer' ) : sprintf( __( 'Our %s office looks after this postcode.', 'hearth-hammer' ), office );
}

/** What it is. */
export function PropertyStep( { id, valuation, props }: Props ) {
	const { values, errors, set } = valuation;
	const { options } = props;
	const select = ( name: 'property_type' | 'bedrooms' | 'tenure' | 'moving', label: string, none: string, optional = false ) => (
		<SelectField
			id={ `${ id }-${ name }` }
			name={ name }
			label={ label }
			value={ values[ name ] }
			options={ withNone( options[ name ], none ) }
			optional={ optional }
			required={ ! optional }
			error={ errors[ name ] }
			onChange={ ( value ) => set( { [ name ]: value } ) }
		/>
	);
	const choose = __( 'Choose one', 'hearth-hammer' );
	return (
		<>
			<Choices
				id={ `${ id }-wants` }
				name="wants"
				label={ __( 'Are you thinking of selling or letting?', 'hearth-hammer' ) }
				options={ options.wants }
				chosen={ values.wants }
				error={ errors.wants }
				onChoose={ ( [ wants = '' ] ) => set( { wants } ) }
			/>
			<div className="hh-home-valuation__pair">
				{ select( 'property_type', __( 'Property type', 'hearth-hammer' ), choose ) }
				{ select( 'bedrooms', __( 'Bedrooms', 'hearth-hammer' ), choose ) }
				{ select( 'tenure', __( 'Tenure', 'hearth-hammer' ), __( 'I don’t know', 'hearth-hammer' ), true ) }
				{ select( 'moving', __( 'When would you like to move?', 'hearth-hammer' ), choose, true ) }
			</div>
		</>
	);
}

/** Who asks, and when it suits them. */
export function PersonStep( { id, valuation, props }: Props ) {
	const { values, errors, set } = valuation;
	const { options } = props;
	return (
		<>
			<PersonFields id={ id } className="hh-home-valuation__pair" values={ values } errors={ errors } onValue={ set } phone="required" />
			<Choices
				id={ `${ id }-contact` }
				name="contact"
				label={ __( 'Would you like a visit or a call?', 'hearth-hammer' ) }
				options={ options.contact }
				chosen={ values.contact }
				error={ errors.contact }
				onChoose={ ( [ contact = '' ] ) => set( { contact } ) }
			/>
			<Choices id={ `${ id }-days` } name="days" label={ __( 'Preferred days', 'hearth-hammer' ) } options={ options.days } chosen={ values.days } onChoose={ ( days ) => set( { days } ) } />
			<Choices id={ `${ id }-times` } name="times" label={ __( 'Preferred times', 'hearth-hammer' ) } options={ options.times } chosen={ values.times } onChoose={ ( times ) => set( { times } ) } />
			<TextArea
				id={ `${ id }-message` }
				name="message"
				label={ __( 'Anything else we should know?', 'hearth-hammer' ) }
				optional
				rows={ 3 }
				maxLength={ props.lengths.message }
				value={ values.message }
				error={ errors.message }
				onValue={ ( message ) => set( { message } ) }
			/>
			<TrapField value={ values.website } onValue={ ( website ) => set( { website } ) } />
			<p className="hh-home-valuation__note">
				{ __( 'By sending this form, you’re asking us to contact you about a valuation. We’ll only use your details for that.', 'hearth-hammer' ) }
			</p>
			<PrivacyNote />
		</>
	);
}

const withNone = ( options: readonly SelectOption[], none: string ): SelectOption[] => [ { value: '', label: none }, ...options ];
