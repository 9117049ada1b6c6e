import { __ } from '@wordpress/i18n';
import { useEffect, useId, useRef, useState } from 'react';
import type { NewsletterProps } from '../../contract/generated/hpapi/newsletter-props';
import type { Carried } from '../../lib/island';
import { PrivacyNote } from '../../ui/form/privacy-note';
import { useContactState } from './use-contact-state';
import { useSignUp } from './use-sign-up';

type Line = 'intro' | 'question' | 'listed' | 'sent';

const labels = (): Record< Line, string > => ( {
	intro: __( 'Get new properties, open days and auction dates by email, about twice a month.', 'hearth-hammer' ),
	question: __( 'Get new properties and auction dates by email. Would you like to sign up, or sign up again?', 'hearth-hammer' ),
	listed: __( 'You’re on our list. We’ll email you new properties, open days and auction dates.', 'hearth-hammer' ),
	sent: __( 'Thank you. We’ll email you a link to confirm your address. We won’t send you anything else until you do.', 'hearth-hammer' ),
} );

/** SITE-09. The same elements as templates/newsletter.php: change both, or the page jumps. */
export function Newsletter( { action, source, endpoints, tracks, typed }: NewsletterProps & Partial< Carried > ) {
	const id = useId();
	const contact = useContactState( tracks, endpoints.profile );
	const { step, error, said, submit } = useSignUp( endpoints, source );
	const [ email, setEmail ] = useState( () => ( typed?.email?.[ 0 ] ?? '' ) );
	const sentLine = useRef< HTMLParagraphElement >( null );
	const isSent = step === 'sent';

	useEffect( () => {
		if ( isSent ) {
			sentLine.current?.focus( { preventScroll: true } );
		}
	}, [ isSent ] );

	const byContact: Record< typeof contact, Line > = { subscribed: 'listed', unengaged: 'question', unsubscribed: 'intro' };
	const shown = isSent ? 'sent' : byContact[ contact ];
	const isFormShown = ! isSent && contact !== 'subscribed';

	return (
		<div className="hh-newsletter">
			{ /* One place for all lines, as high as the longest, so that nothing moves when they change. */ }
			<div className="hh-newsletter__lead">
				{ Object.entries( labels() ).map( ( [ line, text ] ) => (
					<p
						key={ line }
						ref={ line === 'sent' ? sentLine : null }
						tabIndex={ line === 'sent' && isSent ? -1 : undefined }
						className={ `hh-newsletter__line${ line === shown ? '' : ' hh-newsletter__line--off' }` }
					>
						{ line === 'sent' && said ? said : text }
					</p>
				) ) }
			</div>
			<form
				className={ `hh-newsletter__form${ isFormShown ? '' : ' hh-newsletter__form--off' }` }
				method="post"
				action={ action }
				onSubmit={ submit }
				noValidate
			>
				<div className="hh-newsletter__row">
					<div className="hh-field">
						<label className="hh-field__label" htmlFor={ id }>
							{ __( 'Email address', 'hearth-hammer' ) }
						</label>
						<input
							id={ id }
							className="hh-field__input"
							type="email"
							name="email"
							autoComplete="email"
							maxLength={ 254 }
							required
							value={ email }
							onChange={ ( event ) => setEmail( event.target.value ) }
							aria-invalid={ error === '' ? undefined : true }
							aria-describedby={ `${ id }-status` }
						/>
					</div>
					<input type="hidden" name="source" value={ source } />
					<div className="hh-newsletter__trap" aria-hidden="true">
						<label htmlFor={ `${ id }-website` }>{ __( 'Leave this empty', 'hearth-hammer' ) }</label>
						<input id={ `${ id }-website` } type="text" name="website" tabIndex={ -1 } autoComplete="off" />
					</div>
					<button className="hh-button hh-button--ink" type="submit" aria-disabled={ step === 'sending' ? true : undefined }>
						{ __( 'Sign up', 'hearth-hammer' ) }
					</button>
					<PrivacyNote />
				</div>
				<p className={ `hh-newsletter__small${ error === '' ? '' : ' hh-newsletter__small--error' }` } id={ `${ id }-status` } role="status">
					{ error === '' ? __( 'You can unsubscribe at any time.', 'hearth-hammer' ) : error }
				</p>
			</form>
		</div>
	);
}
