import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { cruise } from 'dependency-cruiser';
import type { IConfiguration, ICruiseResult } from 'dependency-cruiser';

import { projectRoot } from '../../bank/kernel/projectRoot';

/** Folders whose imports are judged. */
const FOLDERS = ['src', 'bank', 'proto', 'scripts', 'tests'];

export interface LayerViolation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

export interface LayerFindings {
  /** Number of files read: a reader that cannot parse TypeScript reads none and finds no violation either. */
  readonly modules: number;
  readonly violations: readonly LayerViolation[];
}

const configuration: IConfiguration = createRequire(import.meta.url)(join(projectRoot(), '.dependency-cruiser.cjs'));

export const LAYER_RULES: readonly string[] = (configuration.forbidden ?? []).flatMap((rule) => rule.name ?? []);

/** Reads a source tree and returns every import that a rule of .dependency-cruiser.cjs forbids. */
export async function layerViolations(tree: string): Promise<LayerFindings> {
  const folders = FOLDERS.filter((folder) => existsSync(join(tree, folder)));
  const result = await cruise(folders, {
    ...configuration.options,
    validate: true,
    ruleSet: { forbidden: configuration.forbidden ?? [] },
    baseDir: tree,
  });
  return findingsOf(result.output);
}

function findingsOf(output: ICruiseResult | string): LayerFindings {
  if (typeof output === 'string') {
    throw new Error(`dependency-cruiser answered with text: ${output}`);
  }
  const found = output.summary.violations.map((violation) => ({
    rule: violation.rule.name,
    from: violation.from,
    to: violation.to,
    reason: configuration.forbidden?.find((rule) => rule.name === violation.rule.name)?.comment ?? '',
  }));
  return {
    modules: output.summary.totalCruised,
    violations: found.filter((violation) => isOwnFailure(violation, output)),
  };
}

/** An import that leads nowhere is reported as that, not also as a stranger to every allow-list. */
function isOwnFailure(violation: LayerViolation, output: ICruiseResult): boolean {
  const module = output.modules.find(({ source }) => source === violation.from);
  const dependency = module?.dependencies.find(({ resolved }) => resolved === violation.to);
  return violation.rule === 'imports-resolve' || dependency?.couldNotResolve !== true;
}
