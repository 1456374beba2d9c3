import { createSign, generateKeyPairSync } from 'node:crypto';

/** A certificate a test server shows, and the key to it, both PEM. */
export interface TestCertificate {
  readonly key: string;
  readonly certificate: string;
}

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const length =
    body.length < 0x80 ? Buffer.from([body.length]) : Buffer.from([0x82, body.length >> 8, body.length & 0xff]);
  return Buffer.concat([Buffer.from([tag]), length, body]);
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const ECDSA_WITH_SHA256 = sequence(Buffer.from('06082a8648ce3d040302', 'hex'));

function nameOf(commonName: string): Buffer {
  return sequence(der(0x31, sequence(Buffer.from('0603550403', 'hex'), der(0x0c, Buffer.from(commonName)))));
}

function extension(objectId: string, critical: boolean, value: Buffer): Buffer {
  return sequence(Buffer.from(objectId, 'hex'), ...(critical ? [Buffer.from('0101ff', 'hex')] : []), der(0x04, value));
}

/** Makes a certificate for 127.0.0.1 that vouches for itself (RFC 5280), good from 2020 to 2049. */
export function selfSigned(): TestCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const validity = sequence(der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('490101000000Z')));
  const extensions = der(
    0xa3,
    sequence(
      extension('0603551d13', true, sequence(Buffer.from('0101ff', 'hex'))),
      extension('0603551d11', false, sequence(der(0x87, Buffer.from([127, 0, 0, 1])))),
    ),
  );
  const body = sequence(
    Buffer.from('a003020102', 'hex'),
    der(0x02, Buffer.from([1])),
    ECDSA_WITH_SHA256,
    nameOf('Test relay'),
    validity,
    nameOf('Test relay'),
    publicKey.export({ type: 'spki', format: 'der' }),
    extensions,
  );
  const signature = createSign('sha256').update(body).sign(privateKey);
  const certificate = sequence(body, ECDSA_WITH_SHA256, der(0x03, Buffer.from([0]), signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64').replace(/(.{64})/g, '$1\n')}\n-----END CERTIFICATE-----\n`,
  };
}
