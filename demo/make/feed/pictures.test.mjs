/** @jest-environment node */
/* global test, expect */
import { feedPictures } from './pictures.mjs';

const property = { ref: 'CRB_1001', captions: { front: 'The cottage', rear: 'The garden' } };
const description = { pictures: { living: { scene: 'room', caption: 'Sitting room' }, front: {}, kitchen: { scene: 'room', caption: 'Kitchen' }, rear: {} } };
const names = ( finished ) => feedPictures( property, description, finished ).map( ( { name, file } ) => [ name, file ] );

test( 'the front leads, then the other views, then the rooms; what is not rendered leaves no gap', () => {
	expect( names( [ 'front', 'kitchen', 'living', 'rear' ] ) ).toEqual( [ [ 'front', 'CRB_1001_IMG_00.webp' ], [ 'rear', 'CRB_1001_IMG_01.webp' ], [ 'living', 'CRB_1001_IMG_02.webp' ], [ 'kitchen', 'CRB_1001_IMG_03.webp' ] ] );
	expect( names( [ 'kitchen', 'front' ] ) ).toEqual( [ [ 'front', 'CRB_1001_IMG_00.webp' ], [ 'kitchen', 'CRB_1001_IMG_01.webp' ] ] );
} );

test( 'rooms seen from inside follow the front, before the garden and the models of rooms', () => {
	const eye = { ...description, pictures: { ...description.pictures, 'eye-kitchen': { scene: 'eye', caption: 'Kitchen' } } };
	expect( feedPictures( property, eye, [ 'front', 'rear', 'living', 'eye-kitchen' ] ).map( ( one ) => one.name ) ).toEqual( [ 'front', 'eye-kitchen', 'rear', 'living' ] );
} );

test( 'captions of views are the property’s, those of rooms the description’s', () => {
	expect( feedPictures( property, description, [ 'front', 'living' ] ).map( ( one ) => one.caption ) ).toEqual( [ 'The cottage', 'Sitting room' ] );
} );

test( 'a picture without words is refused', () => {
	expect( () => feedPictures( { ...property, captions: {} }, description, [ 'front' ] ) ).toThrow( 'CRB_1001: the picture front has no caption' );
} );
