import { __ } from '@wordpress/i18n';
import type { LotEnquiryProps } from '../../contract/generated/auctions/lot-enquiry-props';
import { describedBy, FormField } from '../../ui/form/form-field';
import { TextField } from '../../ui/form/text-field';
import { SelectField } from '../../ui/select-field';
import type { Errors, Funding, Values } from './rules/validate';

interface Props {
	/** Before every id. */
	id: string;
	funding: LotEnquiryProps[ 'funding' ];
	values: Values;
	errors: Errors;
	onValue: ( changed: Partial< Values > ) => void;
}

/** What an offer outside the auction asks (SALE-01). The style sheet shows it where an offer is chosen. */
export function OfferFields( { id, funding, values, errors, onValue }: Props ) {
	return (
		<div className="hh-lot-enquiry__offer">
			<TextField
				id={ `${ id }-amount` }
				name="amount"
				label={ __( 'Your offer (£)', 'hearth-hammer' ) }
				hint={ __( 'Excluding buyer’s premium and VAT.', 'hearth-hammer' ) }
				inputMode="numeric"
				maxLength={ 20 }
				autoComplete="off"
				value={ values.amount }
				error={ errors.amount }
				onValue={ ( amount ) => onValue( { amount } ) }
			/>
			<SelectField
				id={ `${ id }-funding` }
				name="funding"
				label={ __( 'How you’ll pay', 'hearth-hammer' ) }
				options={ [ { value: '', label: __( 'Choose', 'hearth-hammer' ) }, ...funding ] }
				required
				value={ values.funding }
				error={ errors.funding }
				onChange={ ( chosen ) => onValue( { funding: chosen as Funding | '' } ) }
			/>
			<TextField
				id={ `${ id }-solicitor` }
				name="solicitor"
				label={ __( 'Your solicitor', 'hearth-hammer' ) }
				hint={ __( 'Name and firm.', 'hearth-hammer' ) }
				optional
				maxLength={ 120 }
				autoComplete="off"
				value={ values.solicitor }
				error={ errors.solicitor }
				onValue={ ( solicitor ) => onValue( { solicitor } ) }
			/>
			<FormField
				id={ `${ id }-proof` }
				label={ __( 'Proof of funds', 'hearth-hammer' ) }
				optional
				hint={ __( 'PDF, JPG or PNG, up to 10 MB. Only our saleroom sees it.', 'hearth-hammer' ) }
				error={ errors.proof }
			>
				<input
					type="file"
					id={ `${ id }-proof` }
					name="proof"
					className="hh-field__input"
					accept=".pdf,.jpg,.jpeg,.png"
					onChange={ ( event ) => onValue( { proof: event.target.files?.[ 0 ] ?? null } ) }
					aria-invalid={ errors.proof ? true : undefined }
					aria-describedby={ describedBy( `${ id }-proof`, errors.proof, true ) }
				/>
			</FormField>
		</div>
	);
}
