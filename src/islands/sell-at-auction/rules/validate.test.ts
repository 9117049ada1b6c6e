import vectors from '../../../../plugins/auctions/tests/vectors/sell-answers.json';
import { answerFault, readAnswer, type Question } from './validate';

it.each( vectors.cases )( 'an answer of $rule: "$typed" is kept as $kept', ( { rule, is_required: isRequired, typed, kept, says } ) => {
	const question = { rule: rule as Question[ 'rule' ], is_required: isRequired, fault: 'fault', missing: 'missing' };
	expect( [ readAnswer( question, typed ), answerFault( question, typed ) ] ).toEqual( [ kept, says ] );
} );
