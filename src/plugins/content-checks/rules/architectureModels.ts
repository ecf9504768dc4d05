import {checkArchitecture} from '../../../content/checkArchitecture';
import type {Rule} from '../types';

/** In a model every name that is used is defined once, and every service is one of the catalogue. */
export const architectureModels: Rule = {
  name: 'architecture-models',
  find: ({architectures, services}) => {
    const serviceIds = services.map(({id}) => id);
    return architectures.flatMap(({file, model, lineOf}) => checkArchitecture({file, value: model, lineOf}, serviceIds));
  },
};
