import { renderHook } from '@testing-library/react';
import { useLatestRequest } from './use-latest-request';

it( 'a new request gives up the one before, and leaving the page the last', () => {
	const { result, unmount } = renderHook( useLatestRequest );
	const older = result.current();
	const newer = result.current();
	expect( [ older.aborted, newer.aborted ] ).toEqual( [ true, false ] );
	unmount();
	expect( newer.aborted ).toBe( true );
} );
