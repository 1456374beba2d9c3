import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { payrollOperations } from '../../src/application/operations/payroll';
import { accountNumber, identifier, maybe, operationId, typedWords } from './basicArbitraries';

const details = {
  name: typedWords.map((name) => `Аб${name}`.trim()),
  inn: fc.constantFrom('', '20101199000001'),
  accountNumber,
  note: typedWords,
  isActive: fc.boolean(),
};
const person = fc.record({ ...details, id: identifier });

/** Arbitrary requests and responses of the operations on people who receive salaries. */
export const carriedByPayroll: {
  readonly [Code in keyof typeof payrollOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  GET_PAYROLL_PEOPLE: {
    request: fc.record({ search: typedWords, isActive: maybe(fc.boolean()), after: maybe(identifier) }),
    response: fc.record({ items: fc.array(person, { maxLength: 3 }), next: maybe(identifier) }),
  },
  SAVE_PAYROLL_PERSON: {
    request: fc.record({ ...details, id: maybe(identifier) }),
    response: person,
  },
  ADD_PAYROLL_PEOPLE: {
    request: fc.record({ batch: operationId }),
    response: fc.record({ added: fc.nat(), changed: fc.nat() }),
  },
};
