import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { cruise } from 'dependency-cruiser';
import type { IConfiguration, ICruiseResult } from 'dependency-cruiser';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { FOLDER_RULES, importsInCycles } from './folderCycles';

/** Folders whose imports are checked. */
const FOLDERS = ['src', 'bank', 'proto', 'scripts', 'tests'];

type Rule = NonNullable<IConfiguration['forbidden']>[number];

/** Rule about imports over any number of files. */
type ReachabilityRule = Extract<Rule, { to: { reachable: boolean } }>;

/** Import that a rule forbids, or a file that another one must not reach. */
interface ForbiddenImport {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

export interface LayerViolation extends ForbiddenImport {
  readonly reason: string;
}

export interface LayerFindings {
  /** Number of files read: a reader that cannot parse TypeScript reads none and finds no violation either. */
  readonly modules: number;
  readonly violations: readonly LayerViolation[];
}

const configuration: IConfiguration = createRequire(import.meta.url)(join(projectRoot(), '.dependency-cruiser.cjs'));
const rules: readonly Rule[] = configuration.forbidden ?? [];

export const LAYER_RULES: readonly string[] = [...rules, ...FOLDER_RULES].flatMap(({ name }) => name ?? []);

/**
 * Reads a source tree and returns every import that a rule of .dependency-cruiser.cjs or folderCycles.ts forbids. Rules about what is reachable are
 * applied here: dependency-cruiser looks for a path between each pair of files, which takes it two thirds of its time.
 */
export async function layerViolations(tree: string): Promise<LayerFindings> {
  const folders = FOLDERS.filter((folder) => existsSync(join(tree, folder)));
  const { output } = await cruise(folders, {
    ...configuration.options,
    validate: true,
    ruleSet: { forbidden: rules.filter((rule) => !isReachabilityRule(rule)) },
    baseDir: tree,
  });
  if (typeof output === 'string') {
    throw new Error(`dependency-cruiser answered with text: ${output}`);
  }
  const forbidden = [
    ...directViolations(output),
    ...rules.filter(isReachabilityRule).flatMap((rule) => reachedViolations(output, rule)),
    ...FOLDER_RULES.flatMap((rule) => importsInCycles(output, rule).map((found) => ({ rule: rule.name, ...found }))),
  ];
  return {
    modules: output.summary.totalCruised,
    violations: forbidden.map((violation) => ({
      ...violation,
      reason: [...rules, ...FOLDER_RULES].find(({ name }) => name === violation.rule)?.comment ?? '',
    })),
  };
}

function directViolations(output: ICruiseResult): readonly ForbiddenImport[] {
  return output.summary.violations
    .map(({ rule, from, to }) => ({ rule: rule.name, from, to }))
    .filter((violation) => isOwnFailure(violation, output));
}

/** An import that leads nowhere is reported as that, not also as a stranger to every allow-list. */
function isOwnFailure(violation: ForbiddenImport, output: ICruiseResult): boolean {
  const module = output.modules.find(({ source }) => source === violation.from);
  const dependency = module?.dependencies.find(({ resolved }) => resolved === violation.to);
  return violation.rule === 'imports-resolve' || dependency?.couldNotResolve !== true;
}

function isReachabilityRule(rule: Rule): rule is ReachabilityRule {
  return 'to' in rule && 'reachable' in rule.to;
}

/**
 * Files that a rule keeps apart although one reaches the other.
 *
 * @throws when the rule has a condition besides one path at each end
 */
function reachedViolations({ modules }: ICruiseResult, rule: ReachabilityRule): readonly ForbiddenImport[] {
  const { from, to, name = '' } = rule;
  if (
    typeof from.path !== 'string' ||
    typeof to.path !== 'string' ||
    to.reachable !== true ||
    from.pathNot !== undefined ||
    to.pathNot !== undefined
  ) {
    throw new Error(`The rule ${name} has conditions that are not applied`);
  }
  const [begins, ends] = [new RegExp(from.path), new RegExp(to.path)];
  const importers = new Map<string, string[]>();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
    }
  }
  return modules
    .filter(({ source }) => ends.test(source))
    .flatMap(({ source: target }) =>
      closureOf(target, importers)
        .filter((source) => source !== target && begins.test(source))
        .map((source) => ({ rule: name, from: source, to: target })),
    );
}

/** A file, those that import it, those that import them, and so on. */
function closureOf(file: string, importers: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const found = new Set([file]);
  for (const one of found) {
    (importers.get(one) ?? []).forEach((importer) => found.add(importer));
  }
  return [...found];
}
