/**
 * Installing the bank on the screen of the device:
 * - `installed`: the page is open as an application;
 * - `offered`: the browser installs it when asked;
 * - `byHand`: the customer installs it from the menu of the browser, as on an iPhone;
 * - `unknown`: the browser has said nothing of it.
 */
export type InstallationState = 'installed' | 'offered' | 'byHand' | 'unknown';

export interface Installation {
  readonly state: InstallationState;
  /** Has the browser ask the customer; resolves to the state after the answer. */
  ask(): Promise<InstallationState>;
}

export const Installation = Symbol.for('Installation');
