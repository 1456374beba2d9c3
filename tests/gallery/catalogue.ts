import type { ComponentExamples } from './Example';

const FILES = import.meta.glob<ComponentExamples>('./examples/*.examples.tsx', { import: 'examples', eager: true });

/** Examples of every component, by name. */
export const CATALOGUE: readonly ComponentExamples[] = Object.values(FILES).toSorted((one, other) =>
  one.component < other.component ? -1 : 1,
);
