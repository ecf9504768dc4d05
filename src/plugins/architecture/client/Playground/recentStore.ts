import {storedState} from '../../../../components/storedState';
import {parseRecent, type RecentModel} from './recentModels';

/** The last five models, in this browser only. */
export const recentStore = storedState<RecentModel[]>('playground', parseRecent);
