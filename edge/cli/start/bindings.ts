/** Turns a wrangler.toml into Miniflare's options, so that bindings are declared in one place. */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { V4WorkerOptions } from 'miniflare';
import { parse } from 'smol-toml';
import { z } from 'zod';

const d1 = z.object({
  binding: z.string(),
  database_id: z.string(),
  migrations_dir: z.string().optional(),
});

const configSchema = z.strictObject({
  name: z.string(),
  main: z.string(),
  compatibility_date: z.string(),
  compatibility_flags: z.array(z.string()).default([]),
  no_bundle: z.boolean().optional(),
  dev: z.object({ port: z.number() }).optional(),
  assets: z
    .object({ directory: z.string(), binding: z.string(), run_worker_first: z.literal(true) })
    .optional(),
  vars: z.record(z.string(), z.string()).default({}),
  triggers: z.object({ crons: z.array(z.string()) }).default({ crons: [] }),
  d1_databases: z.array(d1.extend({ database_name: z.string() })).default([]),
  kv_namespaces: z.array(z.object({ binding: z.string(), id: z.string() })).default([]),
  r2_buckets: z.array(z.object({ binding: z.string(), bucket_name: z.string() })).default([]),
  images: z.object({ binding: z.string() }).optional(),
  ratelimits: z
    .array(
      z.object({
        name: z.string(),
        namespace_id: z.string(),
        simple: z.object({ limit: z.number(), period: z.literal([10, 60]) }),
      }),
    )
    .default([]),
  durable_objects: z
    .object({ bindings: z.array(z.object({ name: z.string(), class_name: z.string() })) })
    .default({ bindings: [] }),
  migrations: z
    .array(z.object({ tag: z.string(), new_sqlite_classes: z.array(z.string()) }))
    .default([]),
  queues: z
    .object({
      producers: z.array(z.object({ binding: z.string(), queue: z.string() })).default([]),
      consumers: z
        .array(
          z.object({
            queue: z.string(),
            max_batch_size: z.number().optional(),
            max_batch_timeout: z.number().optional(),
            max_retries: z.number().optional(),
          }),
        )
        .default([]),
    })
    .default({ producers: [], consumers: [] }),
});

export type WorkerConfig = z.infer<typeof configSchema>;

/**
 * Reads and checks the file. A key that this project's server does not pass on is an error here,
 * rather than a missing binding at run time.
 */
export function readWorkerConfig(file: string): WorkerConfig {
  const result = configSchema.safeParse(parse(readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  return result.data;
}

/**
 * Worker options without sockets and assets; variables of the same name in `values` win.
 * @param path the built worker
 */
export function workerOptions(
  config: WorkerConfig,
  path: string,
  values: Record<string, string>,
): V4WorkerOptions {
  const pairs = <T, V>(items: T[], pair: (item: T) => [string, V]) =>
    Object.fromEntries(items.map(pair));
  return {
    name: config.name,
    modulesRoot: dirname(path),
    modules: [{ type: 'ESModule', path, contents: readFileSync(path, 'utf8') }],
    compatibilityDate: config.compatibility_date,
    compatibilityFlags: config.compatibility_flags,
    bindings: { ...config.vars, ...values },
    d1Databases: pairs(config.d1_databases, (item) => [item.binding, item.database_id]),
    kvNamespaces: pairs(config.kv_namespaces, (item) => [item.binding, item.id]),
    r2Buckets: pairs(config.r2_buckets, (item) => [item.binding, item.bucket_name]),
    ...(config.images === undefined ? {} : { images: config.images }),
    ratelimits: pairs(config.ratelimits, ({ name, ...limiter }) => [name, limiter]),
    durableObjects: pairs(config.durable_objects.bindings, (item) => [
      item.name,
      { className: item.class_name, useSQLite: true },
    ]),
    queueProducers: pairs(config.queues.producers, (item) => [
      item.binding,
      { queueName: item.queue },
    ]),
    queueConsumers: pairs(config.queues.consumers, (item) => [
      item.queue,
      {
        maxBatchSize: item.max_batch_size,
        maxBatchTimeout: item.max_batch_timeout,
        maxRetries: item.max_retries,
      },
    ]),
  };
}
