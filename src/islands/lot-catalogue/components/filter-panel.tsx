import { __, _n, sprintf } from '@wordpress/i18n';
import { useEffect, useState, type FormEvent } from 'react';
import type { CatalogueFilter } from '../../../contract/generated/auctions/parts/catalogue-filter';
import type { LotCatalogueProps } from '../../../contract/generated/auctions/lot-catalogue-props';
import { useModalPanel } from '../../../ui/use-modal-panel';
import { isFiltered, withValue, type CatalogueState } from '../rules/state';
import { FilterGroup } from './filter-group';
import { SearchBox } from './search-box';

/** From here on the filters stand beside the lots (lot-catalogue.css). */
const BESIDE = '(width >= 1100px)';

interface Props {
	/** The id of its form. */
	form: string;
	/** Where it is sent without a script. */
	action: string;
	filters: readonly CatalogueFilter[];
	state: CatalogueState;
	assist: Pick< LotCatalogueProps, 'search_assist_url' >;
	matching: number;
	isLoading: boolean;
	isOpen: boolean;
	onClose: () => void;
	onChange: ( next: CatalogueState, focus?: HTMLElement | null ) => void;
	/** The same, where the visitor goes on at the lots. */
	onReset: ( next: CatalogueState ) => void;
}

/** AUC-13: a column beside the lots; on narrow screens a panel over the page. */
export function FilterPanel( { form, action, filters, state, assist, matching, isLoading, isOpen, onClose, onChange, onReset }: Props ) {
	const panel = useModalPanel< HTMLDivElement >( { isOpen, onClose, inPage: BESIDE } );
	const search = filters.find( ( filter ) => filter.kind === 'search' );
	const asked = ( search && state.values[ search.name ] ) ?? '';
	const [ text, setText ] = useState( asked );
	useEffect( () => setText( asked ), [ asked ] );

	const commit = ( typed: string ) => {
		if ( search && typed.trim() !== asked ) {
			onChange( withValue( state, search.name, typed.trim() ) );
		}
	};
	// The button goes with what it resets. In the panel over the page one goes on with that.
	const reset = () => {
		const none: CatalogueState = { values: {}, sort: state.sort, page: 1 };
		return isOpen ? onChange( none, panel.current?.querySelector< HTMLElement >( '.hh-lot-filters__submit' ) ) : onReset( none );
	};
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		commit( text );
		onClose();
	};
	return (
		<div
			className={ `hh-lot-filters${ isOpen ? ' is-open' : '' }` }
			ref={ panel }
			{ ...( isOpen ? { role: 'dialog', 'aria-modal': true, 'aria-labelledby': `${ form }-title` } : {} ) }
		>
			<form className="hh-lot-filters__form" id={ form } role="search" aria-label={ __( 'Lots', 'hearth-hammer' ) } method="get" action={ action } onSubmit={ submit }>
				<div className="hh-lot-filters__head">
					<h2 className="hh-lot-filters__title" id={ `${ form }-title` }>
						{ __( 'Filter lots', 'hearth-hammer' ) }
					</h2>
					<button type="button" className="hh-link-button hh-lot-filters__close" onClick={ onClose }>
						{ __( 'Close', 'hearth-hammer' ) }
					</button>
				</div>
				<fieldset className="hh-lot-filters__fields" disabled={ isLoading }>
					<legend className="hh-visually-hidden">{ __( 'Filters', 'hearth-hammer' ) }</legend>
					{ filters.map( ( filter ) =>
						filter.kind === 'search' ? (
							<SearchBox key={ filter.name } filter={ filter } text={ text } onText={ setText } onCommit={ commit } url={ assist.search_assist_url } state={ state } />
						) : (
							<FilterGroup key={ filter.name } filter={ filter } state={ state } onChange={ onChange } />
						)
					) }
				</fieldset>
				<div className="hh-lot-filters__foot">
					{ isFiltered( state ) && (
						<button type="button" className="hh-link-button hh-lot-filters__reset" onClick={ reset }>
							{ __( 'Reset all', 'hearth-hammer' ) }
						</button>
					) }
					<button type="submit" className="hh-button hh-button--primary hh-lot-filters__submit">
						{ // translators: %s: number of lots
						sprintf( _n( 'Show %s lot', 'Show %s lots', matching, 'hearth-hammer' ), matching.toLocaleString( 'en-GB' ) ) }
					</button>
				</div>
			</form>
		</div>
	);
}
