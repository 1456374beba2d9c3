import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import * as z from 'zod/mini';

import { INTAKE_FILES, INTAKE_KINDS } from './lines';
import type { Fault, IntakeKind, LineOf } from './lines';

/** A line of a file, by its number from 1: what it says, or the rule it breaks. */
export type ReadLine<Kind extends IntakeKind> =
  { readonly row: number; readonly line: LineOf[Kind] } | { readonly row: number; readonly fault: Fault };

/** Kinds whose files are in a folder. @throws when there are none: the folder is another one */
export function kindsIn(folder: string): readonly IntakeKind[] {
  const kinds = INTAKE_KINDS.filter((kind) => existsSync(join(folder, INTAKE_FILES[kind].file)));
  if (kinds.length === 0) {
    throw new Error(`${folder} has none of ${INTAKE_KINDS.map((kind) => INTAKE_FILES[kind].file).join(', ')}`);
  }
  return kinds;
}

/** Lines of the file of a kind in a folder, one after another. Empty lines are passed over. */
export async function* readLines<Kind extends IntakeKind>(folder: string, kind: Kind): AsyncGenerator<ReadLine<Kind>> {
  const path = join(folder, INTAKE_FILES[kind].file);
  let row = 0;
  for await (const text of createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity })) {
    row += 1;
    if (text.trim() !== '') {
      yield { row, ...readLine(text, kind) };
    }
  }
}

/** Reads one line of a file; answers its content, or the first rule that it breaks. */
export function readLine<Kind extends IntakeKind>(
  text: string,
  kind: Kind,
): { readonly line: LineOf[Kind] } | { readonly fault: Fault } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { fault: { field: 'line', problem: 'must be one object in JSON' } };
  }
  const read = z.safeDecode(INTAKE_FILES[kind].schema, json);
  if (read.success) {
    return { line: read.data };
  }
  const [issue] = read.error.issues;
  return { fault: { field: issue?.path.join('.') || 'line', problem: issue?.message ?? 'cannot be read' } };
}
