import { projectRoot } from '../../bank/kernel/projectRoot';
import { layerViolations } from './layerViolations';

/** Fewer files than this were never in the tree, so a reader that finds fewer has gone blind. */
const MIN_MODULES = 150;

const { modules, violations } = await layerViolations(projectRoot());
for (const { rule, from, to, reason } of violations) {
  console.error(`${from} imports ${to}\n  ${rule}: ${reason}`);
}
if (modules < MIN_MODULES) {
  console.error(`Only ${modules} modules were read`);
}
process.exitCode = violations.length === 0 && modules >= MIN_MODULES ? 0 : 1;
