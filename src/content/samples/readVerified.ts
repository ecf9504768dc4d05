import path from 'node:path';
import {readIfThere} from '../../lib/readIfThere';
import {verifiedSchema, type VerifiedSamples} from '../../schemas/verified';
import {keepWhileUnchanged} from '../keepWhileUnchanged';

/** Reads what `npm run verify` found out. A site without the file has no results. */
export async function readVerified(siteDir: string): Promise<VerifiedSamples> {
  const file = path.join(siteDir, 'data/verified.json');
  const {samples} = await keepWhileUnchanged(file, async () => {
    const text = await readIfThere(file);
    return {samples: text === undefined ? {} : verifiedSchema.parse(JSON.parse(text)), files: []};
  });
  return samples;
}
