import { mountLocationMaps } from '../../ui/location/location-map';

mountLocationMaps( 'office-map' );
