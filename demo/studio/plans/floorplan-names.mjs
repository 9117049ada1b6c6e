export const ORDINALS = [
	'Ground floor',
	'First floor',
	'Second floor',
	'Third floor',
];

export const STOREY = [
	[ 'ground-floor', 0 ],
	[ 'first-floor', 1 ],
	[ 'second-floor', 2 ],
	[ 'top-floor', 2 ],
];
