import { Fragment } from 'react';
import { pieces } from '../lib/unbroken';

/** A text whose telephone numbers, postcodes and names with a hyphen stay on one line. */
export function Unbroken( { text }: { text: string } ) {
	return (
		<>
			{ pieces( text ).map( ( piece, place ) =>
				piece.whole ? (
					<span className="hh-whole" key={ place }>
						{ piece.text }
					</span>
				) : (
					<Fragment key={ place }>{ piece.text }</Fragment>
				)
			) }
		</>
	);
}
