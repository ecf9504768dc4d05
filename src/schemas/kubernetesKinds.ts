import * as z from 'zod';
import {httpsUrl} from './fields';

const customKind = z.strictObject({
  apiVersion: z.string().regex(/^([a-z0-9.-]+\/)?v\d+((alpha|beta)\d+)?$/, 'expected group/version, for example cert-manager.io/v1'),
  kind: z.string().regex(/^[A-Z][A-Za-z0-9]+$/, 'expected a kind as objects write it, for example Certificate'),
  /** Where the kind is defined. */
  source: httpsUrl,
});

/** `data/kubernetes-kinds.yml`: kinds that samples may use and that are not part of Kubernetes itself. */
export const kubernetesKindsSchema = z
  .array(customKind)
  .nullable()
  .transform((kinds) => kinds ?? []);
