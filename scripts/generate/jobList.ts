import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/** List of the jobs of the bank, made of the files that define one. */
export const JOB_LIST = 'bank/compose/generated/jobs.ts';

const FOLDER = 'bank/compose/generated';

const DEFINITION = /^(?:export )?const (\w+) = defineJob\(/m;

/**
 * Text of the list of jobs of a source tree.
 *
 * @throws when a file defines a job under another name than its own, or two files have one name
 */
export function jobList(tree: string): string {
  const files = readdirSync(join(tree, 'bank'), { recursive: true, encoding: 'utf8' })
    .map((path) => `bank/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts') && DEFINITION.test(readFileSync(join(tree, path), 'utf8')));
  const jobs = files
    .map((path) => ({ path, name: nameIn(tree, path) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const repeated = jobs.find(({ name }, index) => name === jobs[index + 1]?.name);
  if (repeated !== undefined) {
    throw new Error(`Two jobs are called ${repeated.name}`);
  }
  return `${[
    '// Written by `npm run generate` from the files that define a job.',
    ...jobs.map(({ path, name }) => `import { ${name} } from '${relative(FOLDER, path).replace(/\.ts$/, '')}';`),
    '',
    '/** Every job of the bank, by its name. */',
    'export const JOBS = {',
    ...jobs.map(({ name }) => `  ${name},`),
    '} as const;',
    '',
    'export const JOB_NAMES = [',
    ...jobs.map(({ name }) => `  '${name}',`),
    '] as const;',
  ].join('\n')}\n`;
}

function nameIn(tree: string, path: string): string {
  const name = basename(path, '.ts');
  const defined = [...readFileSync(join(tree, path), 'utf8').matchAll(new RegExp(DEFINITION, 'gm'))].map(
    ([, found]) => found,
  );
  if (defined.length !== 1 || defined[0] !== name) {
    throw new Error(`${path} has to define one job, called ${name}`);
  }
  return name;
}
