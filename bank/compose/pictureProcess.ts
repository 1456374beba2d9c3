import type { PictureFormat } from '../kernel/Pictures';
import { answerTasks } from '../kernel/taskProcess';
import { pictureSize, redrawPicture } from '../modules/files/redrawPicture';

export interface PictureTask {
  readonly task: 'size' | 'redraw';
  readonly format: PictureFormat;
  readonly bytes: Uint8Array;
}

answerTasks<PictureTask, unknown>(({ task, format, bytes }) =>
  task === 'size' ? pictureSize(format, bytes) : redrawPicture(format, bytes),
);
