import {prose, sample} from '../../../content/checks/examples';
import type {Rule} from '../../../content/checks/rule';

const permission = /\b[a-zA-Z]{2,}:[a-zA-Z]+:[a-zA-Z]+\b/;
const message = (name: string): string => `"${name}" is a permission, not the name of a trace`;

/** Cloud Trace Service has its own names of operations: `deleteServer`, not `ecs:…:delete`. */
export const traceNames: Rule = {
  name: 'trace-names',
  finds: 'a permission in the place of a trace name',
  fix: 'write the trace name from the list of traces in the user guide of the service',
  wrong: {
    'a permission in a query': sample('jq \'select(.trace_name == "ecs:cloudServers:delete")\' f'),
    'a permission in a text': prose('Look for the trace `rds:instance:delete`.'),
  },
  right: {
    'a trace name': sample('jq \'select(.trace_name == "deleteServer")\' f'),
    'a permission in a text': prose('The user needs `cts:trace:list` to read traces.'),
  },
  inSamples: [
    {
      pattern: /\btrace_name\b[^\n]*/g,
      message: ([text]) => {
        const name = permission.exec(text)?.[0];
        return name === undefined ? undefined : message(name);
      },
    },
  ],
  findInPage: ({body, bodyOffset}) =>
    [...body.matchAll(/\btraces? (?:named )?`([^`\s]+)`/g)].flatMap(({1: name = '', index}) =>
      permission.test(name)
        ? [{line: bodyOffset + body.slice(0, index).split('\n').length, message: message(name)}]
        : [],
    ),
};
