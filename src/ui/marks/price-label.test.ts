import { priceLabel } from './price-label';

it.each( [
	[ '£425,000', '£425k' ],
	[ 'Guide price £425,000', '£425k' ],
	[ 'Offers in excess of £1,395,000', '£1.4m' ],
	[ '£1,300,000', '£1.3m' ],
	[ '£1,250,000', '£1.25m' ],
	[ '£2,000,000', '£2m' ],
	[ '£999,600', '£1m' ],
	[ '£999,400', '£999k' ],
	[ '£367,500', '£368k' ],
	[ '£950', '£950' ],
	[ '£1,450 pcm', '£1,450' ],
	[ '£950 pcm', '£950' ],
	[ '£20,000 pa', '£20k pa' ],
	[ '£150 pppw', '£150 pppw' ],
	[ '£3,000 per quarter', '£3k per quarter' ],
	[ 'POA', 'POA' ],
	[ '', '' ],
] )( '%s is %s on a pin', ( price, label ) => expect( priceLabel( price ) ).toBe( label ) );
