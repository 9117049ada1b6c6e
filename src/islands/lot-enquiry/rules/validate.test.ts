import cases from '../../../../plugins/auctions/tests/vectors/lot-enquiry.json';
import { validate, type Values } from './validate';

const empty: Values = { kind: 'ask', bid: '', message: '', name: '', email: '', phone: '', agree: false, website: '' };

it.each( cases )( '[LOT-10] TypeScript finds the faults of the shared cases and says them: $fields', ( { fields, faults } ) => {
	const values = { ...empty, ...fields, agree: ( fields as { agree?: string } ).agree === '1' } as Values;
	expect( validate( values ) ).toEqual( faults );
} );
