import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { approveQrSignIn, declineQrSignIn, scanQrSignIn } from '../../../bank/modules/identity/qrApproval';
import { approverOf, fetchSession, shownCode } from '../../contract/support/qrStory';
import { startTestServer } from '../../contract/support/startTestServer';
import type { TestServer } from '../../contract/support/startTestServer';
import { runs } from '../../support/propertyRuns';

const PEOPLE = ['saltanat', 'daniyar', 'aibek'] as const;
type Person = (typeof PEOPLE)[number];

const VALID_MS = 90_000;
const FETCH_MS = 30_000;

/** Expected state of a QR sign-in code, kept independently of the bank's table. */
interface Model {
  state: 'waiting' | 'scanned' | 'approved' | 'declined' | 'redeemed';
  owner: Person | undefined;
  until: number;
}

type Deed =
  | { readonly kind: 'scan' | 'decline'; readonly who: Person }
  | { readonly kind: 'approve'; readonly who: Person; readonly rightly: boolean }
  | { readonly kind: 'fetch' | 'strangerFetches' }
  | { readonly kind: 'wait'; readonly ms: number };

const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('scan' as const, 'scan' as const, 'decline' as const),
    who: fc.constantFrom(...PEOPLE),
  }),
  fc.record({ kind: fc.constant('approve' as const), who: fc.constantFrom(...PEOPLE), rightly: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('fetch' as const, 'fetch' as const, 'strangerFetches' as const) }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 40_000 }) }),
);

/** A complete sign-in, which random sequences seldom reach. */
const WHOLE_WAY: readonly Deed[] = [
  { kind: 'scan', who: 'saltanat' },
  { kind: 'approve', who: 'saltanat', rightly: true },
  { kind: 'fetch' },
  { kind: 'fetch' },
];

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Expected answer to the application of this person; advances the model. */
function expectedOf(
  model: Model,
  { kind, who, rightly }: { readonly kind: string; readonly who: Person; readonly rightly: boolean },
): string {
  if (who === 'aibek') {
    return 'NOT_A_COMPANY_USER';
  }
  const isAlive = server.bank.clock.now() < model.until;
  const isTheirs = model.state === 'scanned' && model.owner === who;
  if (kind === 'scan') {
    if (!isAlive || (model.state !== 'waiting' && !isTheirs)) {
      return 'CODE_NOT_VALID';
    }
    model.state = 'scanned';
    model.owner = who;
    return 'ok';
  }
  if (!isAlive || !isTheirs) {
    return 'CODE_NOT_VALID';
  }
  if (kind === 'decline' || !rightly) {
    model.state = 'declined';
    return kind === 'decline' ? 'ok' : 'WRONG_NUMBER';
  }
  model.state = 'approved';
  model.until = server.bank.clock.now() + FETCH_MS;
  return 'ok';
}

/** Expected answer to the browser that shows the code; advances the model. */
function fetchedOf(model: Model): string {
  if (server.bank.clock.now() >= model.until || model.state === 'redeemed') {
    return 'QR_SIGN_IN_EXPIRED';
  }
  switch (model.state) {
    case 'waiting':
    case 'scanned':
      return 'QR_SIGN_IN_NOT_CONFIRMED';
    case 'declined':
      return 'QR_SIGN_IN_DECLINED';
    case 'approved':
      model.state = 'redeemed';
      return 'ok';
    default:
      return model.state satisfies never;
  }
}

it('matches its model for random steps of all parties in any order', { timeout: 240_000 }, async () => {
  let signedIn = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 15, maxLength: 25, size: 'max' }), async (deeds) => {
      const { browser, requestId, code, number } = await shownCode(server);
      const model: Model = { state: 'waiting', owner: undefined, until: server.bank.clock.now() + VALID_MS };
      for (const one of deeds) {
        switch (one.kind) {
          case 'wait':
            server.bank.clock.advance(one.ms);
            break;
          case 'strangerFetches':
            expect((await fetchSession(server.visitor(), code.slice(-22))).error?.code).toBe('QR_SIGN_IN_EXPIRED');
            break;
          case 'fetch': {
            const answer = await fetchSession(browser, requestId);
            expect(answer.success ? 'ok' : answer.error?.code).toBe(fetchedOf(model));
            if (answer.success) {
              signedIn += 1;
              expect(await loginOf(answer.data?.sessionkey)).toBe(model.owner);
            }
            break;
          }
          case 'scan':
          case 'decline':
          case 'approve': {
            const rightly = one.kind === 'approve' && one.rightly;
            const typed = rightly ? number : number === '00' ? '01' : '00';
            const approver = await approverOf(server, one.who);
            const outcome = await (one.kind === 'scan'
              ? scanQrSignIn(approver, code, server.bank.services)
              : one.kind === 'decline'
                ? declineQrSignIn(approver, code, server.bank.services)
                : approveQrSignIn(approver, { code, number: typed }, server.bank.services));
            expect([one, outcome.ok ? 'ok' : outcome.failure]).toEqual([
              one,
              expectedOf(model, { kind: one.kind, who: one.who, rightly }),
            ]);
            break;
          }
          default:
            one satisfies never;
        }
      }
    }),
    { ...runs({ cost: 'heavy', examples: 1 }), examples: [[[...WHOLE_WAY]]], endOnFailure: true },
  );
  expect(signedIn).toBeGreaterThan(0);
});

/** Login of the session that a key opens. Signs out of that session at once. */
async function loginOf(sessionKey: string | undefined): Promise<unknown> {
  const client = server.visitor();
  client.sessionKey = sessionKey;
  const { data } = await client.operation('UtilityService', 'GET_SELF_USER_DATA', {});
  await client.exit();
  return typeof data === 'object' && data !== null && 'username' in data ? data.username : undefined;
}
