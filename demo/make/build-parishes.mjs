#!/usr/bin/env node
/**
 * Writes demo/gazetteer/parish-pictures.csv: the parishes whose picture is rendered (demo/pictures), and what it shows.
 * Run it again when more pictures are finished: node demo/make/build-parishes.mjs
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { descriptions, pictures, root } from '../studio/runner/files.mjs';
import { parishPictures } from './parishes/rows.mjs';

const csv = parishPictures( descriptions(), ( reference ) => existsSync( join( pictures, reference, 'front.webp' ) ) );
writeFileSync( join( root, 'demo', 'gazetteer', 'parish-pictures.csv' ), csv );
process.stdout.write( `${ csv.trim().split( '\n' ).length - 1 } parishes have a picture\n` );
