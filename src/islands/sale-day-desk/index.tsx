import type { SaleDayDeskProps } from '../../contract/generated/auctions/sale-day-desk-props';
import { mountIsland } from '../../lib/island';
import { isObject } from '../../lib/is-object';
import { SaleDayDesk } from './sale-day-desk';
import './sale-day-desk.css';

const isUsable = ( props: unknown ): props is SaleDayDeskProps =>
	isObject( props ) && typeof props.sale === 'number' && typeof props.api === 'string' && Array.isArray( props.lots ) && Array.isArray( props.entries );

mountIsland( 'sale-day-desk', SaleDayDesk, { guard: isUsable } );
