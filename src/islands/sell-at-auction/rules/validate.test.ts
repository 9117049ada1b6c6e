import vectors from '../../../../plugins/auctions/tests/vectors/sell-answers.json';
import { readAnswer, type Question } from './validate';

it.each( vectors.cases )( 'an answer of $rule: "$typed" is kept as $kept', ( { rule, is_required: isRequired, typed, kept } ) => {
	expect( readAnswer( { rule: rule as Question[ 'rule' ], is_required: isRequired }, typed ) ).toBe( kept );
} );
