import type { SaleDayDeskProps } from '../../contract/generated/auctions/sale-day-desk-props';
import { mountIsland } from '../../lib/island';
import { SaleDayDesk } from './sale-day-desk';
import './sale-day-desk.css';

const isObject = ( value: unknown ): value is Record< string, unknown > => typeof value === 'object' && value !== null;

const isUsable = ( props: unknown ): props is SaleDayDeskProps =>
	isObject( props ) && typeof props.sale === 'number' && typeof props.api === 'string' && Array.isArray( props.lots ) && Array.isArray( props.entries );

mountIsland( 'sale-day-desk', SaleDayDesk, { guard: isUsable } );
