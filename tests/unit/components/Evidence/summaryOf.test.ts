import {describe, expect, it} from 'vitest';
import {summaryOf} from '../../../../src/components/Evidence/summaryOf';

const samples = {
  total: 12,
  passed: 11,
  exempt: [],
  unchecked: [],
  failed: [],
  tools: [],
  levels: [],
};

describe('summaryOf', () => {
  it('shows the day, the samples and the links', () =>
    expect(summaryOf({reviewed: '2026-11-21', samples, links: 1})).toEqual([
      'Reviewed 21 Nov 2026',
      '11 of 12 samples checked',
      '1 link checked',
    ]));

  it('omits facts that a page does not have', () => {
    expect(
      summaryOf({reviewed: '2026-11-21', samples: {...samples, total: 0, passed: 0}, links: 0}),
    ).toEqual(['Reviewed 21 Nov 2026']);
    expect(summaryOf({reviewed: '2026-11-21', links: 2})).toEqual([
      'Reviewed 21 Nov 2026',
      '2 links checked',
    ]);
  });
});
