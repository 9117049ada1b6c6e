import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

export interface FieldFrame {
	id: string;
	label: ReactNode;
	/** Says so behind the label. */
	optional?: boolean;
	hint?: ReactNode;
	error?: string | undefined;
	className?: string;
}

/** Label, hint and error round an input that names them by `describedBy()`. */
export function FormField( { id, label, optional, hint, error, className = '', children }: FieldFrame & { children: ReactNode } ) {
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
			<FieldError id={ id } error={ error } />
		</div>
	);
}

export const Optional = () => <span className="hh-field__optional"> { __( '(optional)', 'hearth-hammer' ) }</span>;

/** Not an alert: a form has one, `FaultCount`. */
export function FieldError( { id, error }: Pick< FieldFrame, 'id' | 'error' > ) {
	return error ? (
		<p className="hh-field__error" id={ `${ id }-error` }>
			{ error }
		</p>
	) : null;
}

/** For an input's `aria-describedby`. */
export function describedBy( id: string, error: string | undefined, hint?: unknown ): string | undefined {
	return [ error && `${ id }-error`, hint && `${ id }-hint` ].filter( Boolean ).join( ' ' ) || undefined;
}
