/** `@wordpress/block-editor` ships no types; these are the parts that our blocks use. */
declare module '@wordpress/block-editor' {
	import type { ComponentType, HTMLAttributes, ReactNode } from 'react';

	export const InspectorControls: ComponentType< { children: ReactNode } >;
	interface MediaUploadProps {
		allowedTypes: string[];
		value: number;
		onSelect: ( picked: { id: number } ) => void;
		render: ( button: { open: () => void } ) => ReactNode;
	}
	export const MediaUpload: ComponentType< MediaUploadProps >;
	export const MediaUploadCheck: ComponentType< { children: ReactNode } >;
	export function useBlockProps( props?: HTMLAttributes< HTMLElement > ): HTMLAttributes< HTMLElement >;
}
