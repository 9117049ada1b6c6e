import { useEffect, useRef, useState } from 'react';
import { Drawing } from '../layers';
import { encodeArea } from '../rules/address';
import type { Stage } from './use-stage';

interface Drawn {
	corners: number;
	/** What was drawn last was no area. */
	isTooSmall: boolean;
	onAdd: () => void;
	onUndo: () => void;
	onFinish: () => void;
	onCancel: () => void;
}

/**
 * An area that is being drawn; null where none is.
 *
 * @param stage    Where it is drawn.
 * @param onArea   Gets it, encoded, once it is finished.
 * @param onCancel
 */
export function useDrawing( stage: Stage | null, onArea: ( polygon: string ) => void, onCancel: () => void ): { drawing: Drawn | null; start: () => void } {
	const [ corners, setCorners ] = useState< number | null >( null );
	const [ isTooSmall, setIsTooSmall ] = useState( false );
	const drawing = useRef< Drawing | null >( null );

	const end = () => {
		drawing.current?.remove();
		drawing.current = null;
		setCorners( null );
		stage?.view.map.getContainer().focus( { preventScroll: true } );
	};
	const cancel = () => {
		end();
		onCancel();
	};
	const start = () => {
		if ( ! stage || drawing.current ) {
			return;
		}
				stage.area.show( [] );
		drawing.current = new Drawing( stage.view, {
			onChange: ( number ) => {
				setCorners( number );
				setIsTooSmall( ( before ) => before && number === 0 );
			},
			onCancel: cancel,
			onFinish: ( drawn ) => {
				const polygon = encodeArea( drawn );
				if ( polygon === null ) {
					drawing.current?.clear();
					setIsTooSmall( true );
					return;
				}
				end();
				onArea( polygon );
			},
		} );
		setCorners( 0 );
		setIsTooSmall( false );
	};
	useEffect( () => () => drawing.current?.remove(), [] );

	const now = drawing.current;
	return {
		start: () => void start(),
		drawing:
			corners === null || now === null
				? null
				: { corners, isTooSmall, onAdd: () => now.addMiddle(), onUndo: () => now.undo(), onFinish: () => now.finish(), onCancel: cancel },
	};
}
