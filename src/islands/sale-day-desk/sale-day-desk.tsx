import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { SaleDayDeskProps } from '../../contract/generated/auctions/sale-day-desk-props';
import { ClosingPanel } from './components/closing-panel';
import { ConflictList } from './components/conflict-list';
import { LotList } from './components/lot-list';
import { Rostrum } from './components/rostrum';
import { StatusBar } from './components/status-bar';
import { money, outcomeLabel } from './components/labels';
import { useDesk } from './hooks/use-desk';
import { replaces, type Outcome } from './rules/entries';
import { isUnlikely, readPrice } from './rules/price';

const KEYS: Record< string, Exclude< Outcome, 'sold' > > = { u: 'unsold', r: 'referred', w: 'withdrawn', p: 'postponed', z: 'undo' };
const LETTERS = Object.fromEntries( Object.entries( KEYS ).map( ( [ key, outcome ] ) => [ outcome, key.toUpperCase() ] ) ) as Record< Exclude< Outcome, 'sold' >, string >;

/** The desk at the rostrum (STAFF-05): lot after lot, by keyboard or finger; what it says is kept before it is sent. */
export function SaleDayDesk( props: SaleDayDeskProps ) {
	const desk = useDesk( props );
	const [ current, setCurrent ] = useState( () => ( desk.lots.find( ( { status } ) => status === 'available' ) ?? desk.lots[ 0 ] )?.id ?? 0 );
	const [ price, setPrice ] = useState( '' );
	const [ said, setSaid ] = useState( '' );
	const [ sure, setSure ] = useState( '' );
	const [ isClosing, setClosing ] = useState( false );
	const input = useRef< HTMLInputElement >( null );
	const at = desk.lots.findIndex( ( { id } ) => id === current );
	const lot = desk.lots[ at ];

	useEffect( () => input.current?.focus(), [ current, isClosing ] );

	const go = ( id: number ) => {
		setCurrent( id );
		setPrice( '' );
		setSure( '' );
	};
	const move = ( by: number ) => {
		const next = desk.lots[ at + by ];
		if ( next ) {
			go( next.id );
			setSaid( '' );
		}
	};
	/** The next that is still to be offered, after this one; at the end this one stays. */
	const goOn = () => {
		const next = desk.lots.slice( at + 1 ).find( ( { status } ) => status === 'available' ) ?? desk.lots[ at + 1 ];
		go( next?.id ?? current );
	};
	/** What makes an entry doubtful; nothing where it is as good as any. */
	const doubts = ( outcome: Outcome, hammer: number ): string[] => {
		if ( ! lot ) {
			return [];
		}
		const already = outcomeLabel( lot.status, lot.hammer );
		return [
			...( replaces( lot, outcome, hammer )
				? [
						outcome === 'undo'
							? /* translators: 1: number of a lot, 2: its result */
							  sprintf( __( 'Lot %1$s is “%2$s”, which wasn’t entered at this desk.', 'hearth-hammer' ), lot.number, already )
							: /* translators: 1: number of a lot, 2: its result, 3: the new one */
							  sprintf( __( 'Lot %1$s is already “%2$s”. You’re changing it to “%3$s”.', 'hearth-hammer' ), lot.number, already, outcomeLabel( outcome, hammer ) ),
				  ]
				: [] ),
			...( outcome === 'sold' && isUnlikely( hammer, lot.guide_low, lot.guide_high )
				? [
						/* translators: 1: amount, 2: the guide price */
						sprintf( __( '%1$s is a long way from the guide price of %2$s.', 'hearth-hammer' ), money( hammer ), lot.guide ),
				  ]
				: [] ),
		];
	};
	/**
	 * Whether to go on: at once, or at the second press where the first was answered with a doubt. A result that comes from
	 * another desk between the two makes it a new question.
	 *
	 * @param key
	 * @param outcome
	 * @param hammer
	 */
	const isSure = ( key: string, outcome: Outcome, hammer: number ): boolean => {
		const doubt = doubts( outcome, hammer );
		const question = [ lot?.id, lot?.status, lot?.hammer, outcome, hammer ].join();
		if ( doubt.length === 0 || sure === question ) {
			return true;
		}
		setSure( question );
		/* translators: %s: a key */
		setSaid( [ ...doubt, sprintf( __( 'Press %s again to confirm.', 'hearth-hammer' ), key ) ].join( ' ' ) );
		return false;
	};
	const enter = ( outcome: Outcome, hammer = 0 ) => {
		if ( ! lot ) {
			return;
		}
		desk.enter( lot.id, outcome, hammer );
		/* translators: 1: number of a lot, 2: what was entered */
		setSaid( sprintf( __( 'Lot %1$s: %2$s', 'hearth-hammer' ), lot.number, outcomeLabel( outcome, hammer ) ) );
		goOn();
	};
	/** Whether nothing can be entered, which is said. */
	const isOver = (): boolean => {
		if ( desk.isClosed ) {
			setSaid( __( 'This sale is closed. Reopen it to change a result.', 'hearth-hammer' ) );
		}
		return desk.isClosed;
	};
	const sold = () => {
		if ( isOver() ) {
			return;
		}
		const hammer = readPrice( price );
		if ( ! lot || hammer === null ) {
			setSaid( __( 'Enter the hammer price first, or press U for unsold.', 'hearth-hammer' ) );
			input.current?.focus();
		} else if ( isSure( __( 'Enter', 'hearth-hammer' ), 'sold', hammer ) ) {
			enter( 'sold', hammer );
		}
	};
	const say = ( outcome: Exclude< Outcome, 'sold' > ) => {
		if ( isOver() ) {
			return;
		}
		if ( outcome !== 'undo' ) {
			const hammer = outcome === 'referred' ? readPrice( price ) ?? 0 : 0;
			if ( isSure( LETTERS[ outcome ], outcome, hammer ) ) {
				enter( outcome, hammer );
			}
			return;
		}
		// One's own last entry goes back at once; another's result is asked for.
		if ( ! desk.hasOwn() && ! isSure( LETTERS.undo, 'undo', 0 ) ) {
			return;
		}
		setSure( '' );
		const back = desk.undo( current );
		const of = desk.lots.find( ( { id } ) => id === back );
		if ( of ) {
			go( of.id );
		}
		/* translators: %s: number of a lot */
		setSaid( of ? sprintf( __( 'Lot %s: entry undone', 'hearth-hammer' ), of.number ) : __( 'Nothing to undo.', 'hearth-hammer' ) );
	};
	const start = async () => {
		setSaid( ( await desk.start() ) || __( 'The sale is live. Visitors see which lot is being sold.', 'hearth-hammer' ) );
		input.current?.focus();
	};
	const onKey = ( event: KeyboardEvent ) => {
		if ( isClosing || event.ctrlKey || event.metaKey || event.altKey ) {
			return;
		}
		const step = { ArrowUp: -1, ArrowDown: 1, PageUp: -1, PageDown: 1 }[ event.key ];
		const outcome = KEYS[ event.key.toLowerCase() ];
		if ( step ) {
			event.preventDefault();
			move( step );
		} else if ( outcome ) {
			event.preventDefault();
			// A key that is held down is one.
			if ( ! event.repeat ) {
				say( outcome );
			}
		}
	};

	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Keys for the whole desk; each has its button.
		<div className="hh-desk" onKeyDown={ onKey }>
			<StatusBar desk={ desk } title={ props.title } leave={ props.leave } catalogue={ props.public } isClosing={ isClosing } onClosing={ () => setClosing( true ) } onStart={ start } />
			<ConflictList desk={ desk } />
			{ isClosing && <ClosingPanel props={ props } waiting={ desk.waiting } onDone={ desk.setClosed } onBack={ () => setClosing( false ) } /> }
			{ ! isClosing && lot && (
				<div className="hh-desk__body">
					<Rostrum
						lot={ lot }
						price={ price }
						said={ said }
						input={ input }
						onPrice={ ( typed ) => {
							setPrice( typed );
							setSure( '' );
						} }
						onSold={ sold }
						onOutcome={ say }
						onMove={ move }
					/>
					<LotList lots={ desk.lots } current={ current } onChoose={ go } />
				</div>
			) }
			{ ! isClosing && ! lot && (
				<p className="hh-desk__said">{ __( 'This sale has no lots yet.', 'hearth-hammer' ) }</p>
			) }
		</div>
	);
}
