/**
 * Projects of vitest.config.ts by tier. Pictures of screens are those of one Chromium, because other versions draw letters otherwise
 * (docs/tests.md), so they run where it is present.
 */
export const TIERS = {
  quick: ['unit', 'ui', 'ui-mocks', 'architecture', 'build', 'bank', 'mocks', 'e2e'],
  slow: ['timing', 'faults', 'e2e-slow'],
  pictures: ['pictures'],
};
