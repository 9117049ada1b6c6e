import type { SaveSearchProps } from '../../contract/generated/hpapi/save-search-props';
import { mountIsland } from '../../lib/island';
import { isObject } from '../../lib/is-object';
import { SaveSearch } from './save-search';

const isUsable = ( props: unknown ): props is SaveSearchProps =>
	isObject( props ) &&
	isObject( props.search ) &&
	isObject( props.area_labels ) &&
	Array.isArray( props.frequencies ) &&
	[ 'label', 'base_label', 'token_url', 'save_url', 'frequency' ].every( ( name ) => typeof props[ name ] === 'string' );

mountIsland( 'save-search', SaveSearch, { guard: isUsable } );
