import { measureBatch } from './batch';
import { measureHomePaint, measureLoginPaint } from './firstPaint';
import { measureHerds } from './herds';
import { measureHistory } from './historyScroll';
import { measureProducts } from './homePage';
import { measureHotAccount } from './hotAccount';
import { measureInteractions } from './interactions';
import { measureJourneys } from './journeys';
import { measureLatency } from './latency';
import { measureLedger } from './ledger';
import { measureLoginBytes } from './loginBytes';
import { measureOneUser } from './oneUser';
import { measurePlanner } from './planner';
import { measureSignatures } from './signatures';
import { measureSignIns } from './signIns';
import { measureStart } from './startTime';
import { measureStatements } from './statements';
import { measureOtherClients, measureTransfers } from './transfers';
import type { Bench, Extent, Measure } from './Bench';
import type { Measurement } from './report';

interface Area {
  readonly about: string;
  readonly measure: Measure;
  /** True for what needs the machine for itself or many minutes: a full run leaves it out unless it is named. */
  readonly onRequest?: true;
}

/** Everything that is measured, in the order it is measured in. The help, `--only` and the short run read it from here. */
export const AREAS: Readonly<Record<string, Area>> = {
  bytes: { about: 'scripts, styles and fonts of the login form', measure: measureLoginBytes },
  start: { about: 'second start of npm start', measure: measureStart },
  home: { about: 'first page, cold, on a slow phone', measure: measureHomePaint, onRequest: true },
  login: { about: 'login page, cold, on a slow phone', measure: measureLoginPaint, onRequest: true },
  journeys: { about: 'sign-in, reload and return on a slow phone', measure: measureJourneys, onRequest: true },
  interactions: { about: 'sections and the ten daily tasks', measure: measureInteractions, onRequest: true },
  products: { about: 'first page with fifty products', measure: measureProducts, onRequest: true },
  history: { about: 'ten thousand operations, scrolled', measure: measureHistory, onRequest: true },
  signins: { about: 'sign-ins', measure: measureSignIns },
  transfers: { about: 'transfers, 8 clients', measure: measureTransfers },
  clients: { about: 'transfers, 1 and 64 clients', measure: measureOtherClients },
  hot: { about: 'transfers out of one account', measure: measureHotAccount },
  user: { about: 'payments of one user over 8 connections', measure: measureOneUser },
  ledger: { about: 'bookings in PostgreSQL alone', measure: measureLedger },
  signatures: { about: 'signatures under rules of a company', measure: measureSignatures },
  planner: { about: 'switches of the planner', measure: measurePlanner, onRequest: true },
  latency: { about: 'latency at half of the highest rate', measure: measureLatency },
  batch: { about: 'a salary of ten thousand lines', measure: measureBatch },
  herds: { about: 'latency beside another customer’s bursts', measure: measureHerds },
  statement: { about: 'a statement of 100 000 entries', measure: measureStatements },
};

/** Names of the areas a run measures when none are named. */
export function usualAreas(extent: Extent): readonly string[] {
  const names = Object.keys(AREAS);
  return extent === 'short' ? names : names.filter((name) => AREAS[name]?.onRequest !== true);
}

/** Outcome of an area. */
export interface AreaResult {
  readonly area: string;
  readonly seconds: number;
  readonly measurements: readonly Measurement[];
  /** Absent when the area ran to its end. */
  readonly failure?: unknown;
}

/** Measures the named areas in the order of the record; one that fails stops no other. */
export async function measureAreas(
  names: readonly string[],
  bench: Bench,
  areas: Readonly<Record<string, Area>> = AREAS,
): Promise<readonly AreaResult[]> {
  const unknown = names.filter((name) => !Object.hasOwn(areas, name));
  const results: AreaResult[] = unknown.map((area) => ({
    area,
    seconds: 0,
    measurements: [],
    failure: `unknown; the areas are ${Object.keys(areas).join(', ')}`,
  }));
  for (const [area, { about, measure }] of Object.entries(areas).filter(([name]) => names.includes(name))) {
    bench.note(`${area}: ${about}`);
    const start = performance.now();
    const outcome = await outcomeOf(() => measure(bench));
    results.push({ area, seconds: (performance.now() - start) / 1000, ...outcome });
    if (outcome.failure !== undefined) {
      bench.note(`${area} failed: ${String(outcome.failure)}`);
    }
  }
  return results;
}

async function outcomeOf(measure: () => ReturnType<Measure>): Promise<Pick<AreaResult, 'measurements' | 'failure'>> {
  try {
    const measurements = await measure();
    return measurements.length === 0 ? { measurements, failure: 'No figure: nothing was measured' } : { measurements };
  } catch (failure) {
    return { measurements: [], failure };
  }
}
