import type { ValuationReminderProps } from '../../contract/generated/caphpi/valuation-reminder-props';
import { mountIsland } from '../../lib/island';
import { ValuationReminder } from './valuation-reminder';
import './valuation-reminder.css';

const isUsable = ( props: unknown ): props is ValuationReminderProps =>
	typeof props === 'object' &&
	props !== null &&
	'contact' in props &&
	typeof props.contact === 'object' &&
	'send_endpoint' in props &&
	typeof props.send_endpoint === 'string' &&
	'start_url' in props &&
	typeof props.start_url === 'string';

mountIsland( 'valuation-reminder', ValuationReminder, { guard: isUsable } );
