import type {ArchitectureGroup, ArchitectureNode} from '../../../schemas/architecture';

/** Outlines of 24 by 24, drawn with a line. */
export const nodeGlyphs: Record<ArchitectureNode['kind'], string> = {
  service: 'M12 3.2 19.6 7.6v8.8L12 20.8 4.4 16.4V7.6zM4.6 7.7 12 12l7.4-4.3M12 12v8.6',
  application:
    'M3.8 5.6a1 1 0 0 1 1-1h14.4a1 1 0 0 1 1 1v12.8a1 1 0 0 1-1 1H4.8a1 1 0 0 1-1-1zM3.8 9.2h16.4M9 12.2 6.8 14.3 9 16.4M12 16.4h4.6',
  data: 'M4.8 6.4c0-1.7 3.2-3 7.2-3s7.2 1.3 7.2 3-3.2 3-7.2 3-7.2-1.3-7.2-3zM4.8 6.4v11.2c0 1.7 3.2 3 7.2 3s7.2-1.3 7.2-3V6.4M4.8 12c0 1.7 3.2 3 7.2 3s7.2-1.3 7.2-3',
  user: 'M12 11.6a3.9 3.9 0 1 0 0-7.8 3.9 3.9 0 0 0 0 7.8zM4.6 20.2c.8-3.5 3.8-5.5 7.4-5.5s6.6 2 7.4 5.5',
  device:
    'M3.8 5.8a1 1 0 0 1 1-1h14.4a1 1 0 0 1 1 1v9.4a1 1 0 0 1-1 1H4.8a1 1 0 0 1-1-1zM8.6 20h6.8M12 16.4v3.4',
  external:
    'M12 3.4a8.6 8.6 0 1 0 0 17.2 8.6 8.6 0 0 0 0-17.2zM3.6 12h16.8M12 3.6c2.4 2.4 3.6 5.2 3.6 8.4s-1.2 6-3.6 8.4c-2.4-2.4-3.6-5.2-3.6-8.4s1.2-6 3.6-8.4z',
};

/** Outlines of 16 by 16 before the title of a frame. */
export const groupGlyphs: Record<ArchitectureGroup['kind'], string> = {
  account: 'M2 4.5h12v8.5H2zM5.5 4.5V3h5v1.5M2 8.5h12',
  project: 'M2 3.5h4.5l1.5 2h6v7.5H2z',
  region:
    'M8 14s4.5-4 4.5-7.5a4.5 4.5 0 0 0-9 0C3.5 10 8 14 8 14zM8 8a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z',
  zone: 'M2.5 13.5v-7h4.5v7zM7 13.5V2.5h6.5v11zM9.5 5.5h1.5M9.5 8h1.5M9.5 10.5h1.5M1.5 13.5h13',
  vpc: 'M4.5 12.5a3 3 0 0 1-.3-6 4 4 0 0 1 7.7.8 2.6 2.6 0 0 1-.4 5.2z',
  subnet: 'M6 2.5h4v3H6zM2 10.5h4v3H2zM10 10.5h4v3h-4zM8 5.5V8M4 10.5V8h8v2.5',
  cluster: 'M8 1.8l5.4 3.1v6.2L8 14.2l-5.4-3.1V4.9zM8 5.6l2.1 1.2v2.4L8 10.4 5.9 9.2V6.8z',
  namespace: 'M5.5 2.5H3v11h2.5M10.5 2.5H13v11h-2.5M6 8h4',
  'on-premises': 'M2.5 3h11v4h-11zM2.5 9h11v4h-11zM5 5h.500M5 11h.500M8.5 5H11M8.5 11H11',
  internet:
    'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM2 8h12M8 2c1.7 1.7 2.5 3.7 2.5 6S9.7 12.3 8 14c-1.7-1.7-2.5-3.7-2.5-6S6.3 3.7 8 2z',
  external: 'M9.5 2.5h4v4M13.5 2.5 8 8M12 9.5v4H2.5V4H6.5',
  group: 'M2.5 5.5v-3h3M10.5 2.5h3v3M13.5 10.5v3h-3M5.5 13.5h-3v-3',
};
