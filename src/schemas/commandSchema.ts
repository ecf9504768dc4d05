/** Options and subcommands of a program or of one of its commands. */
export interface CommandSchema {
  /**
   * Options with their dashes, separated by spaces. Those that take a value end in "=". They are
   * also valid for all subcommands. Without this text, the options are unknown.
   */
  options?: string;
  /** If true, what follows the first argument belongs to another program. */
  endsAtArgument?: true;
  commands?: Record<string, CommandSchema>;
}

/** `data/schemas/commands.json`, written by `scripts/update-command-schemas.mts`. */
export type CommandSchemas = Record<string, CommandSchema & {version: string}>;
