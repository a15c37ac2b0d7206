/** The addresses on which a process and its children listen; Linux only. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

export interface Listener {
  readonly port: number;
  readonly loopback: boolean;
}

const LISTEN = '0A';

/** @param pids of the processes to look at */
export function listenersOf(pids: readonly number[]): Listener[] {
  const own = new Set(pids.flatMap(socketsOf));
  return ['tcp', 'tcp6'].flatMap((table) =>
    readFileSync(`/proc/net/${table}`, 'latin1')
      .trim()
      .split('\n')
      .slice(1)
      .flatMap((line): Listener[] => {
        const [, local = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/);
        const [address = '', port = '0'] = local.split(':');
        if (state !== LISTEN || !own.has(inode)) return [];
        // An IPv4 address has the machine's byte order: 127.0.0.1 is 0100007F.
        const loopback = address.endsWith('7F') || /^0{24}01000000$/.test(address);
        return [{ port: Number.parseInt(port, 16), loopback }];
      }),
  );
}

function socketsOf(pid: number): string[] {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).flatMap((name) => {
    try {
      return /^socket:\[(\d+)\]$/.exec(readlinkSync(`${folder}/${name}`))?.[1] ?? [];
    } catch {
      return [];
    }
  });
}
