import { mountLocationMaps } from '../../ui/location/location-map';

mountLocationMaps( 'lot-location' );
