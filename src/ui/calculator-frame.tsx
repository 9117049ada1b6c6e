import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

interface Props {
	/** What it works out, for screen readers. */
	label: string;
	/** Where the form leads without a script. */
	action: string;
	/** What of the page's address the form carries on. */
	hidden: readonly { name: string; value: string }[];
	className?: string;
	/** The fields, without the button. */
	fields: ReactNode;
	/** The answer, or what is wrong. */
	result: ReactNode;
	/** The small print; null for none. */
	foot: ReactNode;
}

/** A calculator: fields, an answer that changes with them, small print. As PHP's Form\CalculatorFrame prints it. */
export function CalculatorFrame( { label, action, hidden, className = '', fields, result, foot }: Props ) {
	return (
		<form className={ `hh-calculator ${ className }`.trim() } method="get" action={ action } aria-label={ label } onSubmit={ ( event ) => event.preventDefault() }>
			<div className="hh-calculator__fields">
				{ hidden.map( ( { name, value } ) => (
					<input key={ name } type="hidden" name={ name } value={ value } />
				) ) }
				{ fields }
				<button className="hh-button hh-calculator__submit" type="submit">
					{ __( 'Calculate', 'hearth-hammer' ) }
				</button>
			</div>
			<div className="hh-calculator__result" role="status">
				{ result }
			</div>
			{ foot !== null && <p className="hh-calculator__foot">{ foot }</p> }
		</form>
	);
}
