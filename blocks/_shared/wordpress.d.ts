/** `@wordpress/block-editor` ships no types; these are the parts that our blocks use. */
declare module '@wordpress/block-editor' {
	import type { ComponentType, HTMLAttributes, ReactNode } from 'react';

	export const InspectorControls: ComponentType< { children: ReactNode } >;
	export function useBlockProps( props?: HTMLAttributes< HTMLElement > ): HTMLAttributes< HTMLElement >;
}
