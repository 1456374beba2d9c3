import type { PictureFormat, Pictures } from '../kernel/Pictures';
import { ProcessPool, TaskCrashed } from '../kernel/ProcessPool';
import type { ProcessLimits } from '../kernel/ProcessPool';
import { workerBody } from '../kernel/workerBody';
import type { PictureTask } from './pictureProcess';

/** The largest picture takes a tenth of the deadline. */
const PICTURE_LIMITS: ProcessLimits = {
  processes: 2,
  waiting: 24,
  waitingPerSubject: 6,
  deadlineMs: 20_000,
  heapMegabytes: 96,
  idleMs: 60_000,
};

const BODY = workerBody('bank/compose/pictureProcess');

/** Creates the drawing of pictures in processes. */
export function createPictures(changes: Partial<ProcessLimits> = {}, body: URL = BODY): Pictures {
  const pool = new ProcessPool(body, { ...PICTURE_LIMITS, ...changes });
  const run = async <Output>(task: PictureTask['task'], format: PictureFormat, bytes: Uint8Array) => {
    try {
      return await pool.run<Output | undefined>({ task, format, bytes } satisfies PictureTask);
    } catch (cause) {
      if (cause instanceof TaskCrashed) {
        return undefined;
      }
      throw cause;
    }
  };
  return {
    sizeOf: (format, bytes) => run('size', format, bytes),
    redraw: async (format, bytes) => {
      const drawn = await run<Uint8Array>('redraw', format, bytes);
      return drawn && new Uint8Array(drawn);
    },
    close: () => pool.close(),
  };
}
