import { mountIsland } from '../../lib/island';
import { isObject } from '../../lib/is-object';
import type { ValuationWizardProps } from './types';
import { ValuationWizard } from './valuation-wizard';
import './valuation-wizard.css';

/** The server's test holds its props to the schema; this is what the wizard cannot do without. */
const isUsable = ( props: unknown ): props is ValuationWizardProps =>
	isObject( props ) &&
	isObject( props.endpoints ) &&
	isObject( props.actions ) &&
	isObject( props.limits ) &&
	isObject( props.contact ) &&
	isObject( props.next_steps ) &&
	Array.isArray( props.next_steps.sales ) &&
	isObject( props.outcome_rules ) &&
	Array.isArray( props.outcome_rules.local_areas ) &&
	typeof props.form_id === 'string';

mountIsland( 'valuation-wizard', ValuationWizard, { guard: isUsable } );
