import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

interface Options< Option > {
	options: readonly Option[];
	onChoose: ( option: Option ) => void;
}

const POINTER = [ [ 'pointerdown', true ], [ 'pointerup', false ], [ 'pointercancel', false ] ] as const;

/** Whether a button or a finger is down, anywhere on the page, while the component is there. */
function usePressed(): RefObject< boolean > {
	const isPressed = useRef( false );
	useEffect( () => {
		const page = new AbortController();
		for ( const [ event, is ] of POINTER ) {
			window.addEventListener( event, () => ( isPressed.current = is ), { capture: true, signal: page.signal } );
		}
		return () => page.abort();
	}, [] );
	return isPressed;
}

/**
 * What a combobox of the ARIA 1.2 pattern does with the keyboard and the pointer: the focus stays in the input, and
 * `aria-activedescendant` names the option that Enter takes.
 */
export function useCombobox< Option >( { options, onChoose }: Options< Option > ) {
	const id = useId();
	const [ isOpen, setIsOpen ] = useState( false );
	const [ active, setActive ] = useState( -1 );
	const list = useRef< HTMLUListElement >( null );
	const isPressed = usePressed();
	const optionId = ( index: number ) => `${ id }-option-${ index }`;

	// What is listed has changed: the option that was active is not there any more.
	useEffect( () => setActive( -1 ), [ options ] );

	useEffect( () => {
		if ( active >= 0 ) {
			list.current?.children[ active ]?.scrollIntoView( { block: 'nearest' } );
		}
	}, [ active ] );

	const close = () => {
		setIsOpen( false );
		setActive( -1 );
	};
	const choose = ( index: number ) => {
		const option = options[ index ];
		if ( option !== undefined ) {
			onChoose( option );
			close();
		}
	};
	const move = ( step: 1 | -1 ) => {
		setIsOpen( true );
		// One more place than there are options: the input itself, with what was typed.
		const places = options.length + 1;
		setActive( ( at ) => ( ( at + 1 + step + places ) % places ) - 1 );
	};

	const onKeyDown = ( event: KeyboardEvent ) => {
		if ( event.nativeEvent.isComposing ) {
			return;
		}
		if ( event.key === 'ArrowDown' || event.key === 'ArrowUp' ) {
			event.preventDefault();
			move( event.key === 'ArrowDown' ? 1 : -1 );
		} else if ( event.key === 'Enter' && isOpen && active >= 0 ) {
			event.preventDefault();
			choose( active );
		} else if ( event.key === 'Escape' && isOpen ) {
			event.preventDefault();
			event.stopPropagation();
			close();
		} else if ( event.key === 'Tab' ) {
			close();
		}
	};

	/** A list that goes away at once would move what is being pressed from under the finger: it stays until the click. */
	const closeAfterClick = () => {
		const later = () => setTimeout( close, 0 );
		if ( isPressed.current ) {
			window.addEventListener( 'pointerup', later, { once: true } );
		} else {
			later();
		}
	};

	const isListed = isOpen && options.length > 0;
	return {
		id,
		isOpen,
		open: () => setIsOpen( true ),
		closeAfterClick,
		list,
		inputProps: {
			role: 'combobox' as const,
			'aria-autocomplete': 'list' as const,
			'aria-expanded': isListed,
			'aria-controls': isListed ? `${ id }-list` : undefined,
			'aria-activedescendant': isListed && active >= 0 ? optionId( active ) : undefined,
			autoComplete: 'off',
			onKeyDown,
		},
		optionProps: ( index: number ) => ( {
			id: optionId( index ),
			role: 'option' as const,
			'aria-selected': index === active,
			// Pressing must not take the focus, and with it the list, away before the click is there.
			onPointerDown: ( event: { preventDefault: () => void } ) => event.preventDefault(),
			onMouseDown: ( event: { preventDefault: () => void } ) => event.preventDefault(),
			onClick: () => choose( index ),
		} ),
	};
}
