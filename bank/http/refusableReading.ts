import type { InputReader, Reading } from '../kernel/InputReader';
import { CallRefused } from './grpcStatus';
import type { GrpcStatus } from './grpcStatus';

/** Outcome of a reading on another thread. An error loses its class on the way between threads, so a refused call travels as a value. */
type Outcome<Output> =
  { readonly output: Output } | { readonly refused: { readonly status: GrpcStatus; readonly reason: string } };

/** Makes a reading for another thread of a function that may throw CallRefused. */
export function refusableReading<Input, Output>(
  name: string,
  read: (input: Input) => Output,
): Reading<Input, Outcome<Output>> {
  return {
    name,
    read: (input) => {
      try {
        return { output: read(input) };
      } catch (error) {
        if (error instanceof CallRefused) {
          return { refused: { status: error.status, reason: error.reason } };
        }
        throw error;
      }
    },
  };
}

/**
 * Reads an input on another thread.
 * @throws CallRefused where the reading does, and whatever the reader throws
 */
export async function readElsewhere<Input, Output>(
  reader: InputReader,
  reading: Reading<Input, Outcome<Output>>,
  input: Input,
): Promise<Output> {
  const outcome = await reader.run(reading, input);
  if ('refused' in outcome) {
    throw new CallRefused(outcome.refused.status, outcome.refused.reason);
  }
  return outcome.output;
}
