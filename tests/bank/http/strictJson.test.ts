import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { MAX_JSON_CHARACTERS, parseStrictJson, UnacceptableJson } from '../../../bank/http/strictJson';
import { runs } from '../../support/propertyRuns';

/** Texts that are JSON or differ from it by one character, which random texts seldom are. */
const NEARLY_JSON = [
  ...[
    '0',
    '-0',
    '00',
    '-',
    '+1',
    '-01',
    '1.',
    '.5',
    '0.5',
    '-0.5',
    '1e5',
    '1E+5',
    '1e-5',
    '1e',
    '1e+',
    '1.e5',
    '0e0',
    '1 2',
  ],
  ...[
    'true',
    'tru',
    'truee',
    'false',
    'fals',
    'nul',
    'True',
    '"',
    '""',
    '"\\"',
    '"\\\\"',
    '"\\n"',
    '"\\a"',
    '"\\u0"',
    '"a" ',
  ],
  ...[
    '[]',
    '[ ]',
    '[',
    ']',
    '[[]]',
    '[[]',
    '[]]',
    '[1]',
    '[1,]',
    '[,1]',
    '[,]',
    '[1 1]',
    '[1,1]',
    '[1:1]',
    '[-1.5E+2,true]',
  ],
  ...[
    '{}',
    '{ }',
    '{',
    '}',
    '{"":0}',
    '{"" : 0 }',
    '{"":}',
    '{"":0,}',
    '{,}',
    '{""}',
    '{"",0}',
    '{0:0}',
    '{"":0,"a":[{}]}',
  ],
  ...['', ' ', '\\', ',', ':', ' 1 ', '[]{}', '{}[]', '""""'],
];

function faultOf(text: string): UnacceptableJson {
  try {
    parseStrictJson(text);
  } catch (error) {
    if (error instanceof UnacceptableJson) {
      return error;
    }
    throw error;
  }
  throw new Error('The text was accepted');
}

describe('JSON from outside', () => {
  it('is read as JSON.parse reads it', () => {
    const key = fc
      .string({ unit: 'grapheme' })
      .filter((name) => !['__proto__', 'constructor', 'prototype'].includes(name));
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.string({ unit: 'grapheme' }),
        fc.integer(),
        fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('value'), { maxLength: 5 }),
        fc.dictionary(key, tie('value'), { maxKeys: 5 }),
      ),
    }));
    fc.assert(
      fc.property(value, fc.constantFrom(0, 2), (original, indent) => {
        const text = JSON.stringify(original, undefined, indent);
        expect(parseStrictJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('agrees with JSON.parse on what is JSON at all, or is stricter', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'{}[]":,0123456789.eE+- truefalsn\\') }), (text) => {
        let accepted: unknown;
        try {
          accepted = parseStrictJson(text);
        } catch (error) {
          expect(error).toBeInstanceOf(UnacceptableJson);
          return;
        }
        expect(accepted).toEqual(JSON.parse(text));
      }),
      { ...runs({ cost: 'light', examples: NEARLY_JSON.length }), examples: NEARLY_JSON.map((text) => [text]) },
    );
  });

  it.each([
    ['nothing', '', ''],
    ['a word', 'hello', ''],
    ['a comma too many', '{"a":1,}', ''],
    ['a comment', '{/**/}', ''],
    ['two values', '{} {}', ''],
    ['a key twice', '{"a":{"b":1,"b":1}}', 'a.b'],
    ['a key twice under another spelling', '{"a":1,"\\u0061":2}', 'a'],
    ['the prototype', '{"__proto__":{}}', '__proto__'],
    ['the constructor', '{"a":[{"constructor":1}]}', 'a.0.constructor'],
    ['a lone surrogate', '{"a":"\\ud800"}', 'a'],
    ['a lone surrogate in a key', '{"\\udc00":1}', ''],
    ['a number beyond all numbers', '{"a":1e999}', 'a'],
    ['a control character in a string', '{"a":"\u0001"}', 'a'],
    ['a number with a leading zero', '[01]', ''],
  ])('refuses %s and says where', (_what, text, path) => {
    expect(faultOf(text).path).toBe(path);
  });

  it('refuses what is too deep, too long or too much, and quickly', () => {
    expect(faultOf('['.repeat(33)).message).toBe('too deep');
    expect(faultOf('['.repeat(100_000)).message).toBe('too deep');
    expect(faultOf(`"${'a'.repeat(MAX_JSON_CHARACTERS)}"`).message).toBe('too long');
    expect(faultOf(`[${'1,'.repeat(10_001)}1]`).message).toBe('too many values');
    const deepest = `${'['.repeat(32)}${']'.repeat(32)}`;
    expect(parseStrictJson(deepest)).toEqual(JSON.parse(deepest));
  });
});
