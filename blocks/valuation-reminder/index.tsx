import '../../src/islands/valuation-reminder/valuation-reminder.css';
import { registerServerBlock } from '../_shared/block';
import metadata from './block.json';
import { Edit } from './edit';

registerServerBlock( metadata, Edit );
