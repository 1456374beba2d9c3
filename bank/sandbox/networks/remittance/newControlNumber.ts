import { randomInt } from 'node:crypto';

const DIGITS = 10;

/** No behaviour of the systems is chosen by this ending, so that a number nobody has typed never finds one silent or refusing by chance. */
const ENDING = '182';

/** A control number of that many digits under which a transfer is paid out without trouble. */
export function newControlNumber(length: number): string {
  return Array.from({ length: length - ENDING.length }, () => randomInt(DIGITS)).join('') + ENDING;
}
