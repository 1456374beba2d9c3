import { existsSync, readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
const PARENT = 1;
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;
/** Fields of the processor time of children that have ended. */
const ENDED_USER_TICKS = 13;
const ENDED_SYSTEM_TICKS = 14;

/** Processor seconds a process and its children have used so far; absent where the system has no /proc. */
export function processorSeconds(processId: number): number | undefined {
  if (!existsSync('/proc/self/stat')) {
    return undefined;
  }
  let ticks = 0;
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const fields = statOf(name);
    if (fields !== undefined && (name === String(processId) || fields[PARENT] === String(processId))) {
      const ended = name === String(processId) ? [ENDED_USER_TICKS, ENDED_SYSTEM_TICKS] : [];
      ticks += [USER_TICKS, SYSTEM_TICKS, ...ended].reduce((sum, field) => sum + Number(fields[field]), 0);
    }
  }
  return ticks / TICKS_PER_SECOND;
}

/** The fields behind the name of the program, which may hold blanks itself. */
function statOf(processId: string): readonly string[] | undefined {
  try {
    const text = readFileSync(`/proc/${processId}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
