import { useRef, type MouseEvent } from 'react';
import { valueOf, type FormValues } from '../../lib/fallback-values';
import type { Carried } from '../../lib/island';
import { AlertDialog } from '../../ui/alert-dialog';
import { ContactLines } from './components/contact-lines';
import { FirstStepNotes } from './components/first-step-notes';
import { Loading } from './components/loading';
import { NotFound } from './components/not-found';
import { OutcomeStep } from './components/outcome-step';
import { OwnerStep } from './components/owner-step';
import { Result } from './components/result';
import { Steps } from './components/steps';
import { VehicleStep } from './components/vehicle-step';
import { valuesOfAddress, type VehicleName } from './fields';
import { scrollToTop, STEP_MS } from './hooks/scroll-to-top';
import type { Values } from '../../ui/form/use-fields';
import { usePageOpened } from './hooks/use-page-opened';
import { useStepFocus } from './hooks/use-step-focus';
import { useWizard } from './hooks/use-wizard';
import { keptText } from './kept';
import { isFinished, stepNumber } from './state';
import { formatPlate } from '../../lib/valuation/plate';
import { isResumed } from '../../lib/valuation/resume';
import { readSession } from '../../lib/valuation/session';
import type { ValuationWizardProps } from './types';

const EMPTY: Values< VehicleName > = { vrm: '', mileage: '', condition: '' };

/** What the visitor typed before the wizard came alive or the page was left, else what the address says. */
function broughtAlong( typed: FormValues, formId: string ): Values< VehicleName > {
	const address = valuesOfAddress( window.location.search );
	const kept = isResumed( window.location.search ) ? readSession() : null;
	const text = ( name: VehicleName ) => valueOf( typed, name ) || keptText( formId, name );
	return {
		vrm: text( 'vrm' ) || address.vrm || formatPlate( kept?.vehicle_vrm ?? '' ),
		mileage: text( 'mileage' ) || address.mileage || ( kept ? String( kept.vehicle_mileage * 1000 ) : '' ),
		condition: text( 'condition' ),
	};
}

/** The vehicle valuation: vehicle, owner, outcome, result (VAL-02). */
export function ValuationWizard( props: ValuationWizardProps & Carried ) {
	const { contact, form_id: formId, typed } = props;
	const { state, submit, correct, beginAnew, closeAlert } = useWizard( props );
	const { screen, busy, round } = state;

	const root = useRef< HTMLDivElement >( null );
	const heading = useRef< HTMLHeadingElement >( null );
	const common = { formId, headingLevel: props.heading_level, headingRef: heading, isBusy: busy !== null };

	usePageOpened( root, props.scroll_to_form );
	useStepFocus( `${ screen.name } ${ round }`, root, () =>
		// Only after "try another plate": then the plate is what there is to do.
		screen.name === 'vehicle' ? root.current?.querySelector< HTMLElement >( '[name="vrm"]' ) : heading.current
	);

	const initial = round > 0 ? EMPTY : broughtAlong( typed, formId );

	const anotherPlate = {
		startUrl: window.location.pathname,
		onAnotherPlate: ( event: MouseEvent ) => {
			event.preventDefault();
			beginAnew();
		},
	};

	return (
		<div className="hh-valuation" id={ formId } ref={ root }>
			<Steps current={ stepNumber( screen ) } finished={ isFinished( screen ) } />
			<div className="hh-valuation__stage">
				{ screen.name === 'vehicle' && (
					<VehicleStep
						key={ round }
						{ ...common }
						initial={ initial }
						asksCondition={ props.ask_condition }
						onFind={ ( asked ) => submit( 'vehicle', asked ) }
						onInvalid={ () => root.current && scrollToTop( root.current, STEP_MS ) }
					/>
				) }
				{ screen.name === 'not_found' && (
					<NotFound { ...common } { ...anotherPlate } vrm={ screen.vrm } contact={ contact } />
				) }
				{ screen.name === 'owner' && (
					<OwnerStep
						{ ...common }
						{ ...anotherPlate }
						lookup={ screen.lookup }
						nameLength={ props.limits.name_length }
						onSend={ ( owner ) => submit( 'owner', owner ) }
					/>
				) }
				{ screen.name === 'outcome' && (
					<OutcomeStep
						{ ...common }
						screen={ screen }
						contact={ contact }
						{ ...anotherPlate }
						managingDirector={ props.managing_director }
						onAskForCall={ ( phone ) => submit( 'phone', phone ) }
						onCorrect={ correct }
					/>
				) }
				{ ( screen.name === 'thank_you' ||
					screen.name === 'phone_thank_you' ||
					screen.name === 'send_failed' ) && (
					<Result { ...common } screen={ screen } contact={ contact } nextSteps={ props.next_steps } onCorrect={ correct } />
				) }
				<Loading busy={ busy } />
			</div>
			{ screen.name === 'vehicle' && <FirstStepNotes contact={ contact } emailStays={ props.email_stays } /> }
			{ state.alert !== null && (
				<AlertDialog message={ state.alert } onClose={ closeAlert }>
					<ContactLines contact={ contact } />
				</AlertDialog>
			) }
		</div>
	);
}
