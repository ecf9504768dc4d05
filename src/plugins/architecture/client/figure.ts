import type {ArchitectureComponent, ArchitectureConnection} from '../../../schemas/architecture';

/** The picture of a model, its downloads and its description. */
export interface Figure {
  /** File name of the downloads, without extension. */
  name: string;
  /** Address of the model below the base path: its path in the repository. */
  model: string;
  /** Size of the picture in px. */
  width: number;
  height: number;
  light: string;
  dark: string;
  drawio: string;
  title: string;
  description: string;
  components: ArchitectureComponent[];
  connections: ArchitectureConnection[];
}
