import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useRested } from '../lib/use-debounced';

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
	/** The answer in one sentence, or what is wrong: what screen readers are told. */
	told: string;
	/** The small print; null for none. */
	foot: ReactNode;
}

/** Milliseconds: who pauses for so long has typed the number. */
const REST = 1000;

/** A calculator: fields, an answer that changes with them, small print. As PHP's Form\CalculatorFrame prints it. */
export function CalculatorFrame( { label, action, hidden, className = '', fields, result, told, foot }: Props ) {
	const rested = useRested( told, REST );
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
			<div className="hh-calculator__result">{ result }</div>
			<p className="hh-visually-hidden" role="status">
				{ rested }
			</p>
			{ foot !== null && <p className="hh-calculator__foot">{ foot }</p> }
		</form>
	);
}
