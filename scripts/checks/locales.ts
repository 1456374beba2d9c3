import { projectRoot } from '../../bank/kernel/projectRoot';
import { localeReport } from './localeReport';

/** A reader that finds fewer keys than this in use has lost sight of the screens. */
const FEWEST_KEYS = 100;

const { used, findings } = localeReport(projectRoot());
findings.forEach((finding) => console.error(finding));
if (used < FEWEST_KEYS) {
  console.error(`Only ${used} keys were seen in use`);
}
process.exitCode = findings.length === 0 && used >= FEWEST_KEYS ? 0 : 1;
