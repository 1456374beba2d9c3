import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

import type { MovableClock } from '../kernel/Clock';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A move at most as long as the longest deposit, and none past a time formats of the rails can write. */
const MAX_MOVE_MS = 3 * 366 * DAY_MS;
const LAST_MOMENT = Date.UTC(2090, 0, 1);

const Move = z.union([
  z.object({ forwardMs: z.int().check(z.positive(), z.maximum(MAX_MOVE_MS)) }),
  z.object({ to: z.iso.datetime({ offset: true }) }),
]);

/**
 * The bank's time, and a way to move it forward: to a minute before a cut-off, or to the end of a deposit. `moved` is
 * called after every move, for those who would otherwise sleep through it.
 */
export function serveTimeMachine(sandbox: FastifyInstance, clock: MovableClock, moved: () => void): void {
  const show = () => ({ now: new Date(clock.now()).toISOString() });
  sandbox.get('/clock', async () => show());
  sandbox.post('/clock', async (request, reply) => {
    const asked = Move.safeParse(request.body);
    if (!asked.success) {
      return reply.code(422).send({ error: 'MOVE_NOT_POSSIBLE', ...show() });
    }
    const now = clock.now();
    const forwardMs = 'to' in asked.data ? Date.parse(asked.data.to) - now : asked.data.forwardMs;
    if (forwardMs <= 0 || forwardMs > MAX_MOVE_MS || now + forwardMs > LAST_MOMENT) {
      return reply.code(422).send({ error: forwardMs <= 0 ? 'ONLY_FORWARD' : 'MOVE_NOT_POSSIBLE', ...show() });
    }
    await clock.moveForward(forwardMs);
    moved();
    return show();
  });
}
