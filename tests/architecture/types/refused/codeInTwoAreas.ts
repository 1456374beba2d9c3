import { areas } from '../../../../src/application/operations/areas';
import { declareAreas } from '../../../../src/application/operations/declareAreas';
import { declare } from '../../../../src/application/operations/declaration';

const planted = declare<string, string>()({
  services: ['integration'],
  summary: 'Shows an account once more',
  kind: 'query',
  confirmation: 'none',
  allowed: ['individual'],
  failures: [],
});

export const more = declareAreas({ ...areas, planted: { GET_ACCOUNT_BY_ID: planted } });
