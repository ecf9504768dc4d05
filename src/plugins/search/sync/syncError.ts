/**
 * Recognised by its name, because a script and its modules may load this class twice, as two kinds
 * of module.
 */
export function isSyncError(error: unknown): error is SyncError {
  return error instanceof Error && error.name === 'SyncError';
}

/** The reason why a sync did not finish, and what to do. */
export class SyncError extends Error {
  readonly fix: string;

  constructor(message: string, fix: string) {
    super(message);
    this.name = 'SyncError';
    this.fix = fix;
  }
}
