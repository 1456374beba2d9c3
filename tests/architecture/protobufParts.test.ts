import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';

import { build } from 'esbuild';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { protobufPartsOf } from '../../scripts/lib/protobufParts.mjs';
import { reachableParts } from '../../scripts/lib/reachableParts.mjs';
import { runs } from '../support/propertyRuns';

/** A generated message, as far as it is used here. */
interface MessageClass {
  deserialize(bytes: Uint8Array): { toObject(): object; serialize(): Uint8Array };
}

const LIBRARY = join(projectRoot(), 'node_modules/google-protobuf/google-protobuf.js');
const FILES = ['authentication', 'common', 'log', 'operations', 'stream'];
const VOLUME = runs({ cost: 'medium' });

/** The generated messages with a text of the library of one's own. */
async function messagesWith(library: string): Promise<ReadonlyMap<string, MessageClass>> {
  const { outputFiles } = await build({
    stdin: {
      contents: FILES.map((file) => `export * as ${file} from './proto/generated/ibank/v1/${file}';`).join('\n'),
      resolveDir: projectRoot(),
    },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'messages',
    target: 'node24',
    // The library looks for the global object of a browser.
    define: { self: 'globalThis' },
    plugins: [
      {
        name: 'library',
        setup: (steps) => steps.onLoad({ filter: /google-protobuf\.js$/ }, () => ({ contents: library, loader: 'js' })),
      },
    ],
  });
  const loaded: unknown = runInThisContext(`${outputFiles[0]?.text ?? ''};messages`);
  const byFile = loaded as Readonly<Record<string, Readonly<Record<string, MessageClass>>>>;
  return new Map(
    Object.entries(byFile).flatMap(([file, classes]) =>
      Object.entries(classes).map(([name, message]) => [`${file}.${name}`, message] as const),
    ),
  );
}

/** Result a class makes of bytes: the values and the bytes it writes of them, or the kind of the refusal. */
function outcomeOf(message: MessageClass | undefined, bytes: readonly number[]): unknown {
  try {
    const read = message?.deserialize(Uint8Array.from(bytes));
    return { values: read?.toObject(), bytes: [...(read?.serialize() ?? [])] };
  } catch (cause) {
    return { refused: String(cause) };
  }
}

/** Fields of every wire type: a number, eight bytes, a text that may be a message as well, four bytes. */
const field = fc
  .tuple(fc.integer({ min: 1, max: 24 }), fc.constantFrom(0, 1, 2, 5), fc.nat({ max: 300 }))
  .map(([number, type, value]): readonly number[] => {
    const tag = number < 16 ? [number * 8 + type] : [((number * 8 + type) & 127) | 128, (number * 8 + type) >> 7];
    const varint = value < 128 ? [value] : [(value & 127) | 128, value >> 7];
    const text = [0x0a, 0x04, 0xd1, 0x8f, 0x61 + (value % 26), 0x31, 0x10, value % 128];
    const bodies: Readonly<Record<number, readonly number[]>> = {
      0: varint,
      1: [1, 2, 3, 4, 5, 6, 7, value % 256],
      2: [text.length, ...text],
      5: [1, 2, 3, value % 256],
    };
    return [...tag, ...(bodies[type] ?? [])];
  });

const wire = fc.oneof(
  { weight: 4, arbitrary: fc.array(field, { maxLength: 8 }).map((fields) => fields.flat()) },
  { weight: 1, arbitrary: fc.array(fc.nat({ max: 255 }), { maxLength: 24 }) },
);

describe('the parts of google-protobuf that are delivered', () => {
  let whole: ReadonlyMap<string, MessageClass> = new Map();
  let parts: ReadonlyMap<string, MessageClass> = new Map();
  const code = readFileSync(LIBRARY, 'utf8');

  beforeAll(async () => {
    whole = await messagesWith(code);
    parts = await messagesWith(protobufPartsOf(code));
  });

  it('are a fourth of the package at most', () => {
    expect(protobufPartsOf(code).length * 4).toBeLessThan(code.length);
  });

  it('read, write and refuse every message as the package does', () => {
    expect(whole.size).toBeGreaterThan(40);
    let readable = 0;
    for (const [name, message] of whole) {
      fc.assert(
        fc.property(wire, (bytes) => {
          const expected = outcomeOf(message, bytes);
          readable += Object.hasOwn(Object(expected), 'values') && bytes.length > 0 ? 1 : 0;
          expect(outcomeOf(parts.get(name), bytes), name).toEqual(expected);
        }),
        VOLUME,
      );
    }
    // About a third are, on average.
    expect(readable).toBeGreaterThan((whole.size * VOLUME.numRuns) / 10);
  });
});

describe('reachable parts', () => {
  const wanted = { exported: ['Kept'], names: ['used'] };

  it('keep what is named from what is exported', () => {
    const made = reachableParts(
      'var goog=goog||{};goog.deep={};goog.deep.one=function(){return helper()};goog.deep.two=function(){};' +
        'function helper(){return 1}function other(){}class Kept{constructor(){}used(){return goog.deep.one()}idle(){other()}}' +
        '"object"===typeof exports&&(exports.Kept=Kept,exports.Left=other);',
      wanted,
    );
    expect(made).toContain('goog.deep.one=');
    expect(made).toContain('function helper');
    expect(made).toContain('used(){');
    expect(made).not.toMatch(/deep\.two|function other|idle|Left/);
  });

  it('keep everything in an object that is handed on', () => {
    const made = reachableParts(
      'var goog=goog||{};goog.a={};goog.a.one=function(){};class Kept{used(){return Object.keys(goog.a)}}' +
        '"object"===typeof exports&&(exports.Kept=Kept);',
      wanted,
    );
    expect(made).toContain('goog.a.one=');
  });

  it('refuse a statement they cannot analyse', () => {
    expect(() => reachableParts('for (;;) {}', wanted)).toThrow('Nothing is known');
  });
});
