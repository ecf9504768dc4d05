import {describe, expect, it} from 'vitest';
import {isReviewOld} from '../../../src/schemas/review';

describe('isReviewOld', () =>
  it('is true after exactly eighteen months or more', () => {
    expect(isReviewOld('2025-05-22', '2026-11-21')).toBe(false);
    expect(isReviewOld('2025-05-21', '2026-11-21')).toBe(true);
    expect(isReviewOld('2026-11-21', '2026-11-21')).toBe(false);
  }));
