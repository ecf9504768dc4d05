import * as z from 'zod';
import {httpsUrl, slug, texts} from './fields';

/** The best-practice categories: folder names under `docs/best-practices/`. */
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

const quota = z.strictObject({
  name: z.string().min(2).describe('What is limited, in the plural: `load balancers`.'),
  limit: z.number().min(1).describe('How many or how much a new account may have.'),
  unit: z
    .string()
    .optional()
    .describe('Unit of a capacity, as bills of resources write it: `GB`. None for pieces.'),
  scope: z.enum(['account', 'region', 'project']).describe('What the quota is for.'),
  source: httpsUrl.describe('Page of the provider that states it.'),
});

const service = z.strictObject({
  id: slug.describe(
    'Id of the service, used by front matter, models and templates: `virtual-private-cloud`.',
  ),
  abbreviation: z
    .string()
    .nullable()
    .describe('Abbreviation as the provider writes it: `VPC`. `null` if there is none.'),
  name: z.string().describe('Full name as the provider writes it: `Virtual Private Cloud`.'),
  category: z
    .enum(serviceCategories)
    .describe('Folder below `docs/best-practices` with the guides of the service.'),
  icon: z
    .string()
    .max(180)
    .regex(/^M[\dACEHLMQSTVZacehlmqstvz .,-]+$/, 'expected the path of an SVG that begins with "M"')
    .describe(
      'Its sign, drawn by us: the path of an SVG with lines in a square of 24 by 24, as `M3 5h18v14H3z`. No other service has it.',
    ),
  status: z
    .enum(['current', 'documented-only', 'legacy', 'stub'])
    .describe('`current` for new projects; `legacy` for existing ones; `stub` without details.'),
  description: z.string().min(20).describe('What the service does, in one sentence.'),
  help_center_url: z
    .url()
    .nullable()
    .describe('Address of its overview in the Help Center. The user guide is below it at `umn/`.'),
  regions: z.array(z.enum(regions)).describe('Regions that offer it: `[eu-de, eu-nl]`.'),
  region_note: z
    .string()
    .regex(/^[A-Z].*\.$/, 'expected a sentence')
    .optional()
    .describe('What readers must know before they choose a region, as a sentence to them.'),
  api_endpoints: texts('Host names of its API, without scheme: `vpc.eu-de.otc.t-systems.com`.'),
  terraform_resources: texts(
    'Resource types of the provider: `opentelekomcloud_vpc_v1`. May be empty.',
  ),
  tag: z.string().nullable().describe('Key in `docs/tags.yml`: `vpc`. `null` if it has no tag.'),
  aliases: texts(
    'Names of similar services on other clouds. Search finds the service by them.',
  ).optional(),
  quotas: z
    .array(quota)
    .optional()
    .describe('Quotas that the provider publishes. `/landscape` compares them with sums.'),
  sources: texts('Documents that the entry was checked against.').min(1),
});

/** `data/services.yml`. */
export const servicesSchema = z.strictObject({
  services: z.array(service).describe('Services of the platform, by category and name.'),
});

export type Services = z.infer<typeof servicesSchema>;
export type Service = z.infer<typeof service>;
export type Quota = z.infer<typeof quota>;
