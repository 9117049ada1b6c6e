import { __ } from '@wordpress/i18n';

/**
 * Links a form that asks for personal data to the site's privacy page, which WordPress names in the head; nothing where
 * none is published. PHP's is Core\Privacy\PrivacyPage::note().
 */
export function PrivacyNote() {
	const page = document.querySelector< HTMLLinkElement >( 'link[rel="privacy-policy"]' );
	return page ? (
		<p className="hh-field__hint hh-privacy-note">
			<a href={ page.href }>{ __( 'How we use your data', 'hearth-hammer' ) }</a>
		</p>
	) : null;
}
