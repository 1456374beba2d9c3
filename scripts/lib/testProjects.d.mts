/** Projects of vitest.config.ts by tier. */
export const TIERS: {
  readonly quick: readonly string[];
  readonly slow: readonly string[];
  readonly pictures: readonly string[];
};
