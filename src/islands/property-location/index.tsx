import { mountLocationMaps } from '../../ui/location/location-map';

mountLocationMaps( 'property-location' );
