/** Told by its name: a script and the modules that it uses may each have a class of their own, loaded as either kind of module. */
export function isSyncError(error: unknown): error is SyncError {
  return error instanceof Error && error.name === 'SyncError';
}

/** Why a sync ended without a new collection in service, and what to do. */
export class SyncError extends Error {
  readonly fix: string;

  constructor(message: string, fix: string) {
    super(message);
    this.name = 'SyncError';
    this.fix = fix;
  }
}
