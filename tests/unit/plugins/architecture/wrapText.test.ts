import {describe, expect, it} from 'vitest';
import {measureText} from '../../../../src/plugins/architecture/measureText';
import {nodeLabel} from '../../../../src/plugins/architecture/typography';
import {wrapText} from '../../../../src/plugins/architecture/wrapText';

describe('wrapText', () => {
  it('leaves short text on one line', () =>
    expect(wrapText('Keycloak', nodeLabel, 132)).toEqual(['Keycloak']));

  it('makes lines of about equal length', () =>
    expect(wrapText('Ingress controller of the cluster', nodeLabel, 132)).toEqual([
      'Ingress controller',
      'of the cluster',
    ]));

  it('breaks after hyphens and slashes and keeps them', () =>
    expect(wrapText('read-only/location', nodeLabel, 80)).toEqual(['read-only/', 'location']));

  it('breaks a word that is wider than a line, and no line is wider than allowed', () => {
    const lines = wrapText('Donaudampfschifffahrtsgesellschaft', nodeLabel, 100);
    expect(lines.join('')).toBe('Donaudampfschifffahrtsgesellschaft');
    expect(Math.max(...lines.map((line) => measureText(line, nodeLabel)))).toBeLessThanOrEqual(100);
  });

  it('loses no character of any text', () => {
    for (const text of ['a, b and c.d', '10.10.0.0/16', 'é ü — “quoted”', '  spaces   within  ']) {
      expect(wrapText(text, nodeLabel, 60).join('').replace(/\s/g, '')).toBe(
        text.replace(/\s/g, ''),
      );
    }
  });
});
