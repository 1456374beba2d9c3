import { AsyncLocalStorage } from 'node:async_hooks';

interface Holder {
  isOver: boolean;
}

const holders = new AsyncLocalStorage<Holder>();

/** A defect of the program: a flow that holds a connection of the pool asked for another one. */
export class SecondConnection extends Error {
  override readonly name = 'SecondConnection';

  constructor() {
    super('A second connection was asked for while this flow holds one; use the connection of the transaction');
  }
}

/**
 * Runs `use` as the holder of a connection. Until it has settled, neither it nor anything it starts may ask for another one: enough
 * such flows at once would hold the whole pool, each waiting for one more. What it starts and leaves behind may, once it is over.
 */
export async function asHolder<Value>(use: () => Promise<Value>): Promise<Value> {
  const holder: Holder = { isOver: false };
  try {
    return await holders.run(holder, use);
  } finally {
    holder.isOver = true;
  }
}

/** @throws {@link SecondConnection} within {@link asHolder} */
export function refuseSecondConnection(): void {
  if (holders.getStore()?.isOver === false) {
    throw new SecondConnection();
  }
}
