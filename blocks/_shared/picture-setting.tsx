import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { BaseControl, Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useId } from 'react';

interface Props {
	label: string;
	help: string;
	/** An attachment; 0 for none. */
	value: number;
	onChange: ( id: number ) => void;
}

/** A photo of the media library. */
export function PictureSetting( { label, help, value, onChange }: Props ) {
	const button = useId();
	return (
		<MediaUploadCheck>
			<BaseControl __nextHasNoMarginBottom id={ button } label={ label } help={ help }>
				<MediaUpload
					allowedTypes={ [ 'image' ] }
					value={ value }
					onSelect={ ( { id } ) => onChange( id ) }
					render={ ( { open } ) => (
						<p>
							<Button id={ button } variant="secondary" __next40pxDefaultSize onClick={ open }>
								{ value > 0 ? __( 'Replace photo', 'hearth-hammer' ) : __( 'Choose a photo', 'hearth-hammer' ) }
							</Button>{ ' ' }
							{ value > 0 && (
								<Button variant="link" isDestructive onClick={ () => onChange( 0 ) }>
									{ __( 'Remove', 'hearth-hammer' ) }
								</Button>
							) }
						</p>
					) }
				/>
			</BaseControl>
		</MediaUploadCheck>
	);
}
