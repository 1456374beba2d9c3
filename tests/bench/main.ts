import { measureBatch } from './batch';
import { measureHomePaint, measureLoginPaint } from './firstPaint';
import { measureHerds } from './herds';
import { measureHistory } from './historyScroll';
import { measureProducts } from './homePage';
import { measureHotAccount } from './hotAccount';
import { measureInteractions } from './interactions';
import { measureLatency } from './latency';
import { measureLedger } from './ledger';
import { measureLoginBytes } from './loginBytes';
import { measureOneUser } from './oneUser';
import { measurePlanner } from './planner';
import { table } from './report';
import { measureSignIns } from './signIns';
import { measureStatements } from './statements';
import { measureStart } from './startTime';
import { measureOtherClients, measureTransfers } from './transfers';
import type { Measurement } from './report';

type Area = () => Promise<readonly Measurement[]>;

const options = new Map(process.argv.slice(2).map((argument) => split(argument)));
const pairs = wholeNumber('pairs', 5);
const seconds = wholeNumber('seconds', 10);
const timed = { pairs, seconds };

/** Everything that can be measured, in this order. */
const AREAS: Readonly<Record<string, Area>> = {
  bytes: () => measureLoginBytes(note),
  start: () => measureStart(pairs, note),
  history: () => measureHistory(pairs, note),
  home: async () => [...(await measureHomePaint(pairs, note)), ...(await measureInteractions(pairs, note))],
  login: () => measureLoginPaint(pairs, note),
  products: () => measureProducts(pairs, note),
  signins: () => measureSignIns(timed, note),
  transfers: () => measureTransfers(timed, note),
  clients: () => measureOtherClients(timed, note),
  hot: () => measureHotAccount(timed, note),
  user: () => measureOneUser(timed, note),
  ledger: () => measureLedger(timed, note),
  planner: () => measurePlanner(pairs, note),
  latency: () => measureLatency(timed, note),
  batch: () => measureBatch(timed, note),
  herds: () => measureHerds(pairs, note),
  statement: () => measureStatements(timed, note),
};

/** All but the pages, which need the machine for themselves, and the switches of the planner, which need many banks: those are asked for. */
const USUAL = 'transfers,clients,hot,user,ledger,latency,batch,herds,signins,bytes,start,statement';

/**
 * Prints every figure as a ratio of two things measured in this run, in turns, because one machine is never another.
 *
 * Usage: npm run bench -- [--only=name,name] [--pairs=5] [--seconds=10]
 */
const measurements: Measurement[] = [];
for (const [, measure] of areasAskedFor(options.get('only') ?? USUAL)) {
  measurements.push(...(await measure()));
}

console.log(`\n${table(measurements)}\n`);
process.exit(measurements.some((measurement) => measurement.met === false) ? 1 : 0);

function note(line: string): void {
  console.log(`  ${line}`);
}

/** @throws with all names when one is asked for that there is none of */
function areasAskedFor(text: string): readonly [string, Area][] {
  const names = text.split(',');
  const unknown = names.filter((name) => !Object.hasOwn(AREAS, name));
  if (unknown.length > 0) {
    throw new Error(`--only knows no ${unknown.join(', ')}, but ${Object.keys(AREAS).join(', ')}`);
  }
  return Object.entries(AREAS).filter(([name]) => names.includes(name));
}

function split(argument: string): [string, string] {
  const [name = '', value = ''] = argument.replace(/^--/, '').split('=');
  return [name, value];
}

function wholeNumber(name: string, usual: number): number {
  const value = Number(options.get(name) ?? usual);
  if (!Number.isInteger(value) || value < 1) {
    throw new Error(`--${name} must be a whole number above zero`);
  }
  return value;
}
