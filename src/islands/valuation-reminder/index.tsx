import type { ValuationReminderProps } from '../../contract/generated/caphpi/valuation-reminder-props';
import { mountIsland } from '../../lib/island';
import { ValuationReminder } from './valuation-reminder';
import './valuation-reminder.css';
import { isObject } from '../../lib/is-object';

const isUsable = ( props: unknown ): props is ValuationReminderProps =>
	isObject( props ) && isObject( props.contact ) && typeof props.send_endpoint === 'string' && typeof props.start_url === 'string';

mountIsland( 'valuation-reminder', ValuationReminder, { guard: isUsable } );
