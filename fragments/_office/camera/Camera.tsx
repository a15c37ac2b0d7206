import { useEffect, useRef, useState } from 'react';
import { runCamera, type RunningCamera } from './camera.ts';

interface CameraProps {
  t: {
    readonly camera: string;
    readonly stop: string;
    readonly torch: string;
    readonly cameraOn: string;
    readonly cameraFailed: string;
    /** Name of the picture. */
    readonly view: string;
  };
  /** The codes that it reads; tickets' by default. */
  what?: 'qr' | 'goods';
  onCode: (code: string) => void;
}

/** The camera's picture and its switches; only where script runs. */
export function Camera({ t, what = 'qr', onCode }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'off' | 'on' | 'failed'>('off');
  const [running, setRunning] = useState<RunningCamera | null>(null);
  const [isLit, setLit] = useState(false);
  useEffect(() => () => running?.stop(), [running]);

  async function start() {
    if (!video.current) return;
    setState('on');
    try {
      setRunning(await runCamera(video.current, onCode, what));
      setLit(false);
    } catch {
      setState('failed');
    }
  }
  function stop() {
    setRunning(null);
    setState('off');
  }
  async function light() {
    await running?.light?.(!isLit);
    setLit(!isLit);
  }

  return (
    <div className="camera">
      <video ref={video} hidden={state !== 'on'} muted playsInline aria-label={t.view} />
      {state === 'on' && <p className="small muted">{t.cameraOn}</p>}
      {state === 'failed' && (
        <p className="notice notice-danger" role="alert">
          {t.cameraFailed}
        </p>
      )}
      <p className="cluster">
        {state === 'on' ? (
          <button type="button" className="btn" onClick={stop}>
            {t.stop}
          </button>
        ) : (
          <button type="button" className="btn" onClick={() => void start()}>
            {t.camera}
          </button>
        )}
        {running?.light && (
          <button type="button" className="btn" aria-pressed={isLit} onClick={() => void light()}>
            {t.torch}
          </button>
        )}
      </p>
    </div>
  );
}
