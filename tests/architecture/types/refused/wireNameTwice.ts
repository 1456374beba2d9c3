import { areas } from '../../../../src/application/operations/areas';
import { declareAreas } from '../../../../src/application/operations/declareAreas';
import { declare } from '../../../../src/application/operations/declaration';

const planted = declare<string, string>()({
  services: ['utility', 'account'],
  sentAs: 'GET_ACCOUNT_BY_ID',
  summary: 'Shows an account under another code',
  kind: 'query',
  confirmation: 'none',
  allowed: ['individual'],
  failures: [],
});

export const more = declareAreas({ ...areas, planted: { SHOW_ACCOUNT: planted } });
