import { CLIENT_LOG } from '../http/clientLogReading';
import { LONG_REQUEST } from '../http/operationReading';
import { BATCH_FILES } from '../modules/batches/batchReading';
import { BATCH_LINES } from '../modules/batches/checkLines';
import { BATCH_PEOPLE } from '../modules/batches/knownPeople';
import { SHEET_TEXTS } from '../modules/batches/sheetText';
import { measured } from '../kernel/workerTask';
import { PDF_CHECK } from '../modules/files';

/** Everything that is read on another thread, by its name. */
const READINGS = new Map(
  [LONG_REQUEST, CLIENT_LOG, PDF_CHECK, SHEET_TEXTS, BATCH_FILES, BATCH_PEOPLE, BATCH_LINES].map(
    (reading) => [reading.name, reading.read] as const,
  ),
);

/** Reads one input; the body of a thread of `createInputReader`. */
export function perform({ name, input }: { readonly name: string; readonly input: unknown }): Promise<unknown> {
  const read = READINGS.get(name);
  if (read === undefined) {
    throw new Error(`Nothing reads ${name}`);
  }
  return measured(() => Reflect.apply(read, undefined, [input]));
}
