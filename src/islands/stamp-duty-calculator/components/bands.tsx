import { __ } from '@wordpress/i18n';
import type { Answer } from '../rules/answer';

/** How the tax is made up. */
export function Bands( { rows }: Pick< Answer, 'rows' > ) {
	return (
		<table className="hh-calculator__bands">
			<caption className="hh-visually-hidden">{ __( 'Cost breakdown', 'hearth-hammer' ) }</caption>
			<thead>
				<tr>
					<th scope="col">{ __( 'Part of the price', 'hearth-hammer' ) }</th>
					<th scope="col">{ __( 'Rate', 'hearth-hammer' ) }</th>
					<th scope="col">{ __( 'Tax', 'hearth-hammer' ) }</th>
				</tr>
			</thead>
			<tbody>
				{ rows.map( ( row ) => (
					<tr key={ row.part }>
						<td>{ row.part }</td>
						<td>{ row.rate }</td>
						<td>{ row.tax }</td>
					</tr>
				) ) }
			</tbody>
		</table>
	);
}
