import type { Feature } from '../kernel/Screen';
import { ScreenTable } from '../kernel/ScreenTable';

/** Every screen of every feature: a feature adds its own by its `screens.ts`. */
export const SCREEN_TABLE = new ScreenTable(
  Object.values(import.meta.glob<Feature>('./*/*/screens.ts', { eager: true, import: 'FEATURE' })),
);
