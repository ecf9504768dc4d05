import {expect, it} from 'vitest';
import {wordsOfPath} from '../../../src/lib/wordsOfPath';

it.each([
  ['docs/caf/landing-zone.html', 'caf landing zone'],
  [
    'docs/best-practices/containers/cloud-container-engine/keycloak',
    'cloud container engine keycloak',
  ],
  ['docs/keycloak/keycloak-on-cce/', 'keycloak on cce'],
  ['blog/2024/11/vault', 'vault'],
  ['b%C3%BCcher', 'bücher'],
  ['100%', ''],
  ['', ''],
])('%s: "%s"', (path, words) => expect(wordsOfPath(path)).toBe(words));
