import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import kept from '../../../tests/fixtures/caphpi/valuation-record.json';
import { hashEmail } from './hash';

beforeAll( () => {
	Object.assign( globalThis, { TextEncoder } );
	Object.defineProperty( globalThis, 'crypto', { value: webcrypto, configurable: true } );
} );

it( '[VAL-19] hashes an address as the server does, whatever its capitals', async () => {
	expect( await hashEmail( kept.email ) ).toBe( kept.hashed_email );
	expect( await hashEmail( ' jo@example.com ' ) ).toBe( kept.hashed_email );
} );
