import { __, _n, sprintf } from '@wordpress/i18n';
import { useEffect, useId, useRef, useState } from 'react';
import type { LotCatalogueProps } from '../../contract/generated/auctions/lot-catalogue-props';
import type { Carried } from '../../lib/island';
import { Adopted } from '../../lib/adopted';
import { watchedLots } from '../../lib/saved-lists';
import { AlertDialog } from '../../ui/alert-dialog';
import { listOf, type LotList } from './api/lots';
import { Bar } from './components/bar';
import { Chips } from './components/chips';
import { FilterPanel } from './components/filter-panel';
import { LotMap } from './components/lot-map';
import { LotsArea } from './components/lots-area';
import { useCatalogue } from './hooks/use-catalogue';
import { useLive } from './hooks/use-live';
import { useParts } from './hooks/use-parts';
import { announcement, replaceCards } from './rules/live-cards';
import { chipsOf } from './rules/chips';
import { pageLabel } from './rules/count-label';
import { queryOf, type CatalogueState } from './rules/state';

/**
 * The catalogue of a sale. Its first frame is that of plugins/auctions/templates/lot-catalogue.php, and its list of
 * lots the server's own: change both, or the page jumps.
 */
export function LotCatalogue( { typed, adopted = {}, ...props }: LotCatalogueProps & Carried ) {
	const [ fromServer ] = useState( () => ( { typed, list: listOfPage( adopted.lots ), future: adopted.future ? nonEmpty( listOf( adopted.future ) ) : null } ) );
	const [ start ] = useState( props );
	const catalogue = useCatalogue( start, fromServer );
	const { state, view, map, list, future, filters, phase } = catalogue;
	const isMap = map?.isOpen === true;
	const [ isOpen, setIsOpen ] = useState( false );
	const [ heard, setHeard ] = useState( '' );
	const form = useId();
	const main = useRef< HTMLDivElement >( null );
	const area = useRef< HTMLDivElement >( null );
	// What was pressed may be gone with the old lots, so the focus moves to the new ones, in the list or on the map.
	const goOn = ( next: CatalogueState ) => catalogue.change( next, isMap ? document.getElementById( `${ form }-lots` ) : area.current );
	const chips = chipsOf( state, filters );
	const laterUrl = [ props.later_url, queryOf( { ...state, page: 1 }, filters ) ].filter( ( part ) => part !== '' ).join( '&' );
	useParts( phase === 'failed' );

	useLive( {
		props,
		version: list.version,
		onLots: ( lots ) => {
			replaceCards( list.node, lots );
			setHeard( announcement( lots, watchedLots.ids() ) );
		},
		onMore: catalogue.again,
	} );

	const { page, pages } = list;
	const lastPage = useRef( page );
	useEffect( () => {
		if ( page !== lastPage.current ) {
			lastPage.current = page;
			setHeard( pageLabel( page, pages ) );
		}
	}, [ page, pages ] );

	// What was found begins where the visitor can see it: after a filter far down the column, and after a page.
	useEffect( () => {
		if ( phase === 'loading' && ( main.current?.getBoundingClientRect().top ?? 0 ) < 0 ) {
			main.current?.scrollIntoView( { block: 'start' } );
		}
	}, [ phase, state ] );

	useEffect( () => {
		list.node.classList.toggle( 'hh-lot-list--grid', view === 'grid' );
		list.node.classList.toggle( 'hh-lot-list--list', view === 'list' );
		list.node.dispatchEvent( new CustomEvent( 'hh:lots', { bubbles: true } ) );
	}, [ list, view ] );

	return (
		<div
			className="hh-lot-catalogue"
			data-auction-id={ props.auction_id }
			data-department-id={ props.department_id }
			data-sale-type-id={ props.sale_type_id }
			data-business={ props.business }
			data-can-manage-a365={ props.can_manage_a365 ? 1 : 0 }
			data-can-manage-cache={ props.can_manage_cache ? 1 : 0 }
			data-total={ props.total }
		>
			<a className="hh-skip hh-lot-catalogue__skip" href={ `#${ form }-lots` }>
				{ __( 'Skip to lots', 'hearth-hammer' ) }
			</a>
			<FilterPanel
				form={ form }
				action={ props.page_url }
				filters={ filters }
				state={ state }
				assist={ props }
				matching={ list.matching }
				isLoading={ phase === 'loading' }
				isOpen={ isOpen }
				onClose={ () => setIsOpen( false ) }
				onChange={ catalogue.change }
				onReset={ goOn }
			/>
			<div className="hh-lot-catalogue__main" ref={ main }>
				<h2 className="hh-visually-hidden">{ __( 'Lots', 'hearth-hammer' ) }</h2>
				<Bar
					form={ form }
					phase={ phase }
					list={ list }
					view={ view }
					onView={ catalogue.setView }
					sorts={ props.sorts }
					state={ state }
					filters={ filters }
					onChange={ catalogue.change }
					set={ chips.length }
					isOpen={ isOpen }
					onOpen={ () => setIsOpen( true ) }
					isMap={ map ? isMap : null }
					onMap={ catalogue.setMap }
				/>
				<Chips chips={ chips } filters={ filters } sort={ state.sort } onChange={ goOn } />
				{ map?.isOpen && start.map && <LotMap id={ `${ form }-lots` } addresses={ start.map } values={ state.values } nonce={ props.nonce } bounds={ map.bounds } onMoved={ catalogue.keepBounds } /> }
				<LotsArea id={ isMap ? `${ form }-list` : `${ form }-lots` } area={ area } isHidden={ isMap } phase={ phase } list={ list } state={ state } filters={ filters } onChange={ goOn } onAgain={ catalogue.again } />
				{ future !== null && future.matching > 0 && (
					<section className="hh-lot-catalogue__future" hidden={ phase === 'loading' } aria-labelledby={ `${ form }-future` }>
						<h2 className="hh-heading" id={ `${ form }-future` }>
							{ laterLabel( future.matching ) }
						</h2>
						<p className="hh-lot-catalogue__later">
							<a className="hh-more" href={ laterUrl } rel="nofollow">
								{ __( 'See all later lots', 'hearth-hammer' ) }
							</a>
						</p>
						<Adopted node={ future.node } />
					</section>
				) }
			</div>
			<p className="hh-visually-hidden" aria-live="polite">
				{ heard }
			</p>
			{ catalogue.isAlerting && (
				<AlertDialog
					message={ __( 'Sorry! there was an error loading the lots for this auction catalogue. Please try again later.', 'hearth-hammer' ) }
					onClose={ catalogue.dismiss }
				/>
			) }
		</div>
	);
}

/** How many lots later auctions have, in words. */
function laterLabel( count: number ): string {
	// translators: %s: number of lots
	return sprintf( _n( '%s lot in later auctions', '%s lots in later auctions', count, 'hearth-hammer' ), count.toLocaleString( 'en-GB' ) );
}

function listOfPage( node: HTMLElement | undefined ): LotList {
	if ( ! node ) {
		throw new Error( 'The page has no list of lots.' );
	}
	return listOf( node );
}

const nonEmpty = ( list: LotList ): LotList | null => ( list.matching > 0 ? list : null );
