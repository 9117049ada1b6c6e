import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import type { LocatePostcodeAnswer } from '../../contract/generated/hpapi/locate-postcode-answer';
import type { PropertyPlaceProps } from '../../contract/generated/hpapi/property-place-props';
import { reportIslandFailure } from '../../lib/report';
import type { Point } from '../../ui/map';
import { field, typedPoint, writePoint } from './fields';
import { findPostcode } from './find-postcode';
import { openPinMap, type PinMap } from './pin-map';

/**
 * STAFF-06: where a property is, on its edit screen. The postcode is looked up and the pin dragged to its place; the map
 * follows the fields for latitude and longitude, so the keyboard needs nothing else.
 */
export function PropertyPlace( props: PropertyPlaceProps ) {
	const [ said, setSaid ] = useState( props.state );
	const [ isOpen, setIsOpen ] = useState( false );
	const [ isAsking, setIsAsking ] = useState( false );
	const host = useRef< HTMLDivElement >( null );
	const map = useRef< Promise< PinMap > | null >( null );

	const show = async ( point: Point ) => {
		if ( ! host.current ) {
			return;
		}
		setIsOpen( true );
		const isNew = map.current === null;
		try {
			map.current ??= openPinMap( host.current, point, props, ( moved ) => {
				writePoint( moved );
				setSaid( __( 'Location set by hand.', 'hearth-hammer' ) );
			} );
			const opened = await map.current;
			if ( ! isNew ) {
				opened.show( point );
			}
		} catch ( error ) {
			map.current = null;
			setIsOpen( false );
			setSaid( __( 'Sorry, error loading the map. Enter the latitude and longitude instead.', 'hearth-hammer' ) );
			reportIslandFailure( 'property-place', error );
		}
	};
	const find = async () => {
		const postcode = field( 'postcode' );
		if ( ! postcode || postcode.value.trim() === '' ) {
			setSaid( __( 'Enter a postcode first.', 'hearth-hammer' ) );
			postcode?.focus();
			return;
		}
		setIsAsking( true );
		try {
			const found = await findPostcode( props.find_url, props.nonce, postcode.value.trim() );
			if ( typeof found === 'string' ) {
				setSaid( found );
				return;
			}
			postcode.value = found.postcode;
			writePoint( null );
			setSaid( wordsFor( found ) );
			await show( found );
		} catch {
			setSaid( __( 'We couldn’t look up the postcode. We’ll try again when you save.', 'hearth-hammer' ) );
		} finally {
			setIsAsking( false );
		}
	};
	useEffect( () => {
		const point = typedPoint();
		if ( point ) {
			void show( point );
		}
		const followed = () => {
			const typed = typedPoint();
			if ( typed ) {
				setSaid( __( 'Location set by hand.', 'hearth-hammer' ) );
				void show( typed );
			}
		};
		const entered = ( event: KeyboardEvent ) => {
			// Return would save the whole form.
			if ( event.key === 'Enter' ) {
				event.preventDefault();
				void find();
			}
		};
		const inputs = [ field( 'latitude' ), field( 'longitude' ) ];
		const postcode = field( 'postcode' );
		inputs.forEach( ( input ) => input?.addEventListener( 'change', followed ) );
		postcode?.addEventListener( 'keydown', entered );
		return () => {
			inputs.forEach( ( input ) => input?.removeEventListener( 'change', followed ) );
			postcode?.removeEventListener( 'keydown', entered );
			void map.current?.then( ( opened ) => opened.remove() );
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- The fields are the page's; they are listened to once.
	}, [] );

	return (
		<div className="hh-place-map" aria-busy={ isAsking }>
			<p>
				<button type="button" className="button" onClick={ () => void find() }>
					{ __( 'Find by postcode', 'hearth-hammer' ) }
				</button>{ ' ' }
				<span role="status">{ said }</span>
			</p>
			<div ref={ host } className="hh-place-map__map" hidden={ ! isOpen }></div>
			{ isOpen && (
				<p className="description">
					{ __( 'Drag the pin or click the map to set the location, or enter the latitude and longitude. Visitors will see a location you set as exact.', 'hearth-hammer' ) }
				</p>
			) }
		</div>
	);
}

function wordsFor( { postcode, name, approximate, parish }: LocatePostcodeAnswer ): string {
	const place = approximate
		? // translators: 1: postcode, 2: its sector or first half.
			sprintf( __( 'Approximate: for %1$s we only have %2$s. Drag the pin to the right place.', 'hearth-hammer' ), postcode, name )
		: // translators: %s: postcode.
			sprintf( __( 'Pin set to the centre of %s.', 'hearth-hammer' ), postcode );
	if ( parish === '' ) {
		return place;
	}
	return `${ place } ${
		approximate
			? // translators: %s: name of a parish.
				sprintf( __( 'The parish, %s, was found from the area too. Check it.', 'hearth-hammer' ), parish )
			: // translators: %s: name of a parish.
				sprintf( __( 'Parish: %s.', 'hearth-hammer' ), parish )
	}`;
}
