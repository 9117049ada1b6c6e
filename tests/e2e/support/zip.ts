import { crc32 } from 'node:zlib';

/** A zip of some files as they are, not packed: enough for what an import unpacks. */
export function zipOf( files: Record< string, Buffer > ): Buffer {
	const local: Buffer[] = [];
	const central: Buffer[] = [];
	let offset = 0;
	for ( const [ name, bytes ] of Object.entries( files ) ) {
		const fields = Buffer.alloc( 26 );
		// Version 2.0, no flags, stored, 1 January 2026.
		fields.writeUInt16LE( 20, 0 );
		fields.writeUInt16LE( ( 2026 - 1980 ) * 512 + 32 + 1, 8 );
		fields.writeUInt32LE( crc32( bytes ), 10 );
		fields.writeUInt32LE( bytes.length, 14 );
		fields.writeUInt32LE( bytes.length, 18 );
		fields.writeUInt16LE( name.length, 22 );
		const entry = Buffer.concat( [ Buffer.from( 'PK\x03\x04', 'latin1' ), fields, Buffer.from( name ), bytes ] );
		const where = Buffer.alloc( 14 );
		where.writeUInt32LE( offset, 10 );
		central.push( Buffer.concat( [ Buffer.from( 'PK\x01\x02\x14\x00', 'latin1' ), fields, where, Buffer.from( name ) ] ) );
		local.push( entry );
		offset += entry.length;
	}
	const list = Buffer.concat( central );
	const end = Buffer.alloc( 22 );
	end.write( 'PK\x05\x06', 0, 'latin1' );
	end.writeUInt16LE( central.length, 8 );
	end.writeUInt16LE( central.length, 10 );
	end.writeUInt32LE( list.length, 12 );
	end.writeUInt32LE( offset, 16 );
	return Buffer.concat( [ ...local, list, end ] );
}
