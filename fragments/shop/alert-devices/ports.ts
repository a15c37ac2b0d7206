import type { Api } from '../../../shared/api-client/index.ts';

/** A browser's subscription at its push service. */
export interface Subscribed {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Why a browser shows no alerts. */
export type Why = 'unsupported' | 'denied' | 'failed';

/** The page's services that the devices use. */
export interface DevicesPorts {
  readonly api: Api;
  /** The account's id. */
  readonly me: string;
  /** Asks the browser's permission, and subscribes it with the platform's key. */
  readonly subscribe: (publicKey: string) => Promise<Subscribed | Why>;
}

/** The browser's own: permission, service worker, push service. */
export async function subscribeBrowser(publicKey: string, base: string): Promise<Subscribed | Why> {
  if (!('PushManager' in globalThis) || !('Notification' in globalThis)) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const scope = base || '/';
  await navigator.serviceWorker.register(`${base}/service-worker.js`, { scope });
  const { pushManager } = await activeAt(scope);
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  // A subscription with another key of the platform stands in the way of one with this.
  const made = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint = '', keys = {} } = made.toJSON();
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}

/** The registration at a scope, once its worker is active: only then it subscribes. */
async function activeAt(scope: string): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  const worker = registration?.installing ?? registration?.waiting;
  if (!registration) throw new Error('no service worker');
  if (registration.active || !worker) return registration;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('the service worker did not start'));
    });
  });
  return registration;
}

/** The bytes of a text in base64url. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}
