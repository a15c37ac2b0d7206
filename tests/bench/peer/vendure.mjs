/**
 * Vendure as its own starter project sets it up, on SQLite. Plain JavaScript, because it runs under
 * the Node that its native modules were built for:
 * `node vendure.mjs populate|serve <folder of the install> <database file> <port>`.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [mode, folder, database, port] = process.argv.slice(2);
const load = createRequire(join(folder, 'package.json'));
const core = load('@vendure/core');
const { AssetServerPlugin } = load('@vendure/asset-server-plugin');
const demo = join(folder, 'node_modules/@vendure/create/assets');

const config = {
  apiOptions: {
    hostname: '127.0.0.1',
    port: Number(port),
    adminApiPath: 'admin-api',
    shopApiPath: 'shop-api',
    cors: { origin: [], credentials: true },
  },
  authOptions: {
    tokenMethod: ['bearer', 'cookie'],
    // In production mode it refuses to start with the default credentials.
    superadminCredentials: { identifier: 'bench', password: 'bench-on-this-machine-only' },
    cookieOptions: { secret: 'bench-on-this-machine-only' },
  },
  dbConnectionOptions: {
    type: 'better-sqlite3',
    database,
    synchronize: mode === 'populate',
    logging: false,
  },
  paymentOptions: { paymentMethodHandlers: [core.dummyPaymentHandler] },
  importExportOptions: { importAssetsDir: join(demo, 'images') },
  logger: new core.DefaultLogger({ level: core.LogLevel.Error }),
  plugins: [
    AssetServerPlugin.init({
      route: 'assets',
      assetUploadDir: join(folder, 'pictures'),
      assetUrlPrefix: `http://127.0.0.1:${port}/assets/`,
    }),
    core.DefaultSchedulerPlugin.init(),
    core.DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true, pollInterval: 100 }),
    core.DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true }),
  ],
};

/** Loads the demo's products with their pictures; Vendure's worker builds the search index. */
async function populate() {
  const { populate: fill } = load('@vendure/core/cli');
  const start = () => core.bootstrap(config);
  const app = await fill(start, join(demo, 'initial-data.json'), join(demo, 'products.csv'));
  await app.get(core.JobQueueService).start();
  const context = await app.get(core.RequestContextService).create({ apiType: 'admin' });
  const job = await app.get(core.SearchService).reindex(context);
  await new Promise((complete, error) => {
    job.updates().subscribe({ complete, error });
  });
  await app.close();
}

if (mode === 'populate') {
  await populate();
  process.exit(0);
}
const served = await core.bootstrap(config);
// Node closes a connection after five seconds without a request, too soon for a caller on a busy
// machine.
served.getHttpServer().keepAliveTimeout = 60_000;
console.log('Ready');
