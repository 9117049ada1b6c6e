import { __ } from '@wordpress/i18n';
import type { MouseEvent, Ref } from 'react';
import { formatPlate } from '../../../lib/valuation/plate';
import type { Contact } from '../types';
import { StepHeading } from './step-heading';

interface Props {
	headingLevel: number;
	headingRef: Ref< HTMLHeadingElement >;
	vrm: string;
	contact: Contact;
	startUrl: string;
	onAnotherPlate: ( event: MouseEvent ) => void;
}

/** VAL-11. */
export function NotFound( { headingLevel, headingRef, vrm, contact, startUrl, onAnotherPlate }: Props ) {
	return (
		<div className="hh-valuation__message">
			<p className="hh-valuation__vehicle-plate">
				<span className="hh-visually-hidden">{ __( 'Number plate', 'hearth-hammer' ) } </span>
				<span className="hh-plate hh-plate--small">{ formatPlate( vrm ) }</span>
			</p>
			<StepHeading level={ headingLevel } headingRef={ headingRef }>
				{ __( "Sorry, we couldn't find an online valuation for that vehicle", 'hearth-hammer' ) }
			</StepHeading>
			<p>
				{ __(
					'Check that you’ve entered the number plate correctly. If it’s right, our auctioneers can still value your vehicle: older, rarer and imported vehicles are often worth more than a price guide suggests.',
					'hearth-hammer'
				) }
			</p>
			<ul className="hh-valuation__ways">
				<li>
					<a className="hh-button hh-button--primary" href={ startUrl } onClick={ onAnotherPlate } data-track="another-plate">
						{ __( 'Try another plate', 'hearth-hammer' ) }
					</a>
				</li>
				<li>
					<a className="hh-button" href={ contact.url } data-track="contact">
						{ __( 'Contact the auctioneers', 'hearth-hammer' ) }
					</a>
				</li>
			</ul>
		</div>
	);
}
