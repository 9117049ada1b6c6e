/**
 * What a page's catalogue or lot has heard of a running sale, for other parts of the page: only one of them asks.
 */
import { isOver } from './live';
import { isRunList, type RunList } from './run-list';

const EVENT = 'hh:live';

export interface LiveNews {
	sale: number;
	/** Null where no lot is left, or lots have no order in time. */
	run: ( RunList & { number: string; name: string; url: string } ) | null;
	isOver: boolean;
	lots: ReadonlyArray< { id: number; said: string } >;
}

/** From an answer of the live route, of whatever shape; null for another shape. */
export function newsOf( sale: number, answer: unknown ): LiveNews | null {
	if ( typeof answer !== 'object' || answer === null || ! ( 'lots' in answer ) || ! Array.isArray( answer.lots ) ) {
		return null;
	}
	const { run = null, sale_status: status = '' } = answer as { run?: unknown; sale_status?: string };
	return { sale, run: isRunList( run ) ? ( run as NonNullable< LiveNews[ 'run' ] > ) : null, isOver: isOver( { sale_status: status } ), lots: answer.lots };
}

export function tellNews( sale: number, answer: unknown ): void {
	const news = newsOf( sale, answer );
	if ( news ) {
		document.dispatchEvent( new CustomEvent( EVENT, { detail: news } ) );
	}
}

export function hearNews( hear: ( news: LiveNews ) => void ): void {
	document.addEventListener( EVENT, ( event ) => hear( ( event as CustomEvent< LiveNews > ).detail ) );
}
