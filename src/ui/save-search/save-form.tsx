import { __ } from '@wordpress/i18n';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { CheckField } from '../check-field';
import { PrivacyNote } from '../form/privacy-note';
import { TrapField } from '../form/trap-field';
import type { Frequency, Wish } from './use-save';

export interface FormProps {
	/** The search in words. */
	label: string;
	frequencies: Array< { value: Frequency; label: string } >;
	/** Chosen to begin with. */
	frequency: Frequency;
	/** Whether price reductions are offered too. */
	hasPriceDrops?: boolean;
	/** Further fields, after the search. */
	children?: ReactNode;
}

interface Props extends FormProps {
	error: string;
	isBusy: boolean;
	onSave: ( wish: Wish ) => Promise< void >;
}

/** What the plain forms of saved searches and of lots ask, too. */
export function SaveForm( { label, frequencies, frequency: first, hasPriceDrops = false, children, error, isBusy, onSave }: Props ) {
	const [ email, setEmail ] = useState( '' );
	const [ frequency, setFrequency ] = useState( first );
	const [ priceDrops, setPriceDrops ] = useState( hasPriceDrops );
	const [ website, setWebsite ] = useState( '' );
	const input = useRef< HTMLInputElement >( null );
	const id = useId();

	useEffect( () => {
		if ( error !== '' && ! isBusy ) {
			input.current?.focus();
		}
	}, [ error, isBusy ] );

	const onSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		void onSave( { email, frequency, price_drops: priceDrops, website } );
	};
	return (
		<form className="hh-save-search__form" onSubmit={ onSubmit } noValidate>
			<p className="hh-save-search__label">{ label }</p>
			{ children }
			<div className={ `hh-field${ error === '' ? '' : ' hh-field--invalid' }` }>
				<label className="hh-field__label" htmlFor={ id }>
					{ __( 'Email address', 'hearth-hammer' ) }
				</label>
				<input
					ref={ input }
					id={ id }
					className="hh-field__input"
					type="email"
					name="email"
					value={ email }
					onChange={ ( event ) => setEmail( event.target.value ) }
					maxLength={ 254 }
					autoComplete="email"
					autoCapitalize="none"
					spellCheck={ false }
					required
					aria-invalid={ error !== '' }
					aria-describedby={ `${ id }-error` }
				/>
				<p className="hh-field__error" id={ `${ id }-error` } role="alert">
					{ error }
				</p>
			</div>
			<fieldset className="hh-field">
				<legend>{ __( 'How often', 'hearth-hammer' ) }</legend>
				<div className="hh-choices">
					{ frequencies.map( ( option ) => (
						<label className="hh-choice" key={ option.value }>
							<input
								type="radio"
								name="frequency"
								value={ option.value }
								checked={ option.value === frequency }
								onChange={ () => setFrequency( option.value ) }
							/>{ ' ' }
							{ option.label }
						</label>
					) ) }
				</div>
			</fieldset>
			{ hasPriceDrops && (
				<CheckField
					name="price_drops"
					label={ __( 'Include price reductions', 'hearth-hammer' ) }
					value="1"
					checked={ priceDrops }
					onChange={ setPriceDrops }
				/>
			) }
			<TrapField value={ website } onValue={ setWebsite } />
			<PrivacyNote />
			<p className="hh-field__hint">{ __( 'You don’t need an account. Every email has an unsubscribe link.', 'hearth-hammer' ) }</p>
			<button type="submit" className="hh-button hh-button--primary" aria-disabled={ isBusy }>
				{ isBusy ? __( 'Saving…', 'hearth-hammer' ) : __( 'Set up email alerts', 'hearth-hammer' ) }
			</button>
		</form>
	);
}
