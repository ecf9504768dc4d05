/** Why a sync ended without a new collection in service, and what to do. */
export class SyncError extends Error {
  readonly fix: string;

  constructor(message: string, fix: string) {
    super(message);
    this.name = 'SyncError';
    this.fix = fix;
  }
}
