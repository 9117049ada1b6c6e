import type { NewsletterProps } from '../../contract/generated/hpapi/newsletter-props';
import { mountIsland } from '../../lib/island';
import { isObject } from '../../lib/is-object';
import { Newsletter } from './newsletter';
import './newsletter.css';

/** The server's test holds its props to the schema; this is what the form cannot do without. */
const isUsable = ( props: unknown ): props is NewsletterProps =>
	isObject( props ) &&
	typeof props.action === 'string' &&
	isObject( props.endpoints ) &&
	[ 'profile', 'token', 'sign_up' ].every( ( name ) => typeof ( props.endpoints as Record< string, unknown > )[ name ] === 'string' );

mountIsland( 'newsletter', Newsletter, { guard: isUsable } );
