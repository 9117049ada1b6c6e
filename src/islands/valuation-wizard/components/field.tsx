import { __ } from '@wordpress/i18n';
import type { InputHTMLAttributes, ReactNode } from 'react';

interface FrameProps {
	id: string;
	label: string;
	optional?: boolean;
	hint?: ReactNode;
	error?: string | undefined;
	className?: string;
	children: ReactNode;
}

/** Label, hint and error round an input that names them by `describedBy()`. */
export function FieldFrame( { id, label, optional, hint, error, className = '', children }: FrameProps ) {
	return (
		<div className={ `hh-field ${ className } ${ error ? 'hh-field--invalid' : '' }`.replace( /\s+/g, ' ' ).trim() }>
			<label className="hh-field__label" htmlFor={ id }>
				{ label }
				{ optional && <span className="hh-field__optional"> { __( '(optional)', 'hearth-hammer' ) }</span> }
			</label>
			{ children }
			{ hint && (
				<p className="hh-field__hint" id={ `${ id }-hint` }>
					{ hint }
				</p>
			) }
			{ error && (
				<p className="hh-field__error" id={ `${ id }-error` } role="alert">
					{ error }
				</p>
			) }
		</div>
	);
}

export function describedBy( id: string, hint: unknown, error: string | undefined ): string | undefined {
	return [ error && `${ id }-error`, hint && `${ id }-hint` ].filter( Boolean ).join( ' ' ) || undefined;
}

type InputProps = Omit< InputHTMLAttributes< HTMLInputElement >, 'id' | 'value' | 'onChange' | 'className' >;

interface TextFieldProps extends InputProps {
	id: string;
	name: string;
	label: string;
	value: string;
	onValue: ( value: string ) => void;
	optional?: boolean;
	hint?: ReactNode;
	error?: string | undefined;
	/** A unit behind the value. */
	unit?: string;
	className?: string;
}

export function TextField( props: TextFieldProps ) {
	const { id, label, value, onValue, optional, hint, error, unit, className, ...input } = props;
	const control = (
		<input
			type="text"
			{ ...input }
			id={ id }
			className="hh-field__input"
			value={ value }
			onChange={ ( event ) => onValue( event.target.value ) }
			aria-invalid={ error ? true : undefined }
			aria-describedby={ describedBy( id, hint, error ) }
		/>
	);
	return (
		<FieldFrame
			id={ id }
			label={ label }
			error={ error }
			{ ...( optional ? { optional } : {} ) }
			{ ...( hint ? { hint } : {} ) }
			{ ...( className ? { className } : {} ) }
		>
			{ unit ? (
				<span className="hh-field__affix">
					{ control }
					<span aria-hidden="true">{ unit }</span>
				</span>
			) : (
				control
			) }
		</FieldFrame>
	);
}
