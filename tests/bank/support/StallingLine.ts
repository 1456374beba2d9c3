import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

import type { ClientConfig } from 'pg';

const SOCKET = '.s.PGSQL';

/**
 * A line to PostgreSQL that can be made to stand still: what is sent goes nowhere, nothing comes back, and nobody hangs up. It can also be
 * cut, as by a server that restarts: connections end, and new ones end at once.
 */
export class StallingLine {
  private isStalled = false;
  private isCut = false;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    /** The login, over this line. */
    readonly login: ClientConfig,
  ) {}

  static async open(login: ClientConfig): Promise<StallingLine> {
    const { host = '', port = 0 } = login;
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port: own } = server.address() as AddressInfo;
    const line = new StallingLine(server, { ...login, host: '127.0.0.1', port: own });
    server.on('connection', (near) => {
      if (line.isCut) {
        near.destroy();
        return;
      }
      const far = host.startsWith('/') ? connect(`${host}/${SOCKET}.${port}`) : connect(port, host);
      line.join(near, far);
      line.join(far, near);
    });
    return line;
  }

  stall(): void {
    this.isStalled = true;
  }

  /** Continues for connections from now on; data sent in between are lost. */
  recover(): void {
    this.isStalled = false;
    this.isCut = false;
  }

  cut(): void {
    this.isCut = true;
    this.sockets.forEach((socket) => socket.destroy());
  }

  async close(): Promise<void> {
    this.sockets.forEach((socket) => socket.destroy());
    await new Promise((resolve) => this.server.close(resolve));
  }

  private join(from: Socket, to: Socket): void {
    this.sockets.add(from);
    from.on('data', (bytes) => {
      if (!this.isStalled) {
        to.write(bytes);
      }
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      this.sockets.delete(from);
      to.destroy();
    });
  }
}
