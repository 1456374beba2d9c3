import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../../bank/projectRoot';

interface DatabaseFunction {
  readonly migration: string;
  /** The comment above it and the statement that makes it. */
  readonly text: string;
  /** Settings a later migration gave it. */
  readonly settings: readonly string[];
}

const HEAD = `-- The functions of the database as the migrations leave them, by their names. Migrations are never edited, so a function that
-- has changed stands in several of them; here stands what runs. Made by \`npm run generate\`; do not edit, and nothing reads it.
`;

/** A function with the lines of comment right above it, one that goes, or settings that one is given. */
const STATEMENTS =
  /(?<text>(?:^--.*\n)*^create (?:or replace )?function (?<made>\w+)[\s\S]*?(?:\$\$[\s\S]*?\$\$[^;]*;|^[^\n]*begin atomic\n[\s\S]*?^end;))|^drop function (?<dropped>\w+)[^;]*;|^(?<setting>alter function (?<set>\w+)[^;]*;)/gm;

/** docs/functions.sql: each function once, where to find its newest definition, and what it was given since. */
export function functionsDocument(): string {
  const functions = [...currentFunctions()].sort(([one], [other]) => one.localeCompare(other, 'en'));
  return [HEAD, ...functions.map(([, one]) => described(one))].join('\n');
}

function currentFunctions(): ReadonlyMap<string, DatabaseFunction> {
  const current = new Map<string, DatabaseFunction>();
  for (const [migration, sql] of readMigrations()) {
    for (const { groups = {} } of sql.matchAll(STATEMENTS)) {
      const { text, made, dropped, setting, set } = groups;
      if (made !== undefined && text !== undefined) {
        current.set(made, { migration, text, settings: [] });
      } else if (dropped !== undefined) {
        current.delete(dropped);
      } else if (set !== undefined && setting !== undefined) {
        const before = current.get(set);
        if (before === undefined) {
          throw new Error(`${migration} changes ${set}, which no migration before it makes`);
        }
        current.set(set, { ...before, settings: [...before.settings, setting] });
      }
    }
  }
  return current;
}

function readMigrations(): readonly (readonly [name: string, sql: string])[] {
  const folder = join(projectRoot(), 'bank', 'database', 'migrations');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
}

function described({ migration, text, settings }: DatabaseFunction): string {
  return `-- ${migration}\n${[text, ...settings].join('\n')}\n`;
}
