import type {ArchitectureGroup, ArchitectureNode} from '../../schemas/architecture';
import type {Service} from '../../schemas/service';

export type ColorMode = 'light' | 'dark';

interface GroupColors {
  fill: string;
  border: string;
  text: string;
}

export interface SignColors {
  color: string;
  tint: string;
}

export interface Palette {
  background: string;
  /** Background of a node's card. */
  surface: string;
  ink: string;
  muted: string;
  line: string;
  /** Background of a line's label. */
  chip: string;
  groups: Record<ArchitectureGroup['kind'], GroupColors>;
  /** Glyph and border of a node. */
  accents: Record<ArchitectureNode['kind'], SignColors & {border: string}>;
  /** Sign of a service: the colours of src/css/categories.css. */
  categories: Record<Service['category'], SignColors>;
}

const light: Palette = {
  background: '#ffffff',
  surface: '#ffffff',
  ink: '#17222e',
  muted: '#4d5b69',
  line: '#55677a',
  chip: '#ffffff',
  groups: {
    account: {fill: '#f7f8fa', border: '#a3afbb', text: '#3d4b59'},
    project: {fill: '#f5f5fb', border: '#a6a9cf', text: '#43467e'},
    region: {fill: '#f2f7fc', border: '#8db0d8', text: '#1d4f87'},
    zone: {fill: '#f8fbfe', border: '#9db9d6', text: '#2c5478'},
    vpc: {fill: '#f0f8f2', border: '#7ab78f', text: '#1b663a'},
    subnet: {fill: '#e9f5f4', border: '#6fb0ac', text: '#0d5a59'},
    cluster: {fill: '#eff1fd', border: '#97a1e4', text: '#393ea3'},
    namespace: {fill: '#f7f2fd', border: '#b697db', text: '#65309c'},
    'on-premises': {fill: '#fbf6ec', border: '#cdab77', text: '#744a10'},
    internet: {fill: '#f4f5f7', border: '#a8b2bc', text: '#44515d'},
    external: {fill: '#fbf4f3', border: '#d2a39c', text: '#853a33'},
    group: {fill: '#f7f8f9', border: '#aeb8c2', text: '#44515d'},
  },
  accents: {
    service: {color: '#1457a8', tint: '#e3eefb', border: '#9bbbe2'},
    application: {color: '#5a3fb0', tint: '#ece7fb', border: '#b9abe4'},
    data: {color: '#0b6866', tint: '#dcf2ef', border: '#8cc4bf'},
    user: {color: '#45525f', tint: '#e9edf1', border: '#b0bac4'},
    device: {color: '#45525f', tint: '#e9edf1', border: '#b0bac4'},
    external: {color: '#8a4b0c', tint: '#faecd9', border: '#d8b587'},
  },
  categories: {
    'application-services': {color: '#17643a', tint: '#e5f3ea'},
    'big-data-and-data-analysis': {color: '#5a389d', tint: '#ede7f8'},
    computing: {color: '#b04d17', tint: '#fbeee5'},
    containers: {color: '#19568f', tint: '#e6eff8'},
    databases: {color: '#864507', tint: '#fdeedb'},
    'management-and-deployment': {color: '#40525b', tint: '#eef2f3'},
    networking: {color: '#0b5f6e', tint: '#e1eff1'},
    'security-services': {color: '#9c2323', tint: '#fbeae8'},
    storage: {color: '#7a4d00', tint: '#fcf2de'},
  },
};

const dark: Palette = {
  background: '#12171d',
  surface: '#1e2630',
  ink: '#eaf0f5',
  muted: '#aebbc8',
  line: '#8fa0b1',
  chip: '#12171d',
  groups: {
    account: {fill: '#161c23', border: '#536170', text: '#c2cdd8'},
    project: {fill: '#181a28', border: '#5c6096', text: '#c0c4f0'},
    region: {fill: '#131d2a', border: '#41658f', text: '#a9ccf3'},
    zone: {fill: '#15202c', border: '#47627f', text: '#b2cce6'},
    vpc: {fill: '#13211a', border: '#3f7453', text: '#a4dcb6'},
    subnet: {fill: '#132625', border: '#3b7370', text: '#9fdcd7'},
    cluster: {fill: '#191c33', border: '#565eb0', text: '#bcc4fb'},
    namespace: {fill: '#211a2e', border: '#735597', text: '#d8bff5'},
    'on-premises': {fill: '#241d12', border: '#7d633a', text: '#ecc994'},
    internet: {fill: '#181d22', border: '#55616c', text: '#c4ced7'},
    external: {fill: '#251a19', border: '#80524d', text: '#f0bdb6'},
    group: {fill: '#171c22', border: '#505c68', text: '#c4ced7'},
  },
  accents: {
    service: {color: '#94c4fb', tint: '#1c3350', border: '#41648e'},
    application: {color: '#c6b7fb', tint: '#2f2950', border: '#62558f'},
    data: {color: '#86dbd2', tint: '#143a38', border: '#3a7470'},
    user: {color: '#c9d3dd', tint: '#2d3742', border: '#586674'},
    device: {color: '#c9d3dd', tint: '#2d3742', border: '#586674'},
    external: {color: '#f3c386', tint: '#40301a', border: '#84683f'},
  },
  categories: {
    'application-services': {color: '#7fd19d', tint: '#12301f'},
    'big-data-and-data-analysis': {color: '#c3aef2', tint: '#2b2147'},
    computing: {color: '#eba375', tint: '#3a2517'},
    containers: {color: '#8dbff0', tint: '#142a41'},
    databases: {color: '#efb06f', tint: '#3a240d'},
    'management-and-deployment': {color: '#b6c4c9', tint: '#1a272c'},
    networking: {color: '#74c9d4', tint: '#15353c'},
    'security-services': {color: '#f39a94', tint: '#3d1a19'},
    storage: {color: '#e6b95c', tint: '#33270c'},
  },
};

/** Colours of the picture. A unit test checks that every text has a contrast of 4.5:1. */
export const palettes: Record<ColorMode, Palette> = {light, dark};

/** Frames that only group things, and are no resource, have a dashed border. */
export const dashedGroups: ReadonlySet<ArchitectureGroup['kind']> = new Set([
  'zone',
  'namespace',
  'external',
  'internet',
  'group',
]);
