import { collectDefaultMetrics } from 'prom-client';

import { REGISTRY } from './families';

export { METRICS, startAtZero } from './families';

/** Sets gauges that are read from the state of the bank. */
export type Reading = () => void | Promise<void>;

const readings = new Set<Reading>();

/** Has a reading made before each page of metrics; answers how to end that. */
export function readBeforePage(reading: Reading): () => void {
  readings.add(reading);
  return () => readings.delete(reading);
}

let isObserved = false;

/** Begins to watch event loop, garbage collection, memory and processor of this process; once is enough. */
export function observeProcess(): void {
  if (!isObserved) {
    isObserved = true;
    collectDefaultMetrics({ register: REGISTRY });
  }
}

/** All metrics of this process as OpenMetrics text (https://prometheus.io/docs/specs/om/open_metrics_spec). */
export async function metricsPage(): Promise<{ readonly contentType: string; readonly text: string }> {
  await Promise.all([...readings].map((reading) => reading()));
  return { contentType: REGISTRY.contentType, text: await REGISTRY.metrics() };
}

/** Runs a task and reports its duration in seconds and whether it succeeded. */
export async function timed<Value>(
  report: (seconds: number, outcome: 'ok' | 'failed') => void,
  task: () => Promise<Value>,
): Promise<Value> {
  const began = performance.now();
  const end = (outcome: 'ok' | 'failed') => report((performance.now() - began) / 1000, outcome);
  try {
    const value = await task();
    end('ok');
    return value;
  } catch (cause) {
    end('failed');
    throw cause;
  }
}
