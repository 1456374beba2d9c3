/** User whom entries of the log name. */
export interface LoggedUser {
  readonly id: string;
  readonly username: string;
}

/** Says whose entries of the log the next ones are. */
export interface LogOwner {
  /** @param user `undefined` after a sign-out. */
  belongsTo(user: LoggedUser | undefined): void;
}

export const LogOwner = Symbol.for('LogOwner');
