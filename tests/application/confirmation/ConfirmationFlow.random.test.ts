import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { Challenge } from '../../../src/application/ports/Challenge';
import { FLOW_STEPS } from '../../../src/application/confirmation/FlowState';
import type { FlowStep } from '../../../src/application/confirmation/FlowState';
import { operationFlow } from '../../../src/application/confirmation/operationFlow';
import type { ConfirmedCode, RequestOf } from '../../../src/application/operations/catalogue';
import { equal } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { aCodeSent, anOutcome, aPreview, aTransaction } from '../support/builders';
import { FakeOperationGateway } from '../support/FakeOperationGateway';
import { CountingIdentifiers } from '../support/fakePorts';
import { MovableTime } from '../support/MovableTime';
import { amountIn, submitting, transferOf } from './flowSupport';
import type { Code } from './flowSupport';
import { runs } from '../../support/propertyRuns';

/** Fate of one call on the network: it succeeds, or its request or its response is lost. */
type Line = 'works' | 'losesQuestion' | 'losesAnswer';

/** A bank as the contract describes it, behind a network that a test can break at any call. */
class ModelBank {
  readonly created = new Map<string, RequestOf<ConfirmedCode>>();
  readonly booked = new Set<string>();
  /** Calls that break the contract. */
  readonly violations: string[] = [];
  readonly #line: () => Line;

  constructor(line: () => Line) {
    this.#line = line;
  }

  gatewayAt(time: MovableTime): FakeOperationGateway {
    const lost = refusal({ code: 'CLIENT_ERROR' as const });
    const through = <Answer>(act: () => Answer) => {
      const line = this.#line();
      const answer = line === 'losesQuestion' ? undefined : act();
      return line === 'works' && answer !== undefined ? answer : lost;
    };
    return new FakeOperationGateway(
      {
        GET_TRANSACTION_HISTORY_V2: ({ operationId = '' }) =>
          through(() => {
            const transactions = this.booked.has(operationId) ? [aTransaction({ operationId })] : [];
            return success({ transactions, next: undefined });
          }),
      },
      {
        create: (code, request) =>
          through(() => {
            const kept = this.created.get(request.operationId);
            if (kept !== undefined && !equal(amountIn(kept), amountIn(request))) {
              this.violations.push('one id for two requests');
            }
            this.created.set(request.operationId, request);
            const { operationId } = request;
            const amount = amountIn(request);
            return success(new Challenge(code, aPreview({ operationId, amount, expiresAt: time.now() + 600_000 })));
          }),
        sendCode: () => through(() => success(aCodeSent({ expiresAt: time.now() + 300_000 }))),
        confirm: ({ preview }, otp) =>
          through(() => {
            const { operationId } = preview;
            const kept = this.created.get(operationId);
            if (kept === undefined || !equal(amountIn(kept), preview.amount)) {
              this.violations.push('confirmed something else than was shown');
            }
            if (otp !== '123456' && !this.booked.has(operationId)) {
              return refusal({ code: 'INCORRECT_OTP' as const });
            }
            this.booked.add(operationId);
            return success(anOutcome(operationId));
          }),
      },
    );
  }
}

type Step =
  | { readonly do: 'submit'; readonly minor: bigint }
  | { readonly do: 'confirm'; readonly otp: string }
  | { readonly do: 'proceed' | 'edit' | 'resend' | 'askAgain' }
  | { readonly do: 'wait'; readonly ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('submit' as const), minor: fc.constantFrom(100n, 100n, 200n) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('confirm' as const), otp: fc.constantFrom('123456', '000000') }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('proceed' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('edit' as const, 'resend', 'askAgain') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(100, 10_000, 31_000, 301_000, 601_000),
    }),
  },
);

const steps = fc.array(step, { minLength: 10, maxLength: 60, size: 'max' });

const line = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Line>('works') },
  { weight: 1, arbitrary: fc.constant<Line>('losesQuestion') },
  { weight: 1, arbitrary: fc.constant<Line>('losesAnswer') },
);
/** Fates of the calls in their order; a call beyond them works. */
const lines = fc.array(line, { minLength: 100, maxLength: 200, size: 'max' });

const WHOLE_WAY: Step[] = [
  { do: 'wait', ms: 100 },
  { do: 'submit', minor: 100n },
  { do: 'proceed' },
  { do: 'confirm', otp: '123456' },
];
/** Stories that together reach every step a story can end a call in. */
const EXAMPLES: [Step[], Line[]][] = [
  [WHOLE_WAY, []],
  [WHOLE_WAY, ['works', 'works', ...Array.from({ length: 20 }, () => 'losesAnswer' as const)]],
];

describe('ConfirmationFlow of an operation against a bank behind a line that breaks', () => {
  it('tells the truth about what was booked, whatever happens', async () => {
    const reached = new Set<FlowStep>();
    await fc.assert(
      fc.asyncProperty(steps, lines, async (events, fates) => {
        const time = new MovableTime();
        const fateOfCall = fates.values();
        const bank = new ModelBank(() => fateOfCall.next().value ?? 'works');
        const parts = {
          gateway: bank.gatewayAt(time),
          identifiers: new CountingIdentifiers(),
          clock: time,
          scheduler: time,
        };
        const flow = operationFlow<Code>(parts);
        const submit = submitting(flow, parts.gateway);
        for (const event of events) {
          switch (event.do) {
            case 'submit':
              void submit(transferOf(event.minor));
              break;
            case 'confirm':
              void flow.confirm(event.otp);
              break;
            case 'wait':
              await time.move(event.ms);
              break;
            default:
              void flow[event.do]();
          }
          await time.move(1);
          const { state, operationId } = flow;
          reached.add(state.step);
          expect(bank.violations).toEqual([]);
          if (state.step === 'done') {
            expect(bank.booked.has(operationId)).toBe(true);
          }
          if (state.step === 'awaitingCode' && state.lost === 'nothingDone') {
            expect(bank.booked.has(operationId)).toBe(false);
          }
          // Money that moved is always in sight: never behind a form, a check page or a refusal.
          if (['draft', 'creating', 'created', 'sendingCode', 'refused'].includes(state.step)) {
            expect(bank.booked.size).toBe(0);
          }
          expect(bank.booked.size).toBeLessThanOrEqual(1);
        }
      }),
      { ...runs({ cost: 'medium', examples: EXAMPLES.length }), examples: EXAMPLES },
    );
    // In this bank a code that was sent is never refused for good, and nobody else has to sign.
    const expected = FLOW_STEPS.filter(
      (name) => !['creating', 'sendingCode', 'confirming', 'sent', 'refused'].includes(name),
    );
    expect([...reached]).toEqual(expect.arrayContaining(expected));
  });
});
