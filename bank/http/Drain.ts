import type { FastifyInstance } from 'fastify';

/**
 * End of a process that is announced. From `begin` on the process is not ready for the balancer in front of it, and still answers every call that
 * arrives.
 */
export class Drain {
  private begun = false;

  get isDraining(): boolean {
    return this.begun;
  }

  begin(): void {
    this.begun = true;
  }
}

/** Asks clients of a process that drains to open their next connection elsewhere. */
export function sendClientsElsewhere(server: FastifyInstance, drain: Drain): void {
  server.addHook('onSend', async (_request, reply) => {
    if (drain.isDraining) {
      reply.header('connection', 'close');
    }
  });
}
