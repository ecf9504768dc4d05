import path from 'node:path';
import {build, type BuildOptions, type OutputFile} from 'esbuild';

/** Absolute paths of all files whose code this build sends to browsers. */
export const shippedFiles = new Set<string>();

/** Bundles scripts that run without the application. */
export async function bundleScript(options: BuildOptions): Promise<OutputFile[]> {
  const {outputFiles, metafile} = await build({
    ...options,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    target: 'es2022',
  });
  for (const {inputs} of Object.values(metafile.outputs))
    for (const file of Object.keys(inputs)) shippedFiles.add(path.resolve(file));
  return outputFiles;
}
