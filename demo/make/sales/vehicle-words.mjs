/** Sentences about vehicles, as an auctioneer says them. The facts fill the braces. */

export const OPENINGS = {
	fleet: [ 'Retired from a company fleet at the end of its term.', 'Straight off a Kent fleet, and run on a schedule.', 'One of a batch from the same fleet operator, sold because its replacement has arrived.', 'De-fleeted last month, signwriting never fitted.', 'A fleet vehicle from the start.' ],
	lease: [ 'Returned at the end of its lease and entered by the leasing company.', 'A lease return.', 'Off lease and returned on time.', 'End of contract, sold by the leasing company.' ],
	part_exchange: [ 'Taken in part exchange by a dealer and sent straight to us, unprepared.', 'A trade-in that doesn’t suit the dealer’s forecourt.', 'Part-exchanged last week, and not so much as hoovered since.', 'A dealer’s part exchange, offered as received.', 'A main dealer’s part exchange against something newer.', 'Part exchange to clear: the dealer needs the space.', 'Traded in locally.' ],
	private: [ 'Entered by a private seller who no longer needs it.', 'From a private seller in East Sussex.', 'A private entry, bought for a job that has ended.', 'Privately owned; the seller is giving up driving.', 'Sold for a private client who has moved abroad.', 'A private entry from the Weald.' ],
	classic: [ 'Out of a dry garage near Tenterden.', 'From a small private collection that is being reduced.', 'A summer car, laid up each November.', 'Entered by a private seller who has run out of garage.' ],
};

export const IDENTITY = {
	engine: [ 'A {shade} {doors}-door {body} with the {litres} {fuel} engine and {a_gearbox} gearbox.', '{Shade}, {doors} doors, {litres} {fuel}, {gearbox}.', 'It is the {litres} {fuel} with the {gearbox} box, a {doors}-door {body} in {shade}.', 'In {shade}, with {doors} doors, the {gearbox} gearbox and the {litres} {fuel} engine.' ],
	electric: [ 'A {shade} {doors}-door {body}, all electric, automatic as they all are.', '{Shade}, {doors} doors, electric, automatic.', 'Electric and automatic: a {doors}-door {body} in {shade}.' ],
	van: [ 'A {shade} {body}, {litres} {fuel}, {gearbox}, with {seats} seats.', '{Shade} {body} with the {litres} {fuel} engine, {a_gearbox} gearbox and {seats} seats.', 'The {litres} {fuel} with {a_gearbox} gearbox, {seats} seats, finished in {shade}.' ],
	electricVan: [ 'A {shade} electric {body}, automatic, with {seats} seats.', '{Shade} {body}, electric and automatic, {seats} seats.' ],
};

export const MILEAGE = {
	warranted: [ '{miles} miles, warranted by the seller', 'The {miles} miles are warranted', 'Warranted at {miles} miles', '{miles} miles from new, warranted' ],
	not_warranted: [ 'The display shows {miles} miles, not warranted', '{miles} miles on the clock, not warranted', 'It shows {miles} miles, which are not warranted' ],
	incorrect: [ 'The display reads {miles} miles and is known to be incorrect' ],
	unknown: [ 'The clock shows {miles} miles and has only five figures, so the true mileage is unknown', '{miles} miles shown; the clock may have been round before, so the mileage is sold as unknown' ],
};

export const KEEPERS = {
	none: [ 'owned by its first keeper throughout', 'no previous keepers', 'one keeper from new' ],
	one: [ 'one previous keeper', 'there is one previous keeper' ],
	several: [ '{keepers} previous keepers', 'there have been {keepers} previous keepers', '{keepers} previous keepers on the V5C' ],
};

export const HISTORY = {
	full: [ 'Full service history.', 'Full service record.', 'Serviced on time, with a full history to prove it.', 'A full service history comes with it.' ],
	part: [ 'Part service history.', 'Part service history only.', 'There is a part service history, with gaps.', 'The service book is part stamped.' ],
	none: [ 'No service history.', 'Sold without service history.' ],
	not_stated: [ '' ],
};

export const PAPERS = {
	present: [ '{Keys} and V5C present.', 'V5C and {keys} present.', '{Keys}, V5C held at our office.' ],
	to_follow: [ '{Keys}; the V5C is to follow.', 'V5C to follow, {keys}.' ],
	none: [ '{Keys} and no V5C. The buyer must apply for one.' ],
};

export const MOT = {
	exempt: [ 'MOT exempt by age; look underneath.', 'Old enough to be MOT exempt, and has no current MOT.' ],
	first: [ 'Its first MOT is not due until {month}.', 'No test needed before {month}.' ],
	none: [ 'No MOT: bring a trailer.', 'Sold without MOT.', 'It has no MOT, so it cannot be driven away.' ],
	short: [ 'MOT expires soon.', 'Not much left on the MOT.', 'It will need an MOT before long.' ],
	middle: [ 'Reasonable MOT.', 'A few months left on the MOT.', 'Several months’ MOT.' ],
	long: [ 'A long MOT.', 'Most of a year on the MOT.', 'Recent MOT.' ],
};

export const CONDITION = {
	1: [ 'Our inspector found no faults: grade 1.', 'Grade 1: no faults noted.', 'Graded 1: ready to retail.' ],
	2: [ 'Grade 2. The inspector noted one fault: {faults}.', 'Graded 2 for {faults} and nothing else.', 'A tidy one, grade 2: {faults}.' ],
	3: [ 'Grade 3: {faults}.', 'Honest wear puts it at grade 3: {faults}.', 'The inspector gave it grade 3 for {faults}.' ],
	4: [ 'Grade 4, for {faults}.', 'It needs some work: {faults}. Grade 4.', 'Grade 4. Listed by the seller: {faults}.' ],
	5: [ 'Grade 5, so buy it for what it is: {faults}.', 'Listed faults: {faults}. Grade 5.', 'One for the workshop, grade 5: {faults}.' ],
	U: [ 'Unclassified, sold for spares or repair: {faults}.', 'Grade U: {faults}. Collect it with a transporter.' ],
};

export const CATEGORY = {
	N: [ 'Insurance category N (not structural), since repaired.', 'Recorded as category N and since put right.' ],
	S: [ 'Insurance category S (structural damage), since repaired.', 'Recorded as category S; repair paperwork included.' ],
};

export const VAT = {
	plus_vat: [ 'VAT is added to the hammer price.', 'Plus VAT on the hammer.', 'Hammer price plus VAT.' ],
	no_vat: [ 'No VAT on the hammer.', 'There is no VAT on the hammer price.' ],
	margin: [ '' ],
};

export const CLOSINGS = {
	Hatchback: [ 'The sort of thing every forecourt is asked for.', 'Sensible, and never the last to go.', 'Easy to park, and easier to sell.', 'Small outside, with enough room inside.', 'Bidders like these: come early.' ],
	Saloon: [ 'Built for the motorway.', 'A lot of car for the guide.', 'Popular with export buyers.', 'Quiet, roomy and out of fashion: that is the bargain.' ],
	Estate: [ 'Room for the dog and what the dog needs.', 'Estates are scarce at this money.', 'Fold the seats down and bring a wardrobe.', 'A family’s second choice and a tradesman’s first.' ],
	SUV: [ 'Always popular with bidders.', 'Good for country lanes and the school run.', 'Expect trade interest.', 'Sits high, and sells itself.', 'Look at the tyres on both axles before you bid.' ],
	Coupé: [ 'Two doors and a surprisingly big boot.', 'Hear it started before you bid.', 'There are worse ways to spend the money.' ],
	Convertible: [ 'View it with the hood up and with it down.', 'It starts on the button and sounds right.', 'Inspect before you buy; no one restores one for profit.', 'Drives as it should: slowly and noisily.' ],
	'Pick-up': [ 'Useful on the farm, and fine for the school run.', 'The tow bar has been used.', 'Workhorses like this are wanted all year.', 'Load bed as you’d expect.' ],
	'Small van': [ 'Goes under every height barrier in Kent.', 'Would suit a florist or a plumber.', 'Small enough for town, and holds a pallet of boxes.', 'Cheap to run on short rounds.' ],
	'Medium van': [ 'The size every trade wants.', 'Racking removed, floor sound.', 'Sign it and send it out on Monday.', 'Popular for camper conversions too.' ],
	'Large van': [ 'High enough to stand up in.', 'Parcel work or removals.', 'Long, high and hard to find undamaged.', 'Plenty of work in it yet.' ],
	Minibus: [ 'Belts to every seat.', 'Would suit a club, a care home or a school.', 'Wide door, low step.' ],
	'Luton van': [ 'The box is dry.', 'Ready for removals work.', 'Bring something heavy to try the lift.' ],
	Motorhome: [ 'Habitation check paperwork is in the folder.', 'Sleeps as many as it says, if they are friends.', 'Beds made up, gas bottles not included.' ],
};
