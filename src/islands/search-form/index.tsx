import type { SearchFormProps } from '../../contract/generated/hpapi/search-form-props';
import { mountIsland } from '../../lib/island';
import { isObject } from '../../lib/is-object';
import { SearchForm } from './search-form';
import './search-form.css';

/** The server's test holds its props to the schema; this is what the form cannot do without. */
const isUsable = ( props: unknown ): props is SearchFormProps =>
	isObject( props ) &&
	isObject( props.fields ) &&
	isObject( props.actions ) &&
	Array.isArray( props.filters ) &&
	Array.isArray( props.active_parishes ) &&
	typeof props.locations_url === 'string';

mountIsland( 'search-form', SearchForm, { guard: isUsable } );
