import type { SessionEnd } from '../session/SessionEnd';

/** Reloads the application, so that no data of a former customer stays in the memory of the tab. */
export interface Restart {
  /**
   * Loads the page anew and hands over why the session ended. Without a network nothing happens: the browser would only show
   * its own page of failure.
   */
  begin(end: SessionEnd | undefined): void;
  /** Reason stored by the last restart of this tab; returned once, then cleared. */
  takeReason(): SessionEnd | undefined;
}

export const Restart = Symbol.for('Restart');
