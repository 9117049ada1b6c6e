import { __ } from '@wordpress/i18n';
import { TextField } from './text-field';

export interface Person {
	name: string;
	email: string;
	phone: string;
}

interface Props {
	/** Before every id. */
	id: string;
	className: string;
	values: Person;
	errors: Partial< Record< keyof Person, string > >;
	onValue: ( changed: Partial< Person > ) => void;
	/** Whether the phone number may be left out; not asked for where it is `null`. */
	phone?: 'optional' | 'required' | null;
}

/** Who a visitor is. The rules are in lib/validation, and PHP's in Core\Visitor. */
export function PersonFields( { id, className, values, errors, onValue, phone = 'optional' }: Props ) {
	return (
		<div className={ className }>
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
				onValue={ ( name ) => onValue( { name } ) }
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
				onValue={ ( email ) => onValue( { email } ) }
			/>
			{ phone !== null && (
				<TextField
					id={ `${ id }-phone` }
					name="phone"
					type="tel"
					label={ __( 'Phone number', 'hearth-hammer' ) }
					optional={ phone === 'optional' }
					required={ phone === 'required' }
					autoComplete="tel"
					maxLength={ 30 }
					value={ values.phone }
					error={ errors.phone }
					onValue={ ( number ) => onValue( { phone: number } ) }
				/>
			) }
		</div>
	);
}
