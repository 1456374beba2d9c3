import * as z from 'zod/mini';

import type {
  AddedPeople,
  payrollOperations,
  PayrollPeopleQuery,
  PayrollPersonUpdate,
  PeopleOfBatch,
} from '../../application/operations/payroll';
import type { PageOf } from '../../domain/administration/AdministeredUser';
import { MAX_PERSON_NOTE, MAX_PERSON_SEARCH } from '../../domain/batch/payrollPeople';
import type { PayrollPerson } from '../../domain/batch/payrollPeople';
import type { AdaptersFor } from './adapter';
import { identifier, line, operationId, partyName } from './codecs';

const count = z.int().check(z.minimum(0));
const MAX_NAME = 70;
const accountCreditNo = z.string().check(z.regex(/^\d{16}$/));

interface WireDetails {
  readonly recipientName: string;
  readonly inn: string;
  readonly accountCreditNo: string;
  readonly note: string;
  readonly active: boolean;
}

type Details = Omit<PayrollPerson, 'id'>;

function detailsIn({
  recipientName: name,
  inn,
  accountCreditNo: accountNumber,
  note,
  active: isActive,
}: WireDetails): Details {
  return { name, inn, accountNumber, note, isActive };
}

function wireOf({
  name: recipientName,
  inn,
  accountNumber: accountCreditNo,
  note,
  isActive: active,
}: Details): WireDetails {
  return { recipientName, inn, accountCreditNo, note, active };
}

const person = z.codec(
  z.object({
    personId: identifier,
    recipientName: z.string(),
    inn: z.string(),
    accountCreditNo,
    note: z.string(),
    active: z.boolean(),
  }),
  z.custom<PayrollPerson>(),
  {
    decode: ({ personId, ...wire }) => ({ id: personId, ...detailsIn(wire) }),
    encode: ({ id, ...details }) => ({ personId: id, ...wireOf(details) }),
  },
);

const query = z.codec(
  z.strictObject({
    search: z._default(line(MAX_PERSON_SEARCH), ''),
    active: z.optional(z.boolean()),
    after: z.optional(identifier),
  }),
  z.custom<PayrollPeopleQuery>(),
  {
    decode: ({ search, active, after }) => ({ search, isActive: active, after }),
    encode: ({ search, isActive, after }) => ({ search, active: isActive, after }),
  },
);

const people = z.object({
  items: z.array(person),
  next: z.optional(identifier),
}) satisfies z.ZodMiniType<PageOf<PayrollPerson>>;

const update = z.codec(
  z.strictObject({
    personId: z.optional(identifier),
    recipientName: partyName(1, MAX_NAME),
    inn: z._default(z.string().check(z.regex(/^(?:\d{14})?$/)), ''),
    accountCreditNo,
    note: z._default(line(MAX_PERSON_NOTE), ''),
    active: z.boolean(),
  }),
  z.custom<PayrollPersonUpdate>(),
  {
    decode: ({ personId, ...wire }) => ({ id: personId, ...detailsIn(wire) }),
    encode: ({ id, ...details }) => ({ personId: id, ...wireOf(details) }),
  },
);

const ofBatch = z.codec(z.strictObject({ batchId: operationId }), z.custom<PeopleOfBatch>(), {
  decode: ({ batchId }) => ({ batch: batchId }),
  encode: ({ batch }) => ({ batchId: batch }),
});

const added = z.object({ added: count, changed: count }) satisfies z.ZodMiniType<AddedPeople>;

export const payrollAdapters = {
  GET_PAYROLL_PEOPLE: { request: query, response: people },
  SAVE_PAYROLL_PERSON: { request: update, response: person },
  ADD_PAYROLL_PEOPLE: { request: ofBatch, response: added },
} satisfies AdaptersFor<typeof payrollOperations>;
