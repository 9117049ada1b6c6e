interface Props {
	name: string;
	label: string;
	/** What is sent when it is checked; nothing is otherwise. */
	value: string;
	checked: boolean;
	onChange: ( checked: boolean ) => void;
}

export function CheckField( { name, label, value, checked, onChange }: Props ) {
	return (
		<label className="hh-check">
			<input type="checkbox" name={ name } value={ value } checked={ checked } onChange={ ( event ) => onChange( event.target.checked ) } />
			{ label }
		</label>
	);
}
