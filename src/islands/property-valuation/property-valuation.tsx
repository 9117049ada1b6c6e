import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { PropertyValuationProps } from '../../contract/generated/hpapi/property-valuation-props';
import type { Carried } from '../../lib/island';
import { FailureNotice } from '../../ui/form/failure-notice';
import { FaultCount } from '../../ui/form/fault-count';
import { NextSteps } from '../../ui/form/next-steps';
import { SentNotice } from '../../ui/form/sent-notice';
import type { Sent as Answer } from './api/valuation-api';
import { AddressStep, PersonStep, PropertyStep } from './components/steps';
import { useValuation } from './hooks/use-valuation';

const ID = 'hh-home-valuation';

/**
 * 'What is my property worth?' in three steps. Its first frame is that of plugins/hpapi/templates/property-valuation.php:
 * change both. All steps are there; the style sheet shows the one that the form's class names.
 */
export function PropertyValuation( { typed, ...props }: PropertyValuationProps & Carried ) {
	const valuation = useValuation( props, typed );
	const { form, step, told, failure, isBusy, sent, next, back, submit } = valuation;
	if ( sent ) {
		return <Sent sent={ sent } />;
	}
	const parts = { id: ID, valuation, props };
	return (
		<form
			className={ `hh-home-valuation is-step-${ step }` }
			ref={ form }
			method="post"
			action={ props.action }
			aria-label={ __( 'Request a valuation', 'hearth-hammer' ) }
			onSubmit={ submit }
			noValidate
		>
			<FaultCount told={ told } />
			<Progress step={ step } />
			<Step number={ 1 } question={ __( 'Where is your property?', 'hearth-hammer' ) }>
				<AddressStep { ...parts } />
			</Step>
			<Step number={ 2 } question={ __( 'What kind of property is it?', 'hearth-hammer' ) }>
				<PropertyStep { ...parts } />
			</Step>
			<Step number={ 3 } question={ __( 'How can we contact you?', 'hearth-hammer' ) }>
				<PersonStep { ...parts } />
			</Step>
			{ failure && <FailureNotice sentence={ failure } contact={ props.contact } /> }
			<div className="hh-home-valuation__foot">
				<button className="hh-button hh-button--quiet hh-home-valuation__back" type="button" onClick={ back }>
					{ __( 'Back', 'hearth-hammer' ) }
				</button>
				<button className="hh-button hh-button--primary hh-home-valuation__next" type="button" onClick={ next }>
					{ __( 'Continue', 'hearth-hammer' ) }
				</button>
				<button className="hh-button hh-button--primary hh-home-valuation__send" type="submit" aria-disabled={ isBusy || undefined }>
					{ isBusy ? __( 'Sending…', 'hearth-hammer' ) : __( 'Request a valuation', 'hearth-hammer' ) }
				</button>
			</div>
		</form>
	);
}

function Progress( { step }: { step: number } ) {
	const names = [ __( 'Address', 'hearth-hammer' ), __( 'Property', 'hearth-hammer' ), __( 'Your details', 'hearth-hammer' ) ];
	return (
		<ol className="hh-steps hh-home-valuation__steps">
			{ names.map( ( name, index ) => (
				<li key={ name } className={ `hh-steps__step${ index + 1 < step ? ' hh-steps__step--done' : '' }` } aria-current={ index + 1 === step ? 'step' : undefined }>
					{ name }
				</li>
			) ) }
		</ol>
	);
}

function Step( { number, question, children }: { number: number; question: string; children: ReactNode } ) {
	return (
		<fieldset className={ `hh-home-valuation__step hh-home-valuation__step--${ number }` }>
			<legend className="hh-home-valuation__legend" tabIndex={ -1 }>
				{ question }
			</legend>
			{ children }
		</fieldset>
	);
}

function Sent( { sent }: { sent: Answer } ) {
	return (
		<SentNotice title={ sent.title } className="hh-enquiry__sent" level={ 2 }>
			<p>{ sent.sentence }</p>
			<p className="hh-enquiry__ways">
				<a className="hh-button hh-button--quiet" href={ sent.page_url }>
					{ __( 'See what you sent', 'hearth-hammer' ) }
				</a>
			</p>
			<NextSteps steps={ sent.next } />
		</SentNotice>
	);
}
