import { isStorableText } from './storableText';

/**
 * JSON as the bank accepts it from outside: limited in size, depth and number of values, no key twice, no key that means
 * something to JavaScript objects, no text that PostgreSQL cannot store. Requests are small, so a reader of our own costs nothing.
 */

export const MAX_JSON_CHARACTERS = 256 * 1024;
export const MAX_JSON_DEPTH = 32;
export const MAX_JSON_VALUES = 10_000;

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The text is not JSON the bank accepts. `path` is where; the message names the rule, never the content. */
export class UnacceptableJson extends Error {
  override readonly name = 'UnacceptableJson';

  constructor(
    reason: string,
    readonly path: string,
  ) {
    super(reason);
  }
}

/** Reads one JSON value; throws {@link UnacceptableJson}. */
export function parseStrictJson(text: string, longest = MAX_JSON_CHARACTERS): Json {
  if (text.length > longest) {
    throw new UnacceptableJson('too long', '');
  }
  return new StrictJsonReader(text).read();
}

const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const BLANKS = /[ \t\r\n]*/y;
// eslint-disable-next-line no-control-regex -- control characters inside a string are exactly what JSON forbids
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const WORDS: Readonly<Record<string, Json>> = { true: true, false: false, null: null };

class StrictJsonReader {
  private position = 0;
  private values = 0;
  private readonly path: string[] = [];

  constructor(private readonly text: string) {}

  read(): Json {
    const value = this.readValue();
    this.match(BLANKS);
    if (this.position !== this.text.length) {
      throw this.fault('characters after the value');
    }
    return value;
  }

  private readValue(): Json {
    this.values += 1;
    if (this.values > MAX_JSON_VALUES) {
      throw this.fault('too many values');
    }
    this.match(BLANKS);
    switch (this.text[this.position]) {
      case '{':
        return this.nested(() => this.readObject());
      case '[':
        return this.nested(() => this.readArray());
      case '"':
        return this.readString();
      default:
        return this.readNumberOrWord();
    }
  }

  private nested(read: () => Json): Json {
    if (this.path.length >= MAX_JSON_DEPTH) {
      throw this.fault('too deep');
    }
    this.position += 1;
    return read();
  }

  private readObject(): Json {
    const members: [string, Json][] = [];
    const keys = new Set<string>();
    if (this.takes('}')) {
      return {};
    }
    do {
      this.match(BLANKS);
      const key = this.readString();
      this.path.push(key);
      this.checkKey(key, keys);
      this.require(':');
      members.push([key, this.readValue()]);
      this.path.pop();
    } while (this.takes(','));
    this.require('}');
    return Object.fromEntries(members);
  }

  private checkKey(key: string, keys: Set<string>): void {
    if (FORBIDDEN_KEYS.has(key)) {
      throw this.fault('forbidden key');
    }
    if (keys.has(key)) {
      throw this.fault('key twice');
    }
    keys.add(key);
  }

  private readArray(): Json {
    const items: Json[] = [];
    if (this.takes(']')) {
      return items;
    }
    do {
      this.path.push(String(items.length));
      items.push(this.readValue());
      this.path.pop();
    } while (this.takes(','));
    this.require(']');
    return items;
  }

  private readString(): string {
    const literal = this.match(STRING);
    if (literal === undefined) {
      throw this.fault('not a string');
    }
    const value = literal.includes('\\') ? unescaped(literal) : literal.slice(1, -1);
    if (!isStorableText(value)) {
      throw this.fault('a character that is none');
    }
    return value;
  }

  private readNumberOrWord(): Json {
    const literal = this.match(NUMBER);
    if (literal !== undefined) {
      const value = Number(literal);
      if (!Number.isFinite(value)) {
        throw this.fault('number too large');
      }
      return value;
    }
    const word = this.match(WORD);
    if (word === undefined) {
      throw this.fault('not a value');
    }
    return WORDS[word] ?? null;
  }

  private takes(character: string): boolean {
    this.match(BLANKS);
    if (this.text[this.position] !== character) {
      return false;
    }
    this.position += 1;
    return true;
  }

  private require(character: string): void {
    if (!this.takes(character)) {
      throw this.fault(`"${character}" expected`);
    }
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) {
      this.position += found.length;
    }
    return found;
  }

  private fault(reason: string): UnacceptableJson {
    return new UnacceptableJson(reason, this.path.join('.'));
  }
}

/** The literal has passed {@link STRING}, so this cannot fail and is always text. */
function unescaped(literal: string): string {
  const value: unknown = JSON.parse(literal);
  return String(value);
}
