import {isRecord} from '../../../../lib/isRecord';
import {mostCharacters} from './limits';

/** A model that the reader edited. */
export interface RecentModel {
  /** Stays the same for all edits of one model. */
  id: string;
  title: string;
  text: string;
}

const mostKept = 5;

/** Moves a model to the first place, and drops the oldest of more than five. */
export function remember(recent: readonly RecentModel[], model: RecentModel): RecentModel[] {
  if (model.text.length > mostCharacters) return [...recent];
  return [model, ...recent.filter(({id}) => id !== model.id)].slice(0, mostKept);
}

/** Parses stored models and drops invalid ones. */
export function parseRecent(stored: string | null): RecentModel[] {
  try {
    const values: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(values) ? values.filter(isRecent).slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

function isRecent(value: unknown): value is RecentModel {
  return isRecord(value) && ['id', 'title', 'text'].every((key) => typeof value[key] === 'string');
}
