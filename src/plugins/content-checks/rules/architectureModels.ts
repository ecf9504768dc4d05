import {checkArchitecture} from '../../../content/checkArchitecture';
import type {Rule} from '../../../content/checks/rule';

const file = 'docs/best-practices/networking/plan.architecture.yml';
const back = '{id: back, label: Back';

/** A model defines every name exactly once, and the catalogue has every service. */
export const architectureModels: Rule = {
  name: 'architecture-models',
  finds: 'an unknown service, an edge that leads nowhere, an id twice, a group inside itself',
  fix: 'write the proposed id, or define it',
  wrong: {
    'a service in a model that does not exist': {file, from: 'private-cloud', to: 'privat-cloud'},
    'an edge in a model that leads nowhere': {file, from: 'to: back', to: 'to: bac'},
    'an id used twice in a model': {
      file,
      from: back,
      to: `{id: back, label: Twin}\n  - ${back}`,
    },
  },
  find: ({architectures, services}) => {
    const serviceIds = services.map(({id}) => id);
    return architectures.flatMap((architecture) =>
      checkArchitecture({...architecture, value: architecture.model}, serviceIds),
    );
  },
};
