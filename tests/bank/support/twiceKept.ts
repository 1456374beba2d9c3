import fc from 'fast-check';
import { expect } from 'vitest';
import type { ClientBase } from 'pg';

import type { Money } from '../../../src/domain/money/Money';
import { PROPERTY_DEADLINE_MS, runs } from '../../support/propertyRuns';

/** Batches of inputs, and the most inputs of one: hundreds of inputs in each query. Only the search for a small input takes long. */
const BATCHES = {
  ...runs({ cost: 'heavy' }),
  interruptAfterTimeLimit: PROPERTY_DEADLINE_MS,
  markInterruptAsFailure: true,
};
const MOST_INPUTS = 500;

/** A rule that stands in TypeScript and in SQL. */
export interface TwiceKeptRule<Input, Answer> {
  readonly inputs: fc.Arbitrary<Input>;
  readonly domain: (input: Input) => Answer;
  /** The answers of the database to all inputs of a batch, in their order. */
  readonly sql: (batch: readonly Input[]) => Promise<readonly Answer[]>;
}

/** Holds both texts of a rule against random inputs; a difference is narrowed down to the smallest input that shows it. */
export async function expectSameAnswers<Input, Answer>(rule: TwiceKeptRule<Input, Answer>): Promise<void> {
  const batches = fc.array(rule.inputs, { minLength: 1, maxLength: MOST_INPUTS, size: 'max' });
  await fc.assert(
    fc.asyncProperty(batches, async (batch) => {
      expect(await rule.sql(batch)).toEqual(batch.map(rule.domain));
    }),
    BATCHES,
  );
}

/**
 * Answers of an expression over each of some rows, `r` being the row as jsonb.
 *
 * @param owner A connection that may call every function.
 */
export async function answersTo<Answer>(
  owner: ClientBase,
  expression: string,
  rows: readonly object[],
): Promise<readonly Answer[]> {
  const { rows: answers } = await owner.query<{ answer: Answer }>(
    `select ${expression} as answer from jsonb_array_elements($1) with ordinality given (r, place) order by place`,
    [JSON.stringify(rows)],
  );
  return answers.map(({ answer }) => answer);
}

/** An amount as a customer types it: `1234.05`. */
export function decimal({ minor }: Money): string {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
