/** A product that sends for real: a mail server and a text message service run in this process. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIST, ROOT } from '../../../edge/cli/paths.ts';
import { startHttpProvider, type HttpProvider } from '../../support/http-provider.ts';
import { makeIdentity } from '../../support/identity.ts';
import { launch, type Launched } from '../../support/launch.ts';
import {
  startMailServer,
  type MailServer,
  type MailServerOptions,
} from '../../support/mail-server.ts';
import { freePortPair } from '../../support/server.ts';
import { shopAt, type Shop } from '../../support/visit.ts';

export const ACCOUNT = { username: 'shop', password: 'swordfish-of-the-tests' };
export const SENDER = 'pedidos@tiendas.example';
export const TWILIO = {
  SMS_FROM: '+14155552345',
  TWILIO_ACCOUNT_SID: `AC${'a1'.repeat(16)}`,
  TWILIO_AUTH_TOKEN: 'token-of-the-tests',
};

/** The result of the operator's command. */
export interface Said {
  readonly code: number;
  readonly json: Record<string, unknown>;
}

export interface SendingProduct {
  readonly moda: Shop;
  readonly mails: MailServer;
  readonly texts: HttpProvider;
  readonly port: number;
  readonly stateDir: string;
  /** File of the product's output. */
  readonly log: string;
  /** Runs the work of the cron. */
  tick(): Promise<void>;
  /** Runs `npm run operator -- … --json` while the product runs. */
  operator(line: string): Promise<Said>;
  /** Stops the product alone; its data stays. */
  halt(): Promise<void>;
  /** Stops the product and its providers, and removes the data. */
  stop(): Promise<void>;
}

/** Starts the built product with its own data. */
export async function startSendingProduct(
  refuse: NonNullable<MailServerOptions['refuse']>,
): Promise<SendingProduct> {
  const identity = makeIdentity('localhost');
  const stateDir = mkdtempSync(join(tmpdir(), 'multi-store-sending-'));
  const trusted = `${stateDir}.pem`;
  writeFileSync(trusted, identity.certificate);
  const [mails, texts, port] = await Promise.all([
    startMailServer({ identity, account: ACCOUNT, refuse }),
    startHttpProvider({ status: 201, json: { sid: `SM${'0'.repeat(32)}` } }),
    freePortPair(),
  ]);
  const { product, log } = launchWith(port, stateDir, 'sending', {
    // A certificate authority that workerd trusts besides the public ones.
    NODE_EXTRA_CA_CERTS: trusted,
    MAIL_PROVIDER: 'smtp',
    MAIL_FROM: SENDER,
    SMTP_HOST: 'localhost',
    SMTP_PORT: String(mails.port),
    SMTP_USERNAME: ACCOUNT.username,
    SMTP_PASSWORD: ACCOUNT.password,
    SMS_PROVIDER: 'twilio',
    TWILIO_ORIGIN: texts.origin,
    ...TWILIO,
  });
  const stop = async () => {
    await product.stop();
    await Promise.all([mails.stop(), texts.stop()]);
    for (const path of [stateDir, trusted]) rmSync(path, { recursive: true, force: true });
  };
  if (!(await product.ready)) {
    await stop();
    throw new Error(`the product did not start, see ${log}`);
  }
  return {
    moda: shopAt(port, 'moda.localhost'),
    mails,
    texts,
    port,
    stateDir,
    log,
    tick: () => product.tick(),
    operator: (line) => operator(stateDir, line),
    halt: () => product.stop(),
    stop,
  };
}

/** Launches the same build as the contract tests' own product. */
export function launchWith(
  port: number,
  stateDir: string,
  name: string,
  env: NodeJS.ProcessEnv,
): { readonly product: Launched; readonly log: string } {
  const log = join(ROOT, `test-results/contract-${name}.log`);
  rmSync(log, { force: true });
  return { product: launch({ port, stateDir, build: DIST, log, env }), log };
}

async function operator(stateDir: string, line: string): Promise<Said> {
  const args = ['edge/cli/bootstrap.mjs', 'edge/cli/operator.ts', ...line.split(' '), '--json'];
  const env = { ...process.env, STATE_DIR: stateDir };
  const { code, out, err } = await new Promise<{ code: number; out: string; err: string }>(
    (settle) => {
      const child = execFile(process.execPath, args, { cwd: ROOT, env }, (_error, stdout, stderr) =>
        settle({ code: child.exitCode ?? -1, out: stdout, err: stderr }),
      );
    },
  );
  if (!out.startsWith('{')) throw new Error(`the operator’s command said: ${out}${err}`);
  return { code, json: JSON.parse(out) as Said['json'] };
}
