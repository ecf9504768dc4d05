import type {WeighPage} from './pageWeights';
import type {RankedRecord} from './rankRecords';

/** A page with its matching records, the best first. */
export interface RankedPage {
  page: number;
  score: number;
  slots: number;
  records: RankedRecord[];
  /** The name on another cloud with which the query refers to the page's service. */
  comparableTo?: string | undefined;
}

/** Weight of what other sections of the page add to its best section. */
const otherSections = 0.5;
/** A page gains this if its title answers every word, because titles say what a page is about. */
const titleBonus = 0.75;

/** A page that misses a word of the query needs at least this part of the best page's score. */
const partialShare = 0.4;

/**
 * Groups records by page, the best page first.
 *
 * @param pageOf page of each record
 * @param weightOf factor of a page
 */
export function groupPages(
  ranked: ReadonlyMap<number, RankedRecord>,
  slotCount: number,
  pageOf: readonly number[],
  weightOf: WeighPage,
): RankedPage[] {
  const pages = new Map<number, RankedPage>();
  for (const record of ranked.values()) {
    const page = pageOf[record.record] ?? 0;
    const group = pages.get(page) ?? {page, score: 0, slots: 0, records: []};
    group.records.push(record);
    group.slots |= record.slots;
    pages.set(page, group);
  }
  const all = 2 ** slotCount - 1;
  for (const group of pages.values()) {
    group.records.sort((a, b) => b.score - a.score || a.record - b.record);
    const best = group.records[0];
    if (!best) continue;
    const added = best.credits.reduce(
      (sum, credit, slot) =>
        sum + Math.max(...group.records.map(({credits}) => credits[slot] ?? 0)) - credit,
      0,
    );
    const title = 1 + (titleBonus * countBits(best.titleSlots)) / slotCount;
    group.score =
      (best.score + otherSections * added) *
      title *
      weightOf(
        group.page,
        group.records.filter(({slots}) => slots === all).map(({record}) => record),
        countBits(best.topicSlots) / slotCount,
      ) *
      coverage(group.slots, slotCount);
  }
  const sorted = [...pages.values()].sort((a, b) => b.score - a.score || a.page - b.page);
  const threshold = (sorted[0]?.score ?? 0) * partialShare;
  return sorted.filter((group) => group.slots === all || group.score >= threshold);
}

/**
 * A page that answers more words is a better guess than one that answers a single word very well.
 */
function coverage(slots: number, slotCount: number): number {
  return Math.sqrt(countBits(slots) / slotCount);
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count += 1;
  return count;
}
