import { __ } from '@wordpress/i18n';
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';

interface Frame {
	id: string;
	label: ReactNode;
	error: string | undefined;
	optional?: boolean;
	hint?: string;
	className?: string;
}

function FieldFrame( { id, label, error, optional, hint, className = '', children }: Frame & { children: ReactNode } ) {
	const classes = [ 'hh-field', className, error ? 'hh-field--invalid' : '' ].filter( Boolean ).join( ' ' );
	return (
		<div className={ classes }>
			<label className="hh-field__label" htmlFor={ id }>
				{ label }
				{ optional && <Optional /> }
			</label>
			{ children }
			{ hint && (
				<p className="hh-field__hint" id={ `${ id }-hint` }>
					{ hint }
				</p>
			) }
			<Fault id={ id } error={ error } />
		</div>
	);
}

export const Optional = () => <span className="hh-field__optional"> { __( '(optional)', 'hearth-hammer' ) }</span>;

export function Fault( { id, error }: { id: string; error: string | undefined } ) {
	return error ? (
		<p className="hh-field__error" id={ `${ id }-error` } role="alert">
			{ error }
		</p>
	) : null;
}

export function describedBy( id: string, error: string | undefined, hint?: string ): string | undefined {
	return [ error && `${ id }-error`, hint && `${ id }-hint` ].filter( Boolean ).join( ' ' ) || undefined;
}

type Control< Attributes > = Frame & Omit< Attributes, keyof Frame | 'onChange' | 'value' > & { value: string; onValue: ( value: string ) => void };

export function InputField( { id, label, error, optional, hint, className, value, onValue, ...input }: Control< InputHTMLAttributes< HTMLInputElement > > ) {
	return (
		<FieldFrame { ...{ id, label, error, ...( optional && { optional } ), ...( hint && { hint } ), ...( className && { className } ) } }>
			<input
				{ ...input }
				id={ id }
				className="hh-field__input"
				value={ value }
				onChange={ ( event ) => onValue( event.target.value ) }
				aria-invalid={ error ? true : undefined }
				aria-describedby={ describedBy( id, error, hint ) }
			/>
		</FieldFrame>
	);
}

export function TextField( { id, label, error, optional, hint, className, value, onValue, ...input }: Control< TextareaHTMLAttributes< HTMLTextAreaElement > > ) {
	return (
		<FieldFrame { ...{ id, label, error, ...( optional && { optional } ), ...( hint && { hint } ), ...( className && { className } ) } }>
			<textarea
				{ ...input }
				id={ id }
				className="hh-field__input"
				value={ value }
				onChange={ ( event ) => onValue( event.target.value ) }
				aria-invalid={ error ? true : undefined }
				aria-describedby={ describedBy( id, error, hint ) }
			/>
		</FieldFrame>
	);
}
