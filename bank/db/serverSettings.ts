import type { ConnectionPlace } from './ConnectionPlace';

/** The settings the embedded server runs under, by their names in PostgreSQL. Without `durable` a crash of the machine loses data. */
export function settingsOf(
  { host, port }: ConnectionPlace,
  durable: boolean,
): readonly (readonly [name: string, value: string])[] {
  const socketFolder = host.startsWith('/') ? host : undefined;
  return Object.entries({
    listen_addresses: socketFolder === undefined ? '127.0.0.1' : '',
    unix_socket_directories: socketFolder ?? '',
    port: String(port),
    max_connections: '100',
    shared_buffers: '128MB',
    synchronous_commit: 'on',
    fsync: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    max_wal_size: '1GB',
    log_min_messages: 'warning',
    timezone: 'UTC',
    log_timezone: 'UTC',
  });
}

/**
 * The environment of the server, for the memory of the C library of Linux: what a statement gives back is kept for the next
 * one. The library otherwise returns the end of the heap to the system as soon as a statement has used 128 KB of it, and asks
 * for it again at the next statement, which was up to a quarter of the processor time of creating an operation.
 */
export const KEPT_MEMORY: Readonly<Record<string, string>> = {
  MALLOC_TOP_PAD_: String(4 * 1024 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(64 * 1024 * 1024),
};
