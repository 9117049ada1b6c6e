import { reduce, START, stepNumber, type Action, type Lookup, type State } from './state';

const lookup = { token: 'token', record: { TradeValueBelowAverageInt: 2600 } } as Lookup;
const record = { email: 'jo@example.com' } as Lookup[ 'record' ];

const after = ( ...actions: Action[] ): State => actions.reduce( reduce, START );
const found: Action = { type: 'found', lookup };
const sent = ( outcome: 'thank_you' | 'no_value' | 'phone_quote' ): Action => ( { type: 'sent', record, outcome } );

it( '[VAL-02] goes vehicle, owner, outcome, result', () => {
	const ways = [ [ found ], [ found, sent( 'phone_quote' ) ], [ found, sent( 'no_value' ), { type: 'phone_sent' } ] ];
	expect( ways.map( ( way ) => after( ...( way as Action[] ) ).screen.name ) ).toEqual( [
		'owner',
		'outcome',
		'phone_thank_you',
	] );
	expect( after( found, sent( 'thank_you' ) ).screen.name ).toBe( 'thank_you' );
	expect( after( found, { type: 'send_failed' } ).screen.name ).toBe( 'send_failed' );
} );

it( '[VAL-02] nothing leads back, nor past a step', () => {
	const done = after( found, sent( 'thank_you' ) );
	for ( const action of [ found, sent( 'no_value' ), { type: 'began_anew' }, { type: 'phone_sent' } ] as Action[] ) {
		expect( reduce( done, action ).screen ).toBe( done.screen );
	}
	expect( after( sent( 'thank_you' ) ).screen.name ).toBe( 'vehicle' );
	expect( after( { type: 'phone_sent' } ).screen.name ).toBe( 'vehicle' );
	expect( after( found, { type: 'phone_failed' } ).screen.name ).toBe( 'owner' );
} );

it( '[VAL-11] another plate begins anew', () => {
	const anew = after( { type: 'not_found', vrm: 'X1' }, { type: 'began_anew' } );
	expect( anew ).toEqual( { ...START, round: 1 } );
} );

it( '[VAL-02] the step that is shown as the current one', () => {
	expect( [ after(), after( found ), after( found, sent( 'no_value' ) ) ].map( ( { screen } ) => stepNumber( screen ) ) ).toEqual(
		[ 1, 2, 3 ]
	);
} );

it( '[VAL-14] a vehicle without a value goes to the apology at once: there is nothing to send', () => {
	const none = { ...lookup, record: { TradeValueBelowAverageInt: null } } as Lookup;
	expect( after( { type: 'found', lookup: none } ).screen ).toMatchObject( { name: 'outcome', outcome: 'no_value' } );
	expect( after( { type: 'found', lookup: none }, { type: 'began_anew' } ) ).toEqual( { ...START, round: 1 } );
} );

it( '[VAL-16] a mistyped address is put right on the thank-you, once', () => {
	const right = after( found, sent( 'thank_you' ), { type: 'corrected', email: 'al@example.com' } ).screen;
	expect( right ).toMatchObject( { name: 'thank_you', corrected: true, lookup: { record: { email: 'al@example.com' } } } );
	expect( after( found, { type: 'corrected', email: 'al@example.com' } ).screen.name ).toBe( 'owner' );
} );
