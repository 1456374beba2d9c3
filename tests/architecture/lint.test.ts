import { join } from 'node:path';

import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

import { projectRoot } from '../../bank/kernel/projectRoot';

/** Forbidden code with its path and the message of the lint rule, beside allowed code that does the same. */
const BANS: readonly (readonly [name: string, path: string, refused: string, words: RegExp, good: string])[] = [
  [
    'any',
    'src/domain/money/Planted.ts',
    'export const amount: any = 1;',
    /Unexpected any/,
    'export const amount: unknown = 1;',
  ],
  [
    '!',
    'src/domain/money/Planted.ts',
    'export const first = (of: readonly string[]) => of[0]!;',
    /non-null/,
    'export const first = (of: readonly string[]) => of[0];',
  ],
  [
    'a cast',
    'src/application/accounts/Planted.ts',
    'export const day = (text: string) => text as "a";',
    /A cast hides/,
    'export const day = ["a"] as const;',
  ],
  ['a default export', 'src/domain/money/Planted.ts', 'export default 1;', /Export by name/, 'export const one = 1;'],
  [
    'export *',
    'src/domain/money/Planted.ts',
    'export * from "./Money";',
    /export \*/,
    'export { money } from "./Money";',
  ],
  [
    'an enum',
    'src/domain/money/Planted.ts',
    'export enum Side { Debit }',
    /union of literals/,
    'export type Side = "debit";',
  ],
  [
    'maxLength of an element',
    'src/ui/components/Planted.tsx',
    'export const Planted = () => <input maxLength={16} />;',
    /cuts pasted text/,
    'export const Planted = () => <input size={16} />;',
  ],
  [
    'parseFloat',
    'src/ui/payment/planted.ts',
    'export const amount = parseFloat("1.10");',
    /parseAmount/,
    'export const amount = BigInt("110");',
  ],
  [
    'toFixed',
    'bank/modules/documents/planted.ts',
    'export const text = (1.1).toFixed(2);',
    /formatAmount/,
    'export const text = String(110n);',
  ],
  [
    'Number() on money',
    'bank/ledger/planted.ts',
    'export const minor = Number("110");',
    /2\^53/,
    'export const minor = BigInt("110");',
  ],
  [
    'Number() on the wire',
    'src/infrastructure/registry/planted.ts',
    'export const minor = Number("110");',
    /2\^53/,
    'export const minor = BigInt("110");',
  ],
  [
    'a list with the comma of Russian',
    'src/ui/home/planted.ts',
    'export const text = ["a", "b"].join(", ");',
    /listed or joinedParts/,
    'export const text = ["a", "b"].join(" · ");',
  ],
  [
    'two words with the comma of Russian',
    'src/ui/home/planted.ts',
    'export const text = (one: string, other: string) => `${one}, ${other}`;',
    /joinedParts/,
    'export const text = (one: string, other: string) => `${one} ${other}`;',
  ],
  [
    'Intl',
    'src/ui/home/planted.ts',
    'export const list = new Intl.NumberFormat("ky");',
    /no Kyrgyz/,
    'export const list = [];',
  ],
  [
    'toLocaleString',
    'src/domain/money/Planted.ts',
    'export const text = (1).toLocaleString("ky");',
    /no Kyrgyz/,
    'export const text = String(1);',
  ],
  [
    'localeCompare',
    'src/domain/account/Planted.ts',
    'export const order = "a".localeCompare("b", "ky");',
    /code units/,
    'export const order = "a" < "b";',
  ],
  [
    'Date.now',
    'src/application/session/Planted.ts',
    'export const now = Date.now();',
    /Clock/,
    'export const now = (clock: { now(): number }) => clock.now();',
  ],
  [
    'new Date()',
    'bank/modules/identity/planted.ts',
    'export const now = new Date();',
    /Clock/,
    'export const moment = new Date(0);',
  ],
  [
    'Math.random',
    'bank/modules/identity/planted.ts',
    'export const code = Math.random();',
    /cryptographic/,
    'export const code = 1;',
  ],
  [
    'import * of class-validator',
    'src/domain/user/Planted.ts',
    'import * as rules from "class-validator";\nexport const all = rules;',
    /by name/,
    'import { Length } from "class-validator";\nexport const rule = Length;',
  ],
  [
    'IsPhoneNumber',
    'src/domain/user/Planted.ts',
    'import { IsPhoneNumber } from "class-validator";\nexport const rule = IsPhoneNumber;',
    /own rule/,
    'import { Length } from "class-validator";\nexport const rule = Length;',
  ],
  [
    'a style in a view',
    'src/ui/home/Planted.tsx',
    'export const Red = () => <b style={{ color: "red" }} />;',
    /CSS module/,
    'export const Red = () => <b className="red" />;',
  ],
  [
    'markup from text',
    'src/ui/home/Planted.tsx',
    'export const Raw = () => <b dangerouslySetInnerHTML={{ __html: "" }} />;',
    /Trusted Types/,
    'export const Raw = () => <b>1</b>;',
  ],
  [
    'a value inside a query',
    'bank/modules/accounts/planted.ts',
    'export const find = (pool: { query(text: string): void }, id: string) => pool.query(`select ${id}`);',
    /parameters/,
    'export const find = (pool: { query(text: string, values: string[]): void }, id: string) => pool.query(`select $1`, [id]);',
  ],
  [
    'a value joined to a query',
    'bank/modules/accounts/planted.ts',
    'export const find = (pool: { query(text: string): void }, id: string) => pool.query("select " + id);',
    /parameters/,
    'export const find = (pool: { query(text: string): void }) => pool.query("select 1");',
  ],
  [
    'four parameters',
    'bank/modules/accounts/planted.ts',
    'export const sum = (a: number, b: number, c: number, d: number) => a + b + c + d;',
    /too many parameters/,
    'export const sum = (a: number, b: number, c: number) => a + b + c;',
  ],
  [
    'a query that is only defined',
    'tests/ui/planted.test.ts',
    'import { expect } from "vitest";\nexport const look = (screen: { queryByText(text: string): unknown }) => expect(screen.queryByText("a")).toBeDefined();',
    /says nothing/,
    'import { expect } from "vitest";\nexport const look = (screen: { queryAllByText(text: string): unknown }) => expect(screen.queryAllByText("a")).toHaveLength(1);',
  ],
  [
    'a sleep in a test',
    'tests/bank/planted.test.ts',
    'export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));',
    /never for a time/,
    'import { expect } from "vitest";\nexport const ended = (look: () => number) => expect.poll(look).toBe(1);',
  ],
  [
    'an interval in a test',
    'tests/bank/planted.test.ts',
    'export const look = (act: () => void) => globalThis.setInterval(act, 50);',
    /never for a time/,
    'export const turn = (act: () => void) => setImmediate(act);',
  ],
  [
    'timers as promises in a test',
    'tests/contract/planted.test.ts',
    'import { setTimeout as delay } from "node:timers/promises";\nexport const pause = () => delay(50);',
    /never for a time/,
    'import { once } from "node:events";\nexport const ended = (stream: NodeJS.ReadableStream) => once(stream, "end");',
  ],
  [
    'a sleep in a walk through the browser',
    'tests/e2e/planted.test.ts',
    'export const rest = (page: { waitForTimeout(ms: number): void }) => page.waitForTimeout(300);',
    /by a locator/,
    'export const there = (page: { waitForURL(url: string): void }) => page.waitForURL("**/otp");',
  ],
  [
    'a loop that polls until a deadline',
    'tests/bank/planted.test.ts',
    'export async function until(look: () => Promise<void>, end: number) { while (performance.now() < end) { await look(); } }',
    /expect\.poll/,
    'export async function each(steps: (() => Promise<void>)[]) { for (const step of steps) { await step(); } }',
  ],
  [
    'a loop that asks in its condition',
    'tests/bank/planted.test.ts',
    'export async function until(isOver: () => Promise<boolean>) { while (!(await isOver())) { continue; } }',
    /expect\.poll/,
    'export function until(isOver: () => boolean, act: () => void) { while (!isOver()) { act(); } }',
  ],
  [
    'a loop that asks for ever',
    'tests/bank/planted.test.ts',
    'export async function until(isOver: () => Promise<boolean>) { for (;;) { if (await isOver()) { return; } } }',
    /expect\.poll/,
    'export function hang() { for (;;) { continue; } }',
  ],
  [
    'real time in a test that is not listed',
    'tests/bank/planted.test.ts',
    'import { letTimePass } from "../support/realTime";\nexport const rest = () => letTimePass(50);',
    /few places/,
    'import { usableAccounts } from "../support/usableAccounts";\nexport const accounts = usableAccounts;',
  ],
  [
    'a timer of its own where real time is listed',
    'tests/faults/railOrders.test.ts',
    'import { setTimeout as delay } from "node:timers/promises";\nexport const rest = () => delay(50);',
    /realTime\.ts has it/,
    'import { letTimePass } from "../support/realTime";\nexport const rest = () => letTimePass(50);',
  ],
  [
    'a number of random inputs of its own',
    'tests/domain/money/planted.test.ts',
    'export const parameters = { numRuns: 500 };',
    /set in one place/,
    'import { runs } from "../../support/propertyRuns";\nexport const parameters = runs({ cost: "heavy" });',
  ],
];

const eslint = new ESLint({ cwd: projectRoot() });

async function messagesAbout(path: string, text: string): Promise<readonly string[]> {
  const [result] = await eslint.lintText(`${text}\n`, { filePath: join(projectRoot(), path) });
  return (result?.messages ?? []).map(({ message }) => message);
}

describe('lint', () => {
  it.each(BANS)('refuses %s', async (_name, path, refused, words) => {
    expect((await messagesAbout(path, refused)).join('\n')).toMatch(words);
  });

  it.each(BANS)('accepts the correct counterpart of %s', async (_name, path, _refused, _words, good) => {
    expect(await messagesAbout(path, good)).toEqual([]);
  });
});
