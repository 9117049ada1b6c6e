import { __ } from '@wordpress/i18n';
import { CheckField } from '../../../ui/check-field';
import type { Enquiry } from '../hooks/use-enquiry';
import { Optional } from '../../../ui/form/form-field';
import { TextArea } from '../../../ui/form/text-field';

interface Props {
	id: string;
	enquiry: Enquiry;
	length: number;
}

/** What is wished for, and the message, which both tabs have. */
export function AskFields( { id, enquiry, length }: Props ) {
	const { values, errors, set } = enquiry;
	const wish = ( name: string, label: string ) => (
		<CheckField
			name="wishes[]"
			value={ name }
			label={ label }
			checked={ values.wishes.includes( name ) }
			onChange={ ( isOn ) => set( { wishes: [ ...values.wishes.filter( ( one ) => one !== name ), ...( isOn ? [ name ] : [] ) ] } ) }
		/>
	);
	return (
		<>
			<fieldset className="hh-field hh-enquiry__ask">
				<legend>
					{ __( 'I’d like', 'hearth-hammer' ) }
					<Optional />
				</legend>
				{ wish( 'details', __( 'More details by email', 'hearth-hammer' ) ) }
				{ wish( 'callback', __( 'A call back', 'hearth-hammer' ) ) }
			</fieldset>
			<TextArea
				id={ `${ id }-message` }
				name="message"
				className="hh-enquiry__message"
				label={
					<>
						<span className="hh-enquiry__for-ask">{ __( 'Your question', 'hearth-hammer' ) }</span>
						<span className="hh-enquiry__for-viewing">
							{ __( 'Anything we should know?', 'hearth-hammer' ) }
							<Optional />
						</span>
					</>
				}
				rows={ 4 }
				maxLength={ length }
				value={ values.message }
				error={ errors.message }
				onValue={ ( message ) => set( { message } ) }
			/>
		</>
	);
}
