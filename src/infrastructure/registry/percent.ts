import * as z from 'zod/mini';

const DECIMALS = 2;

/** Hundredths of a percent as percent with two decimals. */
export function percentText(basisPoints: number): string {
  const digits = basisPoints.toString().padStart(DECIMALS + 1, '0');
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
}

/** Percent a year with two decimals, e.g. `"14.00"`; hundredths of a percent on the other side. */
export const percent = z.codec(z.string().check(z.regex(/^\d{1,3}\.\d{2}$/)), z.number(), {
  decode: (wire) => Number.parseInt(wire.replace('.', ''), 10),
  encode: percentText,
});
