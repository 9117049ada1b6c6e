import cases from '../../../../plugins/auctions/tests/vectors/lot-enquiry.json';
import proofs from '../../../../plugins/auctions/tests/vectors/offer-proof.json';
import { proofFault, validate, type Values } from './validate';

const empty: Values = { kind: 'ask', bid: '', amount: '', funding: '', solicitor: '', proof: null, message: '', name: '', email: '', phone: '', agree: false, website: '' };

it.each( cases )( '[LOT-10] TypeScript finds the faults of the shared cases and says them: $fields', ( { fields, faults } ) => {
	const values = { ...empty, ...fields, agree: ( fields as { agree?: string } ).agree === '1' } as Values;
	expect( validate( values ) ).toEqual( faults );
} );

it.each( proofs )( '[SALE-01] TypeScript refuses the same files as PHP: $name, $bytes bytes', ( { name, bytes, fault } ) => {
	expect( proofFault( name, bytes ) ).toBe( fault );
} );
