import { registerServerBlock } from '../_shared/block';
import metadata from './block.json';
import { Edit } from './edit';

registerServerBlock( metadata, Edit );
