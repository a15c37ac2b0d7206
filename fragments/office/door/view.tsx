import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { fill } from '../../../shared/i18n/fill.ts';
import { SCANNED_MAX } from '../../../shared/rules/ticket-code.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { Camera } from '../../_office/camera/Camera.tsx';
import { momentOf } from '../../_office/day.ts';
import { officePorts } from '../../_office/ports.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import { useLive } from '../../_runtime/use-live.ts';
import { doorModel } from './model.ts';
import { deviceDoor } from './parts/device.ts';
import { GateChoice } from './parts/GateChoice.tsx';
import { doorMemory } from './parts/door-memory.ts';
import { Doubles } from './parts/Doubles.tsx';
import { keepPage } from './parts/keep-page.ts';
import { KeptList } from './parts/KeptList.tsx';
import { keepLive } from '../../_office/keep-live.ts';
import { playSound } from './parts/sound.ts';
import { Standing } from './parts/Standing.tsx';
import { Told } from './parts/Told.tsx';
import { WayChoice } from './parts/WayChoice.tsx';
import { Ways } from './parts/Ways.tsx';
import type { DoorViewProps } from './props.ts';

/** The door of an event: codes are typed, scanned by hand or by the camera, and answered at once. */
export function DoorView(props: FragmentProps<DoorViewProps>) {
  useSignals();
  const { env, t, event, idempotencyKey, keeps, byLink, error = null } = props;
  const [kept] = useState(() => deviceDoor(props));
  const [model] = useState(() =>
    doorModel(
      {
        ...officePorts(props),
        play: playSound,
        kept,
        memory: {
          gate: doorMemory('gate', `${env.base}:${event.item}`),
          way: doorMemory('way', `${env.base}:${event.item}`),
        },
        isOnline: () => navigator.onLine,
      },
      props,
    ),
  );
  const [isPageKept, setPageKept] = useState<boolean | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const live = useLive();
  const page = `${env.base}/admin/asistentes/${event.item}`;
  const action = byLink ? `${env.base}/puerta/${event.item}` : keeps ? `${page}/puerta` : page;
  const when = event.starts_at === null ? t.noDate : momentOf(event.starts_at, env);
  const told = model.$told.value;
  useEffect(() => model.remember(), [model]);
  useEffect(() => keepLive(model.live), [model]);
  useEffect(() => (keeps ? keepPage(env.base, setPageKept) : undefined), [keeps, env.base]);
  const { tickets, admitted, outside } = model.$counts.value;
  const counted = model.$hasReentry.value
    ? fill(t.countedNow, { tickets, inside: admitted - outside, outside })
    : fill(t.counted, { tickets, admitted });
  const isBusy = model.$busy.value !== null;
  async function read(code: string) {
    await model.read(code);
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
  }
  return (
    <section className="page" aria-labelledby="event">
      <header>
        <p className="muted">{t.title}</p>
        <h1 className="h1" id="event" dir="auto">
          {event.name}
        </h1>
        <p className="muted">{[when, event.place].filter(Boolean).join(' · ')}</p>
        <p className="tally" aria-live="polite">
          {counted}
        </p>
        {live && kept && byLink && kept.$isRefused.value && <p className="notice">{t.over}</p>}
        {live && kept && !kept.$isRefused.value && (
          <Standing t={t} kept={kept} isPageKept={isPageKept} isAlone={model.$isAlone.value} />
        )}
      </header>
      {live && kept && <Doubles env={env} t={t} kept={kept} />}
      <FormNotice text={error} />
      {event.has_ended && <p className="notice">{t.ended}</p>}
      {event.is_canceled && <p className="notice">{t.isCanceled}</p>}
      <div className="door">
        <div className="reader">
          <form
            method="post"
            action={action}
            data-enhance=""
            onSubmit={(submitted) => {
              submitted.preventDefault();
              void read(field.current?.value ?? '');
            }}
          >
            <input type="hidden" name="intent" value="admit" />
            <input type="hidden" name="idempotency_key" value={idempotencyKey} />
            <GateChoice
              t={t}
              gates={model.$gates.value}
              gate={model.$gate.value}
              isFixed={event.gate !== null}
              onGate={model.choose}
            />
            {model.$hasReentry.value && (
              <WayChoice t={t} way={model.$way.value} onWay={model.turn} />
            )}
            <div className="field">
              <label htmlFor="f-code">{t.code}</label>
              <input
                ref={field}
                id="f-code"
                name="code"
                required
                maxLength={SCANNED_MAX}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                aria-describedby="f-code-hint"
              />
              <p className="hint" id="f-code-hint">
                {t.codeHint}
              </p>
            </div>
            <button className="btn btn-primary" aria-busy={isBusy} aria-disabled={isBusy}>
              {isBusy ? t.reading : t.read}
            </button>
          </form>
          {live && <Camera t={t} onCode={(code) => void read(code)} />}
        </div>
        <div role="status" className="answer">
          {told && (
            <Told {...props} verdict={told} action={action} onUndo={() => void model.undo()} />
          )}
        </div>
      </div>
      {live && kept && (
        <KeptList env={env} t={t} kept={kept} model={model} onCode={(code) => void read(code)} />
      )}
      <Ways t={t} base={env.base} page={page} keeps={keeps} byLink={byLink} />
    </section>
  );
}
