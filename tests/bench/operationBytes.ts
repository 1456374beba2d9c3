const HEADER_BYTES = 5;
const CODE_TAG = 0x0a;
const DATA_TAG = 0x12;
const SUCCESS = Buffer.from([0x08, 0x01]);

/** An OperationRequest as the framed text that is posted, written byte by byte: no message classes in the load. */
export function operationRequest(code: string, data: string): string {
  const codeBytes = Buffer.from(code);
  const dataBytes = Buffer.from(data);
  const message = Buffer.concat([
    Buffer.from([CODE_TAG]),
    varint(codeBytes.length),
    codeBytes,
    Buffer.from([DATA_TAG]),
    varint(dataBytes.length),
    dataBytes,
  ]);
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(message.length, 1);
  return Buffer.concat([header, message]).toString('base64');
}

/** The text of the first frame of an answer, or an error that shows it when the bank refused. */
export function successText(body: string): string {
  const bytes = Buffer.from(body, 'base64');
  const message = bytes.subarray(HEADER_BYTES, HEADER_BYTES + bytes.readUInt32BE(1));
  if (!message.subarray(0, SUCCESS.length).equals(SUCCESS)) {
    throw new Error(`The bank refused: ${message.toString('utf8')}`);
  }
  return message.toString('utf8');
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 0x7f) {
    bytes.push((rest & 0x7f) | 0x80);
    rest >>>= 7;
  }
  return Buffer.from([...bytes, rest]);
}
