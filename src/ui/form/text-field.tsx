import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { describedBy, FormField, type FieldFrame } from './form-field';

type Control< Attributes > = FieldFrame &
	Omit< Attributes, keyof FieldFrame | 'onChange' | 'value' > & { name: string; value: string; onValue: ( value: string ) => void };

interface Unit {
	/** Stands behind the value. */
	unit?: string;
}

/** An input with its label, hint and error. */
export function TextField( props: Control< InputHTMLAttributes< HTMLInputElement > > & Unit ) {
	const { id, label, optional, hint, error, className, value, onValue, unit, ...input } = props;
	const control = (
		<input
			type="text"
			{ ...input }
			id={ id }
			className="hh-field__input"
			value={ value }
			onChange={ ( event ) => onValue( event.target.value ) }
			aria-invalid={ error ? true : undefined }
			aria-describedby={ describedBy( id, error, hint ) }
		/>
	);
	return (
		<FormField { ...frame( props ) }>
			{ unit ? (
				<span className="hh-field__affix">
					{ control }
					<span aria-hidden="true">{ unit }</span>
				</span>
			) : (
				control
			) }
		</FormField>
	);
}

/** The same for several lines. */
export function TextArea( props: Control< TextareaHTMLAttributes< HTMLTextAreaElement > > ) {
	const { id, label, optional, hint, error, className, value, onValue, ...input } = props;
	return (
		<FormField { ...frame( props ) }>
			<textarea
				{ ...input }
				id={ id }
				className="hh-field__input"
				value={ value }
				onChange={ ( event ) => onValue( event.target.value ) }
				aria-invalid={ error ? true : undefined }
				aria-describedby={ describedBy( id, error, hint ) }
			/>
		</FormField>
	);
}

function frame( { id, label, optional, hint, error, className }: FieldFrame ): FieldFrame {
	return { id, label, error, ...( optional && { optional } ), ...( hint ? { hint } : {} ), ...( className && { className } ) };
}
