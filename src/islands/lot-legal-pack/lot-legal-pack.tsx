import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import type { LotLegalPackProps } from '../../contract/generated/auctions/lot-legal-pack-props';
import type { Carried } from '../../lib/island';
import { FaultCount } from '../../ui/form/fault-count';
import { FieldError } from '../../ui/form/form-field';
import { PersonFields } from '../../ui/form/person-fields';
import { PrivacyNote } from '../../ui/form/privacy-note';
import { TrapField } from '../../ui/form/trap-field';
import { usePack } from './hooks/use-pack';

/**
 * What a legal pack holds, and the form that asks for it (LOT-05). Its first frame is that of
 * plugins/auctions/templates/legal-pack/form.php: change both.
 */
export function LotLegalPack( { typed, ...props }: LotLegalPackProps & Carried ) {
	return (
		<div className="hh-legal">
			<ul className="hh-legal__documents">
				{ props.documents.map( ( one ) => (
					<li className="hh-legal__document" key={ one.title }>
						<span className="hh-legal__name">{ one.title }</span>{ ' ' }
						<span className="hh-legal__about">{ about( one ) }</span>
					</li>
				) ) }
			</ul>
			<PackForm { ...props } typed={ typed } />
		</div>
	);
}

function about( { kind, version, date }: LotLegalPackProps[ 'documents' ][ number ] ): string {
	/* translators: 1: kind and size of a file, 2: number of a version, 3: date */
	return sprintf( __( '%1$s · version %2$d, %3$s', 'hearth-hammer' ), kind, version, date );
}

function submitLabel( isAtOnce: boolean | undefined ): string {
	return isAtOnce ? __( 'View the documents', 'hearth-hammer' ) : __( 'Send me the legal pack', 'hearth-hammer' );
}

function PackForm( { typed, ...props }: LotLegalPackProps & Carried ) {
	const { form, values, errors, told, failure, isBusy, sent, set, submit } = usePack( props, typed );
	const id = `hh-legal-${ props.lot }`;
	if ( sent !== null ) {
		return <Done sentence={ sent } />;
	}
	return (
		<form
			className="hh-legal__form"
			ref={ form }
			method="post"
			action={ props.action }
			aria-label={ __( 'Request the legal pack', 'hearth-hammer' ) }
			onSubmit={ submit }
			noValidate
		>
			<FaultCount told={ told } />
			<input type="hidden" name="terms" value={ props.terms.version } />
			<p className="hh-legal__lede">
				{ props.at_once
					? __( 'The documents open at once. We’ll also email you a link, and tell you when one of them changes.', 'hearth-hammer' )
					: __( 'We’ll email you a link to the documents, and tell you when one of them changes.', 'hearth-hammer' ) }
			</p>
			<PersonFields id={ id } className="hh-legal__person" values={ { ...values, phone: '' } } errors={ errors } onValue={ set } phone={ null } />
			<details className="hh-legal__terms">
				<summary>{ __( 'Terms of use', 'hearth-hammer' ) }</summary>
				<p className="hh-legal__text">{ props.terms.text }</p>
			</details>
			<div className={ `hh-field${ errors.accept ? ' hh-field--invalid' : '' }` }>
				<label className="hh-check">
					<input
						type="checkbox"
						name="accept"
						value="1"
						checked={ values.accept }
						required
						onChange={ ( event ) => set( { accept: event.target.checked } ) }
						aria-invalid={ errors.accept ? true : undefined }
						aria-describedby={ errors.accept ? `${ id }-accept-error` : undefined }
					/>
					{ __( 'I have read and accept these terms', 'hearth-hammer' ) }
				</label>
				<FieldError id={ `${ id }-accept` } error={ errors.accept } />
			</div>
			<TrapField value={ values.website } onValue={ ( website ) => set( { website } ) } />
			<PrivacyNote />
			{ failure !== '' && (
				<p className="hh-notice hh-notice--error" role="alert">
					{ failure }
				</p>
			) }
			<button className="hh-button hh-button--primary hh-legal__submit" type="submit" aria-disabled={ isBusy || undefined }>
				{ isBusy ? __( 'Sending…', 'hearth-hammer' ) : submitLabel( props.at_once ) }
			</button>
		</form>
	);
}

function Done( { sentence }: { sentence: string } ) {
	const box = useRef< HTMLDivElement >( null );
	useEffect( () => box.current?.focus(), [] );
	return (
		<div className="hh-notice hh-notice--success" role="status" ref={ box } tabIndex={ -1 }>
			<p className="hh-notice__title">{ __( 'Check your email', 'hearth-hammer' ) }</p>
			<p>{ sentence }</p>
		</div>
	);
}
