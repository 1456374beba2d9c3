/** Settings of an operator for the running application; what is absent has the value of the specification. */
export interface Settings {
  /** Origin of the services of the bank; empty for that of the application. */
  readonly host: string;
  /** Interval between two checks of the session, in milliseconds. */
  readonly checkMs?: number | undefined;
  /** Pause before another attempt to open the live stream, in milliseconds. */
  readonly retryMs?: number | undefined;
  /** Limit of inactivity of a signed-in user, in milliseconds, until the bank has sent its own. */
  readonly idleMs?: number | undefined;
  /** Interval between two questions for the approval of a sign-in by QR code, in milliseconds. */
  readonly pollMs?: number | undefined;
  /** True where customers may sign in with passkeys. */
  readonly hasPasskeys?: boolean | undefined;
}

export const Settings = Symbol.for('Settings');
