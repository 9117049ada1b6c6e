import { __, _n, sprintf } from '@wordpress/i18n';
import { describedBy, FieldError } from './form/form-field';
import { useCombobox } from './use-combobox';

export interface ComboboxOption {
	/** Unique in the list. */
	key: string;
	label: string;
	/** What kind of thing it is, in small. */
	hint: string;
}

interface Props< Option extends ComboboxOption > {
	name: string;
	label: string;
	placeholder: string;
	value: string;
	/** Null until there is an answer. */
	options: readonly Option[] | null;
	onChange: ( value: string ) => void;
	onChoose: ( option: Option ) => void;
	/** The visitor came to the field: options are needed. */
	onOpen: () => void;
	isDisabled?: boolean;
	/** What is wrong with what was typed, below the field. */
	error?: string;
}

const NONE: never[] = [];

/** A text field with suggestions. What is typed counts; a suggestion is only a quicker way to type it. */
export function Combobox< Option extends ComboboxOption >( props: Props< Option > ) {
	const { name, label, placeholder, value, options, onChange, onChoose, onOpen, isDisabled, error } = props;
	const box = useCombobox< Option >( { options: options ?? NONE, onChoose } );
	const open = () => {
		onOpen();
		box.open();
	};
	const isEmpty = box.isOpen && options !== null && options.length === 0;

	return (
		<div className={ `hh-field hh-combobox${ error ? ' hh-field--invalid' : '' }` }>
			<label className="hh-field__label" htmlFor={ box.id }>
				{ label }
			</label>
			<input
				{ ...box.inputProps }
				id={ box.id }
				className="hh-field__input"
				type="text"
				name={ name }
				value={ value }
				disabled={ isDisabled }
				placeholder={ placeholder }
				maxLength={ 60 }
				spellCheck={ false }
				enterKeyHint="search"
				aria-invalid={ error ? true : undefined }
				aria-describedby={ describedBy( box.id, error ) }
				onFocus={ onOpen }
				onClick={ open }
				onBlur={ box.closeAfterClick }
				onChange={ ( event ) => {
					onChange( event.target.value );
					open();
				} }
			/>
			{ box.isOpen && options !== null && options.length > 0 && (
				<ul className="hh-combobox__list" role="listbox" id={ `${ box.id }-list` } aria-label={ label } ref={ box.list }>
					{ options.map( ( option, index ) => (
						<li className="hh-combobox__option" key={ option.key } { ...box.optionProps( index ) }>
							{ option.label }
							<span className="hh-combobox__kind">{ option.hint }</span>
						</li>
					) ) }
				</ul>
			) }
			{ isEmpty && (
				<div className="hh-combobox__list">
					<p className="hh-combobox__empty">{ __( 'No results', 'hearth-hammer' ) }</p>
				</div>
			) }
			<span className="hh-visually-hidden" role="status">
				{ box.isOpen && options !== null && announce( options.length ) }
			</span>
			{ error && (
				<div role="alert">
					<FieldError id={ box.id } error={ error } />
				</div>
			) }
		</div>
	);
}

function announce( count: number ): string {
	return count === 0
		? __( 'No results', 'hearth-hammer' )
		: // translators: %d: how many suggestions the list has.
		  sprintf( _n( '%d suggestion', '%d suggestions', count, 'hearth-hammer' ), count );
}
