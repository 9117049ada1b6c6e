import { __ } from '@wordpress/i18n';
import { useEffect, useMemo, useRef, useState } from 'react';
import { emailRules } from '../fields';
import { FaultCount } from '../../../ui/form/fault-count';
import { TextField } from '../../../ui/form/text-field';
import { useForm } from '../../../ui/form/use-form';
import { normaliseEmail } from '../../../lib/validation/email';
import type { FieldName } from '../use-cases/done';

interface Props {
	formId: string;
	isBusy: boolean;
	onCorrect: ( email: string ) => Promise< FieldName | null >;
}

/** A slip of the finger would be found out only by a mail that never comes. */
export function WrongAddress( props: Props ) {
	const [ isOpen, setOpen ] = useState( false );
	return isOpen ? (
		<Correction { ...props } />
	) : (
		<p className="hh-valuation__wrong-address">
			<button type="button" className="hh-button hh-button--quiet" data-track="wrong-address" onClick={ () => setOpen( true ) }>
				{ __( 'Change email address', 'hearth-hammer' ) }
			</button>
		</p>
	);
}

function Correction( { formId, isBusy, onCorrect }: Props ) {
	const { form, values, errors, told, change, onSubmit } = useForm< 'email' >( {
		initial: { email: '' },
		rules: useMemo( emailRules, [] ),
		isBusy,
		submit: ( { email } ) => onCorrect( normaliseEmail( email ) ?? '' ),
	} );
	const row = useRef< HTMLDivElement >( null );
	// The button that had the focus is gone.
	useEffect( () => row.current?.querySelector( 'input' )?.focus( { preventScroll: true } ), [] );
	return (
		<form className="hh-valuation__correction" ref={ form } onSubmit={ onSubmit } noValidate>
			<FaultCount told={ told } />
			<div ref={ row }>
				<TextField
					id={ `${ formId }-correct-email` }
					name="email"
					type="email"
					label={ __( 'New email address', 'hearth-hammer' ) }
					value={ values.email }
					onValue={ ( value ) => change( 'email', value ) }
					error={ errors.email }
					inputMode="email"
					autoComplete="email"
					autoCapitalize="none"
					spellCheck={ false }
					enterKeyHint="send"
					maxLength={ 254 }
					required
					readOnly={ isBusy }
				/>
			</div>
			<button type="submit" className="hh-button" aria-disabled={ isBusy }>
				{ __( 'Send to this address', 'hearth-hammer' ) }
			</button>
		</form>
	);
}
