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

/**
 * Prints every figure as a ratio of two things measured in this run, in turns, because one machine is never another.
 *
 * Usage: npm run bench -- [--only=transfers,clients,hot,user,ledger,latency,batch,herds,signins,bytes,start,statement,history,home,login,products,planner] [--pairs=5] [--seconds=10]
 * What a browser shows needs the machine for itself, and the switches of the planner need many banks, so they are measured only when asked for.
 */
const options = new Map(process.argv.slice(2).map((argument) => split(argument)));
const only = (
  options.get('only') ?? 'transfers,clients,hot,user,ledger,latency,batch,herds,signins,bytes,start,statement'
).split(',');
const pairs = wholeNumber('pairs', 5);
const seconds = wholeNumber('seconds', 10);

const measurements: Measurement[] = [];
if (only.includes('bytes')) {
  measurements.push(...(await measureLoginBytes(note)));
}
if (only.includes('start')) {
  measurements.push(...(await measureStart(pairs, note)));
}
if (only.includes('history')) {
  measurements.push(...(await measureHistory(pairs, note)));
}
if (only.includes('home')) {
  measurements.push(...(await measureHomePaint(pairs, note)));
  measurements.push(...(await measureInteractions(pairs, note)));
}
if (only.includes('login')) {
  measurements.push(...(await measureLoginPaint(pairs, note)));
}
if (only.includes('products')) {
  measurements.push(...(await measureProducts(pairs, note)));
}
if (only.includes('signins')) {
  measurements.push(...(await measureSignIns({ pairs, seconds }, note)));
}
if (only.includes('transfers')) {
  measurements.push(...(await measureTransfers({ pairs, seconds }, note)));
}
if (only.includes('clients')) {
  measurements.push(...(await measureOtherClients({ pairs, seconds }, note)));
}
if (only.includes('hot')) {
  measurements.push(...(await measureHotAccount({ pairs, seconds }, note)));
}
if (only.includes('user')) {
  measurements.push(...(await measureOneUser({ pairs, seconds }, note)));
}
if (only.includes('ledger')) {
  measurements.push(...(await measureLedger({ pairs, seconds }, note)));
}
if (only.includes('planner')) {
  measurements.push(...(await measurePlanner(pairs, note)));
}
if (only.includes('latency')) {
  measurements.push(...(await measureLatency({ pairs, seconds }, note)));
}
if (only.includes('batch')) {
  measurements.push(...(await measureBatch({ pairs, seconds }, note)));
}
if (only.includes('herds')) {
  measurements.push(...(await measureHerds(pairs, note)));
}
if (only.includes('statement')) {
  measurements.push(...(await measureStatements({ pairs, seconds }, note)));
}

console.log(`\n${table(measurements)}\n`);
process.exit(measurements.some((measurement) => measurement.met === false) ? 1 : 0);

function note(line: string): void {
  console.log(`  ${line}`);
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
