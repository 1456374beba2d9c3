import { projectRoot } from '../../bank/kernel/projectRoot';
import { localeReport } from './localeReport';

/** Minimum number of texts, and of their keys in use: a reader that finds fewer does not see the files any more. */
const MIN_TEXTS = 150;
const MIN_KEYS = 100;

const { texts, used, findings } = localeReport(projectRoot());
findings.forEach((finding) => console.error(finding));
const isBlind = texts < MIN_TEXTS || used < MIN_KEYS;
if (isBlind) {
  console.error(`Only ${texts} texts were read, and ${used} keys were seen in use`);
}
process.exitCode = findings.length === 0 && !isBlind ? 0 : 1;
