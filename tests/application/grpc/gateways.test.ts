// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  AuthenticateResponse,
  OtpSendingResponse,
  QrSignInRequest,
  QrSignInResponse,
  SelfRegistrationV2Request,
  SelfRegistrationV2Response,
} from '../../../proto/generated/ibank/v1/authentication';
import { Acknowledgement } from '../../../proto/generated/ibank/v1/common';
import { InsertLogRequest } from '../../../proto/generated/ibank/v1/log';
import { OperationRequest, OperationResponse } from '../../../proto/generated/ibank/v1/operations';
import { Challenge } from '../../../src/application/ports/Challenge';
import { refusal, success } from '../../../src/domain/result/Result';
import { metadataOf } from '../../../src/infrastructure/grpc/GrpcClient';
import { GrpcLogSink } from '../../../src/infrastructure/grpc/GrpcLogSink';
import { LazyAuthenticationGateway } from '../../../src/infrastructure/grpc/LazyAuthenticationGateway';
import { aPreview } from '../support/builders';
import { CountingIdentifiers } from '../support/fakePorts';
import { dataFrame, FrameServer, trailerFrame } from '../support/FrameServer';
import { gatewaysTo } from './gatewaySupport';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

let server: FrameServer;
let host: string;
beforeEach(async () => {
  server = new FrameServer();
  host = await server.start();
});
afterEach(() => server.stop());

const gateways = () => gatewaysTo(host);
function answering(message: Uint8Array): void {
  server.answer = (_call, response) => response.end(dataFrame(message) + trailerFrame(0));
}

function answeringOperation(values: Parameters<typeof OperationResponse.fromObject>[0]): void {
  answering(OperationResponse.fromObject(values).serializeBinary());
}

describe('a call', () => {
  it('goes to the service of its code and says of itself what every call says', async () => {
    answeringOperation({ success: true, data: '{"unViewed":3}' });
    const { operations } = gateways();
    expect(await operations.execute('CHECK_NOTIFICATIONS', {})).toEqual(success({ unviewed: 3 }));
    await operations.execute('CHECK_NOTIFICATIONS', {});
    const [first, second] = server.calls;
    expect(first?.path).toBe('/ibank.v1.UtilityService/execute');
    expect(first?.headers).toMatchObject({ devicetype: 'browser', useragent: 'a browser', sessionkey: 'key' });
    expect(first?.headers).not.toHaveProperty('devicekey');
    expect(first?.headers['content-type']).toMatch(/^application\/grpc-web-text/);
    expect(first?.headers['refid']).toMatch(UUID);
    expect(first?.headers['refid']).not.toBe(second?.headers['refid']);
    const request = OperationRequest.deserializeBinary(first?.message ?? new Uint8Array());
    expect([request.code, request.data]).toEqual(['CHECK_NOTIFICATIONS', '{}']);
  });

  it('brings the time of the bank along', async () => {
    server.answer = (_call, response) => {
      response.setHeader('access-control-expose-headers', 'date');
      response.setHeader('date', 'Sat, 21 Nov 2099 06:30:00 GMT');
      response.end(
        dataFrame(OperationResponse.fromObject({ success: true, data: '{"unViewed":3}' }).serializeBinary()) +
          trailerFrame(0),
      );
    };
    const { operations, bankTime } = gateways();
    await operations.execute('CHECK_NOTIFICATIONS', {});
    expect(Math.abs(bankTime.now() - Date.UTC(2099, 10, 21, 6, 30))).toBeLessThan(5000);
  });

  it('is a failure that can be quoted when the answer never comes', async () => {
    server.answer = (_call, response) => response.destroy();
    const { operations, defects } = gateways();
    const answer = await operations.execute('CHECK_NOTIFICATIONS', {});
    expect(answer).toMatchObject({ ok: false, failure: { code: 'NETWORK_ERROR' } });
    expect(answer).toHaveProperty('failure.referenceId', server.calls[0]?.headers['refid']);
    expect(defects).toEqual(['call /ibank.v1.UtilityService/execute']);
  });

  it.each([404, 502])('is a failure of the network when what stands before the bank answers %d', async (status) => {
    server.answer = (_call, response) => {
      response.statusCode = status;
      response.end();
    };
    expect(await gateways().operations.execute('CHECK_NOTIFICATIONS', {})).toMatchObject({
      failure: { code: 'NETWORK_ERROR' },
    });
  });

  it('is a failure of the application when the answer is not the message of the contract', async () => {
    answering(Uint8Array.of(0x0a, 200));
    const { operations, defects } = gateways();
    expect(await operations.execute('CHECK_NOTIFICATIONS', {})).toMatchObject({ failure: { code: 'CLIENT_ERROR' } });
    expect(defects).toEqual(['call /ibank.v1.UtilityService/execute']);
  });

  it('says in the log of an answer without data that it is undefined', async () => {
    answeringOperation({ success: true, data: '' });
    const { operations, causes } = gateways();
    await operations.execute('CHECK_NOTIFICATIONS', {});
    expect(causes).toEqual([new Error('Response is undefined')]);
  });

  it.each([3, 12, 14])('is a failure when the status of the wire is %d', async (status) => {
    server.answer = (_call, response) => response.end(trailerFrame(status));
    const { operations } = gateways();
    expect(await operations.execute('CHECK_NOTIFICATIONS', {})).toMatchObject({ failure: { code: 'CLIENT_ERROR' } });
  });

  it('is a failure of its own when the bank is unavailable', async () => {
    server.answer = (_call, response) => response.end(trailerFrame(14, 'BANK_UNAVAILABLE'));
    const { operations } = gateways();
    const answer = await operations.execute('CHECK_NOTIFICATIONS', {});
    expect(answer).toMatchObject({ failure: { code: 'BANK_UNAVAILABLE' } });
    expect(answer).toHaveProperty('failure.referenceId', server.calls[0]?.headers['refid']);
  });

  it('hands a declared refusal on with its particulars', async () => {
    answeringOperation({ success: false, error: { code: 'INCORRECT_OTP', data: '{"triesLeft":"4"}' } });
    const { operations, defects } = gateways();
    const challenge = new Challenge('MAKE_OWN_ACCOUNTS_TRANSFER', aPreview());
    expect(await operations.confirm(challenge, '000000')).toMatchObject(
      refusal({ code: 'INCORRECT_OTP', data: { triesLeft: '4' } }),
    );
    expect(defects).toEqual([]);
  });

  it.each([
    ['a refusal the operation does not declare', { success: false, error: { code: 'INCORRECT_OTP', data: '' } }],
    ['a refusal without a name', { success: false }],
    ['a refusal nobody knows', { success: false, error: { code: 'BRAND_NEW', data: '{' } }],
    ['success without data', { success: true, data: '' }],
    ['data that is no JSON', { success: true, data: '{"unViewed":' }],
    ['data that is something else', { success: true, data: '{"unViewed":"three"}' }],
  ])('takes %s for a failure of the bank and logs it', async (_name, values) => {
    answeringOperation(values);
    const { operations, defects } = gateways();
    const answer = await operations.execute('CHECK_NOTIFICATIONS', {});
    expect(answer).toMatchObject({ ok: false, failure: { code: 'INTERNAL_SERVER_ERROR' } });
    expect(answer).toHaveProperty('failure.referenceId', server.calls[0]?.headers['refid']);
    expect(defects).toHaveLength(1);
  });

  it('reports a refused session key, once, and only while it is the key in use', async () => {
    answeringOperation({ success: false, error: { code: 'INVALID_SESSION_KEY', data: '' } });
    const { operations, rejections, keeper } = gateways();
    await operations.execute('CHECK_NOTIFICATIONS', {});
    expect(rejections).toEqual(['expired']);
    const late = operations.execute('CHECK_NOTIFICATIONS', {});
    keeper.keep({ sessionKey: 'newer', sessionId: '8', stage: 'active', phoneNumber: '' });
    await late;
    expect(rejections).toEqual(['expired']);
  });

  it('tells a session that a block of the bank has ended from one that has expired', async () => {
    answeringOperation({
      success: false,
      error: { code: 'INVALID_SESSION_KEY', data: JSON.stringify({ reason: 'IBANK_BLOCKED' }) },
    });
    const { operations, rejections } = gateways();
    await operations.execute('CHECK_NOTIFICATIONS', {});
    expect(rejections).toEqual(['blocked']);
  });

  it.each([
    ['ended the session it came from', { retryAt: '2026-11-21T06:45:00.000Z', sessionEnded: 'true' }, ['wrongCodes']],
    ['ended another session', { retryAt: '2026-11-21T06:45:00.000Z' }, []],
  ])('reports a hold that %s', async (_what, data, reported) => {
    answeringOperation({ success: false, error: { code: 'CONFIRMATIONS_ON_HOLD', data: JSON.stringify(data) } });
    const { operations, rejections } = gateways();
    const operationId = new CountingIdentifiers().operationId();
    expect(await operations.execute('CONFIRM_UTILITY_OPERATION', { operationId, otp: '123456' })).toMatchObject({
      failure: { code: 'CONFIRMATIONS_ON_HOLD', data },
    });
    expect(rejections).toEqual(reported);
  });

  it('does not go out when the request cannot be written', async () => {
    const { operations, defects } = gateways();
    expect(await operations.execute('GET_ACCOUNT_BY_ID', { accountId: 'no number' })).toEqual(
      refusal({ code: 'INVALID_REQUEST' }),
    );
    expect(server.calls).toEqual([]);
    expect(defects).toEqual(['request of GET_ACCOUNT_BY_ID']);
  });
});

describe('the steps of a confirmation', () => {
  it('go to the codes the declaration names', async () => {
    answeringOperation({ success: false, error: { code: 'OPERATION_NOT_FOUND', data: '' } });
    const { operations } = gateways();
    const challenge = new Challenge('MAKE_OWN_ACCOUNTS_TRANSFER', aPreview());
    await operations.sendCode(challenge, 'first');
    await operations.sendCode(challenge, 'again');
    await operations.confirm(challenge, '123456');
    const sent = server.calls.map(({ path, message }) => {
      const { code, data } = OperationRequest.deserializeBinary(message);
      return [path.split('.').at(-1), code, data];
    });
    const { operationId } = challenge.preview;
    expect(sent).toEqual([
      ['TransferService/execute', 'SEND_OTP_BY_SMS', JSON.stringify({ operationId })],
      ['AccountService/execute', 'RETRY_SEND_OTP', JSON.stringify({ operationId })],
      ['TransferService/execute', 'CONFIRM_TRANSFER', JSON.stringify({ operationId, otp: '123456' })],
    ]);
  });
});

describe('a call before anybody is signed in', () => {
  it('says which browser it comes from, and one with a session does not', () => {
    const device = {
      userAgent: 'a browser',
      language: () => 'kg' as const,
      deviceKey: () => 'its key',
      onLanguage: () => () => undefined,
    };
    expect(metadataOf({ referenceId: 'r', sessionKey: undefined }, device)).toMatchObject({ devicekey: 'its key' });
    expect(metadataOf({ referenceId: 'r', sessionKey: 'k' }, device)).not.toHaveProperty('devicekey');
    expect(
      metadataOf({ referenceId: 'r', sessionKey: undefined }, { ...device, deviceKey: () => undefined }),
    ).not.toHaveProperty('devicekey');
  });
});

describe('the authentication service', () => {
  it('answers with a session that waits for its code', async () => {
    const data = {
      sessionkey: 'k',
      sessionid: '9',
      otpdelivery: 'TOTP',
      state: 'S',
      securityquestionid: '4',
      phonenumber: '',
      sendsleft: 0,
    };
    answering(AuthenticateResponse.fromObject({ success: true, data }).serializeBinary());
    const { authentication } = gateways();
    expect(await authentication.authenticate({ username: 'aibek', password: 'p' })).toEqual(
      success({
        sessionKey: 'k',
        sessionId: '9',
        otpDelivery: 'TOTP',
        state: 'S',
        securityQuestionId: '4',
        isGuarded: false,
        phoneNumber: '',
        sendsLeft: 0,
      }),
    );
    expect(server.calls[0]?.path).toBe('/ibank.v1.AuthenticationService/authenticate');
  });

  it('asks for a code to sign in with, and shows what belongs to it', async () => {
    answering(
      QrSignInResponse.fromObject({
        success: true,
        data: { qrcode: 'tulpar:x', matchnumber: '07', validseconds: 90 },
      }).serializeBinary(),
    );
    const { authentication } = gateways();
    expect(await authentication.getQRcodeForSignIn('secret')).toEqual(
      success({ qrCode: 'tulpar:x', matchNumber: '07', validSeconds: 90 }),
    );
    expect(QrSignInRequest.deserializeBinary(server.calls[0]?.message ?? new Uint8Array()).uniqrequestid).toBe(
      'secret',
    );
  });

  it('begins a registration with card and code word', async () => {
    const data = { phonenumber: '+996 ***', email: 'g***@mail.example', operationid: 'operation' };
    answering(SelfRegistrationV2Response.fromObject({ success: true, data }).serializeBinary());
    const { authentication } = gateways();
    expect(await authentication.selfRegistrationV2({ cardNumber: '9417', codeWord: 'Айва' })).toEqual(
      success({ phoneNumber: '+996 ***', email: 'g***@mail.example', operationId: 'operation' }),
    );
    const sent = SelfRegistrationV2Request.deserializeBinary(server.calls[0]?.message ?? new Uint8Array());
    expect([sent.cardno, sent.codeword]).toEqual(['9417', 'Айва']);
  });

  it('tells whether it was the last SMS, and how many may follow', async () => {
    answering(OtpSendingResponse.fromObject({ success: true, data: { islastsmstry: true } }).serializeBinary());
    const { authentication } = gateways();
    expect(await authentication.retrySendingOtpToLogin()).toEqual(success({ isLastSmsTry: true, sendsLeft: 0 }));
    answering(OtpSendingResponse.fromObject({ success: true, data: { sendsleft: 1 } }).serializeBinary());
    expect(await authentication.retrySendingOtpToLogin()).toEqual(success({ isLastSmsTry: false, sendsLeft: 1 }));
  });

  it('ends the session of the key it is given, not of the one in use', async () => {
    answering(Acknowledgement.fromObject({ success: true }).serializeBinary());
    const { authentication } = gateways();
    expect(await authentication.exit('older')).toEqual(success(undefined));
    expect(server.calls[0]?.headers['sessionkey']).toBe('older');
  });

  it('takes an answer without success or name for a failure of the bank', async () => {
    answering(AuthenticateResponse.fromObject({}).serializeBinary());
    const { authentication, defects } = gateways();
    expect(await authentication.authenticate({ username: 'aibek', password: 'p' })).toMatchObject({
      failure: { code: 'INTERNAL_SERVER_ERROR' },
    });
    expect(defects).toEqual(['undeclared failure']);
  });

  it('keeps the code of an undeclared failure for the directory of the bank', async () => {
    const failed = (code: string) =>
      answering(
        AuthenticateResponse.fromObject({ success: false, error: { code, data: '{"card":"7"}' } }).serializeBinary(),
      );
    const failureOf = async () => {
      const answer = await gateways().authentication.authenticate({ username: 'aibek', password: 'p' });
      return answer.ok ? undefined : answer.failure;
    };
    failed('CARD_EATEN');
    expect(await failureOf()).toMatchObject({
      code: 'INTERNAL_SERVER_ERROR',
      undeclared: 'CARD_EATEN',
      data: { card: '7' },
    });
    failed('<script>');
    expect(await failureOf()).not.toHaveProperty('undeclared');
  });

  it('is fetched anew after its code could not be fetched', async () => {
    answering(Acknowledgement.fromObject({ success: true }).serializeBinary());
    const { authentication } = gateways();
    let attempts = 0;
    const lazy = new LazyAuthenticationGateway(
      async () => {
        attempts += 1;
        if (attempts === 1) {
          throw new Error('chunk');
        }
        return authentication;
      },
      { defect: () => undefined },
    );
    expect(await lazy.exit('key')).toEqual(refusal({ code: 'NETWORK_ERROR' }));
    expect(await lazy.exit('key')).toEqual(success(undefined));
    expect(await lazy.exit('key')).toEqual(success(undefined));
    expect(attempts).toBe(2);
  });

  it('tells a throw of its own code from the network, and is not fetched anew for it', async () => {
    const { authentication } = gateways();
    authentication.exit = () => Promise.reject(new TypeError('not a function'));
    const labels: string[] = [];
    const lazy = new LazyAuthenticationGateway(async () => authentication, { defect: (label) => labels.push(label) });
    expect(await lazy.exit('key')).toEqual(refusal({ code: 'CLIENT_ERROR' }));
    expect(labels).toEqual(['call of exit']);
  });
});

describe('the log', () => {
  it('arrives as the contract writes it', async () => {
    answering(Acknowledgement.fromObject({ success: true }).serializeBinary());
    const { client } = gateways();
    const entry = {
      label: 'call',
      level: 'warn' as const,
      text: 'slow',
      systemError: 'TypeError',
      trace: 'at read',
      url: '/',
      referenceId: 'r',
      service: 'ibank.v1.AccountService',
      runId: 'run',
      time: 't',
      localTime: 'l',
      sessionId: '7',
      userId: '12',
      userLogin: 'aibek',
    };
    expect(await new GrpcLogSink(client).insert([entry])).toBe(true);
    const { entries } = InsertLogRequest.deserializeBinary(server.calls[0]?.message ?? new Uint8Array());
    expect(entries[0]?.toObject()).toMatchObject({
      loglabel: 'call',
      syserror: 'TypeError',
      trace: 'at read',
      url: '/',
      warn: 'slow',
      refid: 'r',
      runid: 'run',
      localtime: 'l',
      time: 't',
      sessionid: '7',
      userid: '12',
      userlogin: 'aibek',
      servicename: 'ibank.v1.AccountService',
    });
  });

  it('did not arrive when the bank did not say so', async () => {
    answering(Acknowledgement.fromObject({ success: false }).serializeBinary());
    expect(await new GrpcLogSink(gateways().client).insert([])).toBe(false);
  });
});
