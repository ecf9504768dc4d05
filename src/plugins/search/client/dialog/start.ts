import {createSearchClient} from '..';
import {startDialog} from './dialog';

/* The script of the dialog; see src/plugins/search/bundleScripts.ts. */
startDialog(createSearchClient);
