import { AREAS } from '../../bank/db/areas';
import type { SourceFile } from './sourceFiles';

/** A function longer than this is hard to read as a whole. */
const MAX_FUNCTION_LINES = 80;
const MAX_COLUMNS = 140;

/** Words that are never the name of anything, as nobody writes them here. */
const CAPITALS =
  /\b(?:SELECT|FROM|WHERE|INSERT|UPDATE|DELETE|CREATE|ALTER|TABLE|FUNCTION|RETURNS?|RETURNING|BEGIN|END|JOIN|LEFT|GROUP|ORDER|UNION|GRANT|INTO|VALUES|SET|AND|OR|NOT|NULL|IS|IN|ON|AS|IF|THEN|ELSE|CASE|WHEN|LOOP|FOR|DECLARE)\b/;
const TEXTS_AND_COMMENTS = /'[^']*'|--.*$/gm;

const MADE = /\bcreate\s+(?:or\s+replace\s+)?function\s+(\w+)/g;
const GRANTED = /\b(?:grant|revoke)\b[^;]*?\bon\s+(?:all\s+)?functions?\s+([\w\s,]+?)\s+(?:in|to|from)\b/g;
const PLACE =
  /^bank\/(?<area>.+?)\/(?:(?<fixed>schema|data|triggers|hooks)|functions\/(?<made>\w+)|views\/(?<view>\w+)|(?<change>changes\/\d{4}_\w+))\.sql$/;

/** Breaches of the layout of docs/adr/0098 by the SQL of the bank and the code around it, a line each. */
export function layoutViolations(files: readonly SourceFile[]): readonly string[] {
  const sql = files.filter(({ path }) => path.endsWith('.sql'));
  const code = files.filter(({ path }) => !path.endsWith('.sql'));
  return [
    ...sql.flatMap(misplaced),
    ...sql.flatMap(misnamed),
    ...duplicates(sql),
    ...sql.flatMap(wide),
    ...sql.flatMap(untidy),
    ...code.flatMap(({ path, content }) => namesIn(content).map((name) => `${path} makes the function ${name}`)),
  ];
}

/** The lines of each function with its comment and grants, where it has more than may be. */
export function longFunctions(files: readonly SourceFile[]): Readonly<Record<string, number>> {
  const lengths = files
    .filter(({ path }) => PLACE.exec(path)?.groups?.['made'] !== undefined)
    .map(({ path, content }): readonly [string, number] => [path, statementOf(content).split('\n').length]);
  return Object.fromEntries(lengths.filter(([, lines]) => lines > MAX_FUNCTION_LINES));
}

function misplaced({ path }: SourceFile): readonly string[] {
  const place = PLACE.exec(path)?.groups;
  if (place === undefined) {
    return [`${path} is none of the files that are run`];
  }
  const { area = '', change } = place;
  if (change !== undefined ? area !== 'db' : !AREAS.some((known) => known === area)) {
    return [`${path} is in no area of bank/db/areas.ts`];
  }
  return [];
}

function misnamed({ path, content }: SourceFile): readonly string[] {
  const name = PLACE.exec(path)?.groups?.['made'];
  const made = namesIn(content);
  const strangers = made.filter((each) => each !== name).map((each) => `${path} makes the function ${each}`);
  const granted = [...withoutComments(content).matchAll(GRANTED)].flatMap(([, names = '']) => names.split(/\s*,\s*/));
  const elsewhere = granted
    .filter((each) => each !== name)
    .map((each) => `${path} says who may call ${each}, which stands elsewhere`);
  const missing = name === undefined || made.includes(name) ? [] : [`${path} does not make ${name}`];
  return [...strangers, ...elsewhere, ...missing];
}

function duplicates(files: readonly SourceFile[]): readonly string[] {
  const paths = new Map<string, string>();
  return files.flatMap(({ path, content }) =>
    namesIn(content).flatMap((name) => {
      const before = paths.get(name);
      paths.set(name, path);
      return before === undefined ? [] : [`${name} is made by ${before} and by ${path}`];
    }),
  );
}

/** Rows of reference data may be as wide as their texts. */
function wide({ path, content }: SourceFile): readonly string[] {
  if (path.endsWith('/data.sql')) {
    return [];
  }
  return content
    .split('\n')
    .flatMap((line, index) => (line.length > MAX_COLUMNS ? [`${path}:${index + 1} has ${line.length} columns`] : []));
}

/** Blemishes a formatter would mend (docs/adr/0101). */
function untidy({ path, content }: SourceFile): readonly string[] {
  const lines = content.split('\n').flatMap((line, index) => {
    const said = [
      ...(/\s$/.test(line) ? ['ends with a space'] : []),
      ...(line.includes('\t') ? ['has a tab'] : []),
      ...(/^(?: {2})* \S/.test(line) ? ['is indented by an odd number of spaces'] : []),
      ...(CAPITALS.test(line.replace(TEXTS_AND_COMMENTS, '')) ? ['has a keyword in capitals'] : []),
    ];
    return said.map((each) => `${path}:${index + 1} ${each}`);
  });
  const isSpaced = content.includes('\n\n\n') || !/[^\n]\n$/.test(content);
  return isSpaced ? [...lines, `${path} has empty lines too many, or no line break at its end`] : lines;
}

function namesIn(text: string): readonly string[] {
  return [...withoutComments(text).matchAll(MADE)].map(([, name = '']) => name);
}

function withoutComments(text: string): string {
  return text.replace(/^\s*--.*$/gm, '');
}

/** From `create` to the end of the body. */
function statementOf(content: string): string {
  return content.slice(content.search(/^create /m)).replace(/\n+(grant execute[^;]*;\s*)*$/, '');
}
