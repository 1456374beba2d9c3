// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { BeginStreamRequest, StreamInstance } from '../../../proto/generated/ibank/v1/stream';
import { dataFrame, FrameServer, trailerFrame } from '../support/FrameServer';
import { gatewaysTo } from './gatewaySupport';

let server: FrameServer;
let host: string;

beforeEach(async () => {
  server = new FrameServer();
  host = await server.start();
});

afterEach(() => server.stop());

const gateways = () => gatewaysTo(host);

describe('the stream', () => {
  function instance(type: string, payload: string, position: string): string {
    return dataFrame(StreamInstance.fromObject({ type, payload, position }).serializeBinary());
  }

  function opened(lastPosition?: string) {
    const made = gateways();
    const received: unknown[] = [];
    const ended = new Promise<string>((resolve) => {
      made.stream.open(lastPosition, {
        heartbeat: (position) => received.push(position),
        event: (event) => received.push(event),
        ended: resolve,
      });
    });
    return { ...made, received, ended };
  }

  it('resumes, hands on what it reads, and is renewed when the bank ends it', async () => {
    server.answer = (_call, response) => {
      response.write(instance('HEARTBEAT', '', '10'));
      response.write(instance('UPDATED_ACCOUNT', '{"accountId":"5","dataVersion":"12"}', '11'));
      response.write(instance('SOMETHING_NEW', '{"x":1}', '12'));
      response.end(trailerFrame(0));
    };
    const { received, ended } = opened('9');
    expect(await ended).toBe('renewed');
    expect(received).toEqual([
      '10',
      { type: 'UPDATED_ACCOUNT', accountId: '5', dataVersion: 12n, position: '11' },
      '12',
    ]);
    const { message, headers } = server.calls[0] ?? { message: new Uint8Array(), headers: {} };
    expect(BeginStreamRequest.deserializeBinary(message).lastposition).toBe('9');
    expect(headers).toMatchObject({ sessionkey: 'key', devicetype: 'browser' });
  });

  it('outlives one message that cannot be read', async () => {
    server.answer = (_call, response) => {
      response.write(instance('NOTIFICATION', '{"title":', '10'));
      response.write(instance('NOTIFICATION', '{"title":"Перевод выполнен"}', '11'));
      response.end(trailerFrame(0));
    };
    const { received, ended, defects } = opened();
    await ended;
    expect(received).toEqual([{ type: 'NOTIFICATION', title: 'Перевод выполнен', position: '11' }]);
    expect(defects).toEqual(['stream instance']);
  });

  it.each([
    [11, 'eventsForgotten'],
    [14, 'cut'],
    [16, 'sessionEnded'],
  ])('ended by status %d is %s', async (status, reason) => {
    server.answer = (_call, response) => response.end(trailerFrame(status));
    const { ended, rejections } = opened();
    expect(await ended).toBe(reason);
    expect(rejections).toEqual(reason === 'sessionEnded' ? ['expired'] : []);
  });

  it('ended by a block of the bank says so', async () => {
    server.answer = (_call, response) => response.end(trailerFrame(16, 'IBANK_BLOCKED'));
    const { ended, rejections } = opened();
    expect(await ended).toBe('sessionEnded');
    expect(rejections).toEqual(['blocked']);
  });

  it('says nothing more once it is closed', async () => {
    const left = new Promise<void>((resolve) => {
      server.answer = (_call, response) => {
        response.once('close', resolve);
        response.write(
          instance('HEARTBEAT', '', '10') + instance('NOTIFICATION', '{"title":"Перевод выполнен"}', '11'),
        );
      };
    });
    const { stream } = gateways();
    const received: string[] = [];
    const first = new Promise<void>((resolve) => {
      const close = stream.open(undefined, {
        heartbeat: (position) => {
          received.push(position);
          close();
          resolve();
        },
        event: () => received.push('event'),
        ended: () => received.push('ended'),
      });
    });
    await first;
    await left;
    server.answer = (_call, response) => response.end(trailerFrame(0));
    await opened().ended;
    expect(received).toEqual(['10']);
  });
});
