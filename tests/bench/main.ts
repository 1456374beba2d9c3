import { parseArgs } from 'node:util';

import { AREAS, measureAreas, usualAreas } from './areas';
import { Bench } from './Bench';
import { aligned, table } from './report';
import type { AreaResult } from './areas';
import type { Extent } from './Bench';

/** Pairs and seconds of a side where none are named. */
const USUAL: Readonly<Record<Extent, { readonly pairs: string; readonly seconds: string }>> = {
  full: { pairs: '5', seconds: '10' },
  short: { pairs: '1', seconds: '1' },
};

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
    pairs: { type: 'string' },
    seconds: { type: 'string' },
  },
});
if (values.help) {
  console.log(help());
  process.exit(0);
}

const extent: Extent = values.short ? 'short' : 'full';
const bench = new Bench({
  extent,
  pairs: wholeNumber('pairs', values.pairs ?? USUAL[extent].pairs),
  seconds: wholeNumber('seconds', values.seconds ?? USUAL[extent].seconds),
  note: (line) => console.log(`  ${line}`),
});

const results = await measureAreas(values.only?.split(',') ?? usualAreas(extent), bench);
await bench.close();
const isMissed = report(results);
const failed = results.filter(({ failure }) => failure !== undefined);
failed.forEach(({ area, failure }) => console.error(`${area} failed:`, failure));
console.log(`${results.length} areas ran, ${failed.length} failed`);
process.exit(failed.length > 0 || isMissed ? 1 : 0);

/** Prints figures and durations; answers whether a mark was missed. */
function report(all: readonly AreaResult[]): boolean {
  const measurements = all.flatMap((result) => result.measurements);
  const isChecked = extent === 'full';
  console.log(`\n${table(isChecked ? measurements : measurements.map((one) => ({ ...one, met: undefined })))}\n`);
  console.log(`${aligned(all.map(({ area, seconds }) => [area, `${seconds.toFixed(1)} s`]))}\n`);
  if (!isChecked) {
    console.log(
      'Marks are not checked in a short run: figures of one second and small data say nothing about speed.\n',
    );
  }
  return isChecked && measurements.some(({ met }) => met === false);
}

function help(): string {
  const rows = Object.entries(AREAS).map(([name, { about, onRequest }]) => [
    `  ${name}`,
    `${about}${onRequest === true ? ' (only when named)' : ''}`,
  ]);
  return `Prints every figure as a ratio of two things measured in this run, in turns, because no machine is like another.

npm run bench -- [--only=name,name] [--pairs=${USUAL.full.pairs}] [--seconds=${USUAL.full.seconds}] [--short]

--short runs every area with little data and short sides, and fails where one does not run to its end.

Areas:
${aligned(rows)}`;
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) {
    throw new Error(`--${name} must be a whole number above zero`);
  }
  return value;
}
