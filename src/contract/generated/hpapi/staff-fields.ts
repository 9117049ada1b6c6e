/* Made from plugins/hpapi/schemas/staff-fields.json by `npm run contract`. Change the schema, not this file. */

/**
 * What is stored of a member of staff, one post meta each under its name here with the prefix hpapi_staff_. The name is the post's title, the picture its featured image.
 */
export interface StaffFields {
	role?: string;
	/**
	 * As the properties' own field says it, e.g. CRB. The first of a branch, in the order of the list, is the valuer of its properties.
	 */
	branch?: string;
	phone?: string;
	email?: string;
	/**
	 * What they say of their work; shown where a property has no words of its own.
	 */
	quote?: string;
}
