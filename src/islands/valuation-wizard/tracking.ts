/**
 * The events of VAL-23. They wait for consent in lib/analytics; an address never goes with them, only its hash.
 */
import { track } from '../../lib/analytics';

export const tracking = {
	/** The page with the wizard has opened. */
	pageLoaded: () => track( 'CA_Valuation_PageLoad' ),
	/** The form came into view. */
	viewed: () => track( 'CA_Valuation_View' ),
	/** @param step The step whose form is sent. */
	submitted: ( step: 'vehicle' | 'owner' | 'phone' ) => track( 'CA_Valuation_Submit', { step } ),
	/** @param target What was clicked, e.g. `another-plate`. */
	clicked: ( target: string ) => track( 'CA_Valuation_Click', { target } ),
	vehicleSubmitted: ( vrm: string ) => track( 'CA_Valuation_VehicleStep_Submitted', { vrm } ),
	vehicleFailed: ( vrm: string ) => track( 'CA_Valuation_VehicleStep_Error', { vrm } ),
	valuationSent: ( vrm: string ) => track( 'CA_Valuation_SendValuationStep_Submitted', { vrm } ),
	/** Without a hash there is nobody to tell of. */
	userSubmitted: ( hashedEmail: string | null, vrm: string ) => {
		if ( hashedEmail !== null ) {
			track( 'CAValuationUserDataSubmitted', { hashed_email: hashedEmail, vrm } );
		}
	},
};
