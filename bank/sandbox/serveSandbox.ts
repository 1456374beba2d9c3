import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import type { BankServices } from '../kernel/BankServices';
import { projectRoot } from '../kernel/projectRoot';
import { serveAuthenticators } from './authenticators';
import { serveBranch } from './branch';
import { serveBusinessApplication } from './businessApplication';
import { serveCards } from './cards';
import { serveCases } from './cases';
import { serveChat } from './chat';
import { serveDirectDebits } from './directDebits';
import { serveDirectories } from './directories';
import { serveMoneyTransfers } from './moneyTransfers';
import { servePhones } from './phones';
import { serveQrArrivals } from './qrArrivals';
import { serveQrUsers } from './qrUsers';
import { serveShopApplications } from './shopApplications';
import { serveTimeMachine } from './timeMachine';
import { serveTokenOnly } from './tokenOnly';
import { serveTokens } from './tokens';

/**
 * Serves the page of the demonstration: phones, tokens and the bank's clock. Called in a sandbox only; elsewhere these addresses do not
 * exist. Requests that change something take JSON only, which a page of another origin cannot send.
 */
export function serveSandbox(server: FastifyInstance, bank: BankServices, clockMoved: () => void): void {
  server.register(
    async (sandbox) => {
      sandbox.removeContentTypeParser('text/plain');
      sandbox.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      servePhones(sandbox, bank);
      serveAuthenticators(sandbox, bank);
      serveTokens(sandbox, bank);
      if (bank.movableClock !== undefined) {
        serveTimeMachine(sandbox, bank.movableClock, clockMoved);
      }
      serveBusinessApplication(sandbox, bank);
      serveCards(sandbox, bank);
      serveMoneyTransfers(sandbox, bank);
      serveBranch(sandbox, bank);
      serveChat(sandbox, bank);
      serveCases(sandbox, bank);
      serveDirectories(sandbox, bank);
      serveShopApplications(sandbox, bank);
      serveQrUsers(sandbox, bank);
      serveQrArrivals(sandbox, bank);
      serveTokenOnly(sandbox, bank);
      serveDirectDebits(sandbox, bank);
      const folder = join(projectRoot(), 'bank', 'sandbox', 'page');
      const page = await readFile(join(folder, 'sandbox.html'), 'utf8');
      sandbox.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
      sandbox.register(fastifyStatic, {
        root: folder,
        prefix: '/page/',
        cacheControl: false,
        decorateReply: false,
      });
    },
    { prefix: '/sandbox' },
  );
}
