import type { Screen } from '../../kernel/Screen';

/** Frame of the pages of the profile. */
export const profileFrame: NonNullable<Screen['frame']> = () =>
  import('./ProfileFrame').then((module) => module.ProfileFrame);
