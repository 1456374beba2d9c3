import { describe, expect, it } from 'vitest';

import { callOnWire, dataSent, operationNamed } from '../../../src/application/operations/catalogue';

const HASH = '7c1e0b6d4f5a4e0f9b3d2a8c6e5f4d31';

describe('a call on the wire', () => {
  it('is named by the code of its operation, or by the one the specification shares between two', () => {
    expect(callOnWire('GET_ACCOUNTS_V2', '{}')).toEqual({ code: 'GET_ACCOUNTS_V2', data: '{}' });
    expect(callOnWire('GET_DISTRIBUTION', '{}').code).toBe('MAKE_DISTRIBUTION_OPERATIONS');
  });

  it('with a hash is identified by the hash, which the bank reads as the request', () => {
    const call = callOnWire('GET_QR_ACCOUNT_DATA_BY_HASH', `{"hash":"${HASH}"}`);
    expect(call).toEqual({ code: HASH, data: '{}' });
    expect(operationNamed(call.code, 'utility')).toBe('GET_QR_ACCOUNT_DATA_BY_HASH');
    expect(JSON.parse(dataSent('GET_QR_ACCOUNT_DATA_BY_HASH', call))).toEqual({ hash: HASH });
    expect(dataSent('GET_QR_ACCOUNT_DATA_BY_HASH', { code: HASH, data: '{"hash":"0"}' })).toBe('');
  });

  it('has a meaning only at a service that asks by hashes, and only for a whole one', () => {
    expect(operationNamed(HASH, 'account')).toBeUndefined();
    expect(operationNamed(HASH.slice(1), 'utility')).toBeUndefined();
    expect(operationNamed(HASH.toUpperCase(), 'utility')).toBeUndefined();
  });
});
