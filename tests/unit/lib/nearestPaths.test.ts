import {describe, expect, it} from 'vitest';
import {nearestPaths} from '../../../src/lib/nearestPaths';

const paths = [
  '',
  'docs',
  'docs/best-practices',
  'docs/best-practices/networking',
  'docs/best-practices/networking/nat-gateway',
  'docs/best-practices/networking/nat-gateway/share-one-egress-for-several-vpcs',
  'docs/best-practices/containers/cloud-container-engine',
  'docs/blueprints/by-use-case/networking',
  'docs/blueprints/by-use-case/security/keycloak/deploy-keycloak-on-cce',
  'templates',
];

describe('nearestPaths', () => {
  it('finds a misspelt page, then the page above it', () =>
    expect(nearestPaths('docs/best-practices/networking/nat-gatway', paths)).toEqual([
      'docs/best-practices/networking/nat-gateway',
      'docs/best-practices/networking',
    ]));

  it('finds a moved page by the words of its name', () =>
    expect(nearestPaths('docs/security/keycloak-on-cce.html', paths)).toEqual([
      'docs/blueprints/by-use-case/security/keycloak/deploy-keycloak-on-cce',
      'docs',
    ]));

  it('puts the page in the same folder before one of the same name elsewhere', () =>
    expect(nearestPaths('docs/blueprints/by-use-case/networkng', paths)[0]).toBe(
      'docs/blueprints/by-use-case/networking',
    ));

  it('returns none for an unknown address, and never more than requested', () => {
    expect(nearestPaths('wp-login.php', paths)).toEqual([]);
    expect(nearestPaths('', paths)).toEqual([]);
    expect(nearestPaths('docs/networking', paths, 1)).toHaveLength(1);
  });
});
