import { __ } from '@wordpress/i18n';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { PropertyMapProps } from '../../contract/generated/hpapi/property-map-props';
import { boxOf, isWithin } from '../../lib/geo/bounds';
import type { Bounds } from '../../ui/map';
import { PinCard, type Card } from '../../ui/marks/pin-card';
import { DrawBar, DrawHint } from './components/draw-bar';
import { Nothing } from './components/nothing';
import { Rows } from './components/rows';
import { Tools } from './components/tools';
import { useArea } from './hooks/use-area';
import { useDrawing } from './hooks/use-drawing';
import { useLandmarks } from './hooks/use-landmarks';
import { useNear } from './hooks/use-near';
import { loadPoint, type Look } from './hooks/load-pins';
import { usePins } from './hooks/use-pins';
import { useStage } from './hooks/use-stage';
import { useView } from './hooks/use-view';
import { cornersOf, withArea } from './rules/address';
import { marksOf } from './rules/marks';
import { kindOf, type LandmarkKind } from './rules/landmarks';
import { around, extentOf, isWhole, numberOf } from './rules/found';
import type { Pin } from './rules/pins';
import { counting, countInDrawn, countInView, countOfAll, nameOf, nearOnly, notCounted, withoutPlace } from './labels';

/** Where the page has scrolled into a list, it goes back to where the list begins, below what sticks above it. */
function scrollBack( side: HTMLElement | null ): void {
	const sticks = parseFloat( side ? getComputedStyle( side ).scrollMarginTop : '' ) || 0;
	const past = ( side?.getBoundingClientRect().top ?? 0 ) - sticks;
	if ( past < 0 ) {
		window.scrollBy( { top: past, behavior: 'instant' } );
	}
}

/**
 * A search on a map, and in words beside it. Its first frame is that of plugins/hpapi/templates/property-map.php.
 */
export function PropertyMap( props: PropertyMapProps ) {
	const element = useRef< HTMLDivElement >( null );
	const [ area, setArea ] = useArea( props.keeps_address );
	const [ follows, setFollows ] = useState( true );
	const [ open, setOpen ] = useState< readonly Pin[] >( [] );
	const [ lit, setLit ] = useState< string | null >( null );
	const [ shown, setShown ] = useState< readonly LandmarkKind[] >( [] );
	const [ look, setLook ] = useState< Look | null >( null );
	const { all, found, isLoading, isStale, isCounted } = usePins( props, area, look );
	const stage = useStage( element, props, all, area.bounds ?? boxOf( cornersOf( area.polygon ) ), {
		onOpen: setOpen,
		// What the map cannot take apart lies within a yard or two.
		onUnknown: ( box ) => void loadPoint( props, area, around( box ) ).then( setOpen, () => undefined ),
		onLight: ( pin ) => setLit( pin?.url ?? null ),
	} );
	const hasArea = area.polygon !== '';
	const onMoved = ( bounds: Bounds ) => follows && ! hasArea && setArea( { bounds } );
	const { look: seenNow, show } = useView( stage, { onMoved, onLeave: () => setOpen( [] ) } );
	const { drawing, start } = useDrawing(
		stage,
		( polygon ) => setArea( { polygon, bounds: null } ),
		() => stage?.area.show( cornersOf( area.polygon ) )
	);
	useEffect( () => setLook( seenNow ), [ seenNow ] );
	const seen = look?.box ?? null;
	const near = kindOf( area.landmarks );
	const { note, choose } = useNear( { stage, props, area, pins: all && isWhole( all ) ? all.pins : null, onChange: ( landmarks ) => setArea( { landmarks } ) } );
	useLandmarks( stage, props.places_url, seen, near && ! shown.includes( near ) ? [ ...shown, near ] : shown );

	const isInView = follows && ! hasArea && seen !== null;
	const listed = useMemo( () => ( found?.pins ?? [] ).filter( ( pin ) => ! isInView || isWithin( pin, seen as Bounds ) ), [ found, isInView, seen ] );
	const number = numberOf( all, found, isInView, listed.length );
	// Only what has been counted is said: not the number of the view, or of the area, from before.
	const isKnown = isCounted || ( all !== null && ! isLoading && ! isStale && ! isInView );
	const counted = hasArea ? countInDrawn( number ) : isInView ? countInView( number ) : countOfAll( number ); // eslint-disable-line no-nested-ternary -- Three cases of one sentence.
	const count = isKnown ? [ counted, near === null ? '' : nearOnly( near ) ].filter( Boolean ).join( ', ' ) : isStale ? notCounted() : counting(); // eslint-disable-line no-nested-ternary -- As above.

	useEffect( () => {
		if ( found ) {
			stage?.marks.setMarks( ...marksOf( found, all !== null && isWhole( all ) ) );
		}
	}, [ stage, all, found ] );
	useEffect( () => setOpen( [] ), [ stage, all ] );
	const side = useRef< HTMLDivElement >( null );
	// Another part of the map is another list: it is read from its beginning.
	// With the next frame, which lays the page out anyway: asked at once, a layout of its own would keep the pins waiting.
	useEffect( () => {
		const frame = window.requestAnimationFrame( () => scrollBack( side.current ) );
		return () => window.cancelAnimationFrame( frame );
	}, [ listed ] );
	useEffect( () => stage?.marks.setOpen( open ), [ stage, open ] );
	useEffect( () => {
		const corners = cornersOf( area.polygon );
		stage?.area.show( corners );
		show( boxOf( corners ) );
	}, [ stage, area.polygon, show ] );

	const close = () => {
		const [ first ] = open;
		setOpen( [] );
		if ( first ) {
			stage?.marks.focus( first );
		}
	};
	const toggle = ( kind: LandmarkKind ) => setShown( ( before ) => ( before.includes( kind ) ? before.filter( ( one ) => one !== kind ) : [ ...before, kind ] ) );
	const follow = ( does: boolean ) => {
		setFollows( does );
		setArea( { bounds: does && ! hasArea ? seen : null } );
	};
	const clear = () => setArea( { polygon: '', bounds: null } );

	return (
		<div className="hh-property-map" data-hh-map-frame>
			<div className={ `hh-property-map__tools${ drawing ? ' is-drawing' : '' }` } role={ stage ? 'group' : undefined } aria-label={ stage ? __( 'Map tools', 'hearth-hammer' ) : undefined }>
				{ stage && drawing && <DrawBar { ...drawing } /> }
				{ stage && ! drawing && (
					<Tools
						follows={ follows }
						onFollow={ follow }
						hasArea={ hasArea }
						onDraw={ start }
						onClear={ clear }
						shown={ shown }
						onShow={ toggle }
						near={ near }
						onNear={ choose }
					/>
				) }
			</div>
			<div className="hh-property-map__stage">
				<div className="hh-property-map__map" ref={ element }></div>
				{ ( ! stage || isLoading ) && <p className="hh-property-map__wait">{ __( 'Loading the map', 'hearth-hammer' ) }</p> }
				{ drawing && <DrawHint { ...drawing } /> }
				{ open.length > 0 && <PinCard cards={ open.map( cardOf ) } name={ open.length === 1 && open[ 0 ] ? nameOf( open[ 0 ] ) : countOfAll( open.length ) } onClose={ close } /> }
			</div>
			<div className="hh-property-map__side" ref={ side }>
				{ stage && (
					<>
						<p className="hh-property-map__count" role="status">
							{ count }
						</p>
						{ props.without_place > 0 && ! hasArea && <p className="hh-property-map__note">{ withoutPlace( props.without_place, props.total ) }</p> }
						{ note !== '' && <p className="hh-property-map__note" role="status">{ note }</p> }
						{ isStale && <p className="hh-property-map__note">{ __( 'We couldn’t update the map. These are the previous results.', 'hearth-hammer' ) }</p> }
						{ number > 0 || ! isKnown ? (
							<Rows
								pins={ listed }
								total={ isKnown ? number : listed.length }
								lit={ open[ 0 ]?.url ?? lit }
								onLight={ ( pin ) => stage.marks.setLit( pin ) }
								onFront={ ( pin ) => {
									setLit( pin.url );
									stage.marks.setLit( pin );
								} }
							/>
						) : (
							<Nothing
								elsewhere={ all?.total ?? 0 }
								hasArea={ hasArea }
								hasNear={ near !== null }
								wideUrl={ props.wide_url === '' || ! props.keeps_address ? '' : withArea( `${ props.wide_url }${ props.wide_url.includes( '?' ) ? '&' : '?' }view=map`, area ) }
								onShowAll={ () => show( all && extentOf( all ) ) }
								onZoomOut={ () => stage.view.map.zoomOut( 2 ) }
								onClear={ clear }
								onAnywhere={ () => choose( null ) }
							/>
						) }
					</>
				) }
			</div>
		</div>
	);
}

const cardOf = ( { url, image, status, price_string: price, heading, parish: where }: Pin ): Card => ( { url, image, status, price, heading, where } );
