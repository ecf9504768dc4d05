import type {GuideLink} from '../../../schemas/catalogue';
import type {Template} from '../../../schemas/template';
import type {Places} from '../../../schemas/variable';

/** A template in the gallery. */
export interface TemplateCard extends Pick<
  Template,
  'id' | 'title' | 'description' | 'tool' | 'use_cases'
> {
  services: {id: string; name: string}[];
  /** Name of its thumbnail, in the gallery. */
  thumbnail?: string;
}

/** Props of `/templates`. */
export interface TemplateGalleryData {
  templates: TemplateCard[];
}

export interface TemplateFile {
  /** Path in the folder of the template. */
  path: string;
  /** Highlighted at build time. */
  html: string;
  language: string;
  lines: number;
}

/** HTML, a sample with its language, or the position of inputs and outputs. */
export type ReadmePart = {html: string} | {html: string; language: string} | {interface: true};

export interface TemplateInput {
  name: string;
  type: string;
  required: boolean;
  /** The default value as written in the file; empty for a required input. */
  defaultValue: string;
  /** Positions of example values in the default. */
  places: Places;
  description: string;
}

export interface TemplateOutput {
  name: string;
  description: string;
  sensitive: boolean;
}

/** Props of `/templates/<id>`, beside the address of its archive. */
export interface TemplatePageData extends TemplateCard, Pick<Template, 'reviewed' | 'sources'> {
  /** The README without its title. */
  readme: ReadmePart[];
  files: TemplateFile[];
  inputs: TemplateInput[];
  outputs: TemplateOutput[];
  /** Definitions of the variables that the files use, as JSON. */
  variables: string;
  /** Positions of example values in the files of the archive. */
  places: Record<string, Places>;
  guides: GuideLink[];
}
