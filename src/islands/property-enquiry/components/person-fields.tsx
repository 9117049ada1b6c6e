import { __ } from '@wordpress/i18n';
import type { Enquiry } from '../hooks/use-enquiry';
import { TextField } from '../../../ui/form/text-field';

export function PersonFields( { id, enquiry }: { id: string; enquiry: Enquiry } ) {
	const { values, errors, set } = enquiry;
	return (
		<>
			<div className="hh-enquiry__person">
				<TextField
					id={ `${ id }-name` }
					name="name"
					type="text"
					label={ __( 'Name', 'hearth-hammer' ) }
					autoComplete="name"
					maxLength={ 40 }
					required
					value={ values.name }
					error={ errors.name }
					onValue={ ( name ) => set( { name } ) }
				/>
				<TextField
					id={ `${ id }-email` }
					name="email"
					type="email"
					label={ __( 'Email address', 'hearth-hammer' ) }
					autoComplete="email"
					maxLength={ 254 }
					required
					value={ values.email }
					error={ errors.email }
					onValue={ ( email ) => set( { email } ) }
				/>
				<TextField
					id={ `${ id }-phone` }
					name="phone"
					type="tel"
					label={ __( 'Phone number', 'hearth-hammer' ) }
					optional
					autoComplete="tel"
					maxLength={ 30 }
					value={ values.phone }
					error={ errors.phone }
					onValue={ ( phone ) => set( { phone } ) }
				/>
			</div>
			<div className="hh-enquiry__website" aria-hidden="true">
				<label>
					{ __( 'Leave this empty', 'hearth-hammer' ) }
					<input
						type="text"
						name="website"
						tabIndex={ -1 }
						autoComplete="off"
						value={ values.website }
						onChange={ ( event ) => set( { website: event.target.value } ) }
					/>
				</label>
			</div>
		</>
	);
}
