import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenMetricsContentType } from 'prom-client';

/** Metrics of this process. A process serves one bank, so they are of that bank. */
export const REGISTRY = new Registry<OpenMetricsContentType>();
REGISTRY.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);

const registers = [REGISTRY];

/** Upper bounds in seconds: the answer of a cheap call, of a moderate and of an expensive one, and what a customer notices. */
const SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Upper bounds of groups: a statement of the ledger carries sixteen calls at most. */
const GROUP = [1, 2, 4, 8, 16];

function counter<Label extends string>(name: string, help: string, ...labelNames: readonly Label[]): Counter<Label> {
  return new Counter({ name, help, labelNames, registers });
}

function gauge<Label extends string>(name: string, help: string, ...labelNames: readonly Label[]): Gauge<Label> {
  return new Gauge({ name, help, labelNames, registers });
}

function seconds<Label extends string>(name: string, help: string, ...labelNames: readonly Label[]): Histogram<Label> {
  return new Histogram({ name, help, labelNames, buckets: SECONDS, registers });
}

/**
 * Families of the bank. The values of every label come from a list of the code: operations and failures of the registry, jobs, ports, ends of
 * streams. None is taken from a request, so neither a customer nor a stranger can add a series, and no series tells of a person.
 */
export const METRICS = {
  calls: seconds(
    'tulpar_call_seconds',
    'Time to answer a call; outcome is ok, refused or failed',
    'operation',
    'outcome',
  ),
  refusals: counter('tulpar_refusals', 'Calls that were not answered with ok, by code of the failure', 'code'),
  rateRefusals: counter('tulpar_rate_refusals', 'Calls refused by a rate limit', 'rate'),
  budgetRefusals: counter('tulpar_budget_refusals', 'Calls refused by a budget, by whose it is', 'budget'),
  budgetSpent: counter(
    'tulpar_budget_spent',
    'Charged to calls: seconds of processors and of connections, and bytes kept',
    'resource',
  ),
  budgetUsed: gauge(
    'tulpar_budget_used_ratio',
    'Share of the budget of all callers that is spent and has not come back',
    'resource',
  ),
  connections: gauge('tulpar_database_connections', 'Connections of the pool', 'state'),
  connectionLimit: gauge('tulpar_database_connections_limit', 'Connections the pool may have'),
  connectionsAwaited: gauge('tulpar_database_waiting', 'Queries that wait for a connection of the pool'),
  databaseBusy: counter('tulpar_database_busy', 'Calls refused because no connection was free in time'),
  rounds: seconds(
    'tulpar_round_seconds',
    'Duration of a round of background work; outcome is ok or failed',
    'job',
    'outcome',
  ),
  roundDone: gauge('tulpar_round_done_timestamp_seconds', 'Moment of the last round that succeeded', 'job'),
  queueAge: gauge(
    'tulpar_queue_age_seconds',
    'Age of the oldest work that waits for a job by the clock of the bank; 0 when none waits',
    'job',
  ),
  outboxLag: seconds('tulpar_outbox_lag_seconds', 'Time from the writing of an event to its reading for open streams'),
  networkCalls: seconds(
    'tulpar_network_call_seconds',
    'Duration of a call of a network outside; outcome is ok or failed',
    'port',
    'outcome',
  ),
  streams: gauge('tulpar_streams_open', 'Open live streams'),
  streamEnds: counter('tulpar_stream_ends', 'Streams the bank has ended, by reason', 'reason'),
  bookings: counter('tulpar_bookings', 'Bookings, by what has caused them', 'cause'),
  groups: new Histogram({
    name: 'tulpar_ledger_group_size',
    help: 'Calls of the ledger that share a statement and a commit',
    labelNames: ['statement'],
    buckets: GROUP,
    registers,
  }),
  pageFailures: counter('tulpar_metrics_failures', 'Readings of this page that could not ask the database'),
} as const;

/** Counts one series at zero from the start on, so that its first increase is seen as one. */
export function startAtZero<Label extends string>(
  family: Counter<Label>,
  label: Label,
  values: readonly string[],
): void {
  for (const value of values) {
    const labels: Partial<Record<Label, string>> = {};
    labels[label] = value;
    family.inc(labels, 0);
  }
}
