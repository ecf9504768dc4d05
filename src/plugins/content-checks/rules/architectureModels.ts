import {checkArchitecture} from '../../../content/checkArchitecture';
import type {Rule} from '../../../content/checks/rule';

const file = 'docs/best-practices/networking/plan.architecture.yml';

/** In a model every used name is defined once, and every service is in the catalogue. */
export const architectureModels: Rule = {
  name: 'architecture-models',
  finds: 'an unknown service, an edge that leads nowhere, an id twice, a group inside itself',
  fix: 'write the proposed id, or define it',
  wrong: [
    {
      name: 'a service in a model that does not exist',
      file,
      from: 'service: virtual-private-cloud',
      to: 'service: virtual-privat-cloud',
    },
    {name: 'an edge in a model that leads nowhere', file, from: 'to: back', to: 'to: bac'},
    {
      name: 'an id used twice in a model',
      file,
      from: '{id: back, label: Back',
      to: '{id: back, label: Twin}\n  - {id: back, label: Back',
    },
  ],
  find: ({architectures, services}) => {
    const serviceIds = services.map(({id}) => id);
    return architectures.flatMap((architecture) =>
      checkArchitecture({...architecture, value: architecture.model}, serviceIds),
    );
  },
};
