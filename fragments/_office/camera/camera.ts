/** The camera of a device as a reader of codes. */

/** Milliseconds between two looks at the picture. */
const LOOK_EVERY_MS = 150;
/** A code that stays before the camera is read once in this time. */
const SAME_CODE_MS = 4_000;
/** The longer side of a picture that the kept decoder reads, in pixels. */
const READ_PX = 720;

/** A camera that runs. */
export interface RunningCamera {
  readonly stop: () => void;
  /** Switches the light; undefined for a camera without one. */
  readonly light: ((isOn: boolean) => Promise<void>) | undefined;
}

type Detect = (video: HTMLVideoElement) => Promise<string | undefined>;

/** What of a browser's own reader is used (Shape Detection API). */
interface NativeDetector {
  detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
type NativeConstructor = (new (options: { formats: string[] }) => NativeDetector) & {
  getSupportedFormats: () => Promise<string[]>;
};

/** The formats of the codes that goods bear (GS1), and that a store prints on its own. */
const GOODS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'qr_code'];

/** The browser's own reader for these of the formats that it knows; undefined where it knows none. */
async function nativeReader(formats: readonly string[]): Promise<Detect | undefined> {
  const native = (globalThis as { BarcodeDetector?: NativeConstructor }).BarcodeDetector;
  const known = (await native?.getSupportedFormats().catch((): string[] => [])) ?? [];
  const wanted = formats.filter((format) => known.includes(format));
  if (!native || wanted.length === 0) return undefined;
  const reader = new native({ formats: wanted });
  return async (video) => (await reader.detect(video))[0]?.rawValue;
}

/** Whether the browser reads the bars that goods bear. */
export async function readsBarcodes(): Promise<boolean> {
  return (await nativeReader(['ean_13'])) !== undefined;
}

/** The reader of QR codes: the browser's own, else the kept one, loaded now. */
async function qrReader(): Promise<Detect> {
  const native = await nativeReader(['qr_code']);
  if (native) return native;
  const { decode } = await import('./decode.ts');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, READ_PX / Math.max(video.videoWidth, video.videoHeight, 1));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (!context || canvas.width === 0 || canvas.height === 0) return undefined;
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    return decode(context.getImageData(0, 0, canvas.width, canvas.height));
  };
}

/** The browser's own reader of the bars of goods; there is no other. */
async function goodsReader(): Promise<Detect> {
  const native = await nativeReader(GOODS);
  if (!native) throw new Error('the browser reads no bars');
  return native;
}

/**
 * Shows the camera's picture in a video, and gives each code that it sees. A picture without a code, or
 * with one that cannot be read, never ends the reading.
 * @param what the codes that it reads: tickets', or the bars of goods
 * @throws where the camera is not there, or not allowed, or the browser reads no bars
 */
export async function runCamera(
  video: HTMLVideoElement,
  onCode: (code: string) => void,
  what: 'qr' | 'goods' = 'qr',
): Promise<RunningCamera> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  try {
    const detect = what === 'qr' ? await qrReader() : await goodsReader();
    video.srcObject = stream;
    await video.play();
    const end = look(video, detect, onCode);
    return {
      stop() {
        end();
        stop();
        video.srcObject = null;
      },
      light: lightOf(stream),
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Looks at the picture again and again; gives the function that ends it. */
function look(video: HTMLVideoElement, detect: Detect, onCode: (code: string) => void): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = { code: '', at: 0 };
  const once = async () => {
    const code = await detect(video).catch(() => undefined);
    if (isOver) return;
    const now = Date.now();
    if (code && (code !== last.code || now - last.at > SAME_CODE_MS)) onCode(code);
    if (code) last = { code, at: now };
    timer = setTimeout(() => void once(), LOOK_EVERY_MS);
  };
  void once();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

function lightOf(stream: MediaStream): RunningCamera['light'] {
  const [track] = stream.getVideoTracks();
  const can = track?.getCapabilities?.() as { torch?: boolean } | undefined;
  if (!track || can?.torch !== true) return undefined;
  return (isOn) =>
    track.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] });
}
