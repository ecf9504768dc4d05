import * as z from 'zod';
import {httpsUrl} from './fields';

const customKind = z.strictObject({
  apiVersion: z
    .string()
    .regex(
      /^([a-z0-9.-]+\/)?v\d+((alpha|beta)\d+)?$/,
      'expected group/version, for example cert-manager.io/v1',
    )
    .describe('Group and version of the kind: `cert-manager.io/v1`.'),
  kind: z
    .string()
    .regex(/^[A-Z][A-Za-z0-9]+$/, 'expected a kind as objects write it, for example Certificate')
    .describe('The kind as objects write it: `Certificate`.'),
  source: httpsUrl.describe('Address of the document that defines the kind.'),
});

/** `data/kubernetes-kinds.yml`: custom kinds that samples may use. */
export const kubernetesKindsSchema = z
  .array(customKind)
  .nullable()
  .describe('Custom kinds that samples may use. Empty if there are none.')
  .transform((kinds) => kinds ?? []);
