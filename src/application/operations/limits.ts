import type { CustomerLimit } from '../../domain/limit/CustomerLimit';
import type { Tariff } from '../../domain/tariff/Tariff';
import { declare } from './declaration';
import type { Nothing } from './utilities';

const ANY_CUSTOMER = ['individual', 'corporateView'] as const;

/** What a customer may move and what it costs (specification 2, sections 7.3 and 9). */
export const limitOperations = {
  GET_CUST_LIMITS: declare<Nothing, readonly CustomerLimit[]>()({
    services: ['account'],
    summary: 'Lists the limits of the customer with what is used and left of them today and this month',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: [],
  }),
  GET_CUST_TARIFFS: declare<Nothing, readonly Tariff[]>()({
    services: ['account'],
    summary: 'Lists what transfers cost the customer',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: [],
  }),
} as const;
