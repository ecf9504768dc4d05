import path from 'node:path';
import {verifiedSchema, type VerifiedSamples} from '../../schemas/verified';
import {readFileOnce} from '../readFiles';

/** Reads the results of `npm run verify`. A site without the file has no results. */
export async function readVerified(siteDir: string): Promise<VerifiedSamples> {
  const {value} = await readFileOnce(path.join(siteDir, 'data/verified.json'), (text) =>
    verifiedSchema.parse(JSON.parse(text)),
  );
  return value ?? {};
}
