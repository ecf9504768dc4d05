import * as z from 'zod';
import {slug} from './fields';

/** The nine best-practice categories: folder names under `docs/best-practices/`. */
const serviceCategories = [
  'application-services',
  'big-data-and-data-analysis',
  'computing',
  'containers',
  'databases',
  'management-and-deployment',
  'networking',
  'security-services',
  'storage',
] as const;

const regions = ['eu-de', 'eu-nl', 'eu-ch2'] as const;

const service = z.strictObject({
  id: slug,
  abbreviation: z.string().nullable(),
  name: z.string(),
  category: z.enum(serviceCategories),
  status: z.enum(['current', 'documented-only', 'legacy', 'stub']),
  description: z.string().min(20),
  /** The overview; the user guide lies below it under `umn/`. */
  help_center_url: z.url().nullable(),
  regions: z.array(z.enum(regions)),
  region_note: z.string().optional(),
  /** Host names without scheme; HTTPS only. */
  api_endpoints: z.array(z.string()),
  /** Types of the provider; empty where it has none for the service. */
  terraform_resources: z.array(z.string()),
  /** Key of `docs/tags.yml`. */
  tag: z.string().nullable(),
  /** Names of counterparts on other clouds, spelt as there; search and the portfolio find the service by them. */
  aliases: z.array(z.string()).optional(),
  sources: z.array(z.string()).min(1),
});

/** `data/services.yml`. */
export const servicesSchema = z.strictObject({services: z.array(service)});

export type Service = z.infer<typeof service>;
