import { doorWays, type DoorWay } from '../../../../shared/rules/tickets.ts';
import type { DoorViewProps } from '../props.ts';

interface WayChoiceProps extends Pick<DoorViewProps, 't'> {
  way: DoorWay;
  onWay: (way: DoorWay) => void;
}

/** Which way the bearers of codes go, at an experience that people may leave and come back to. */
export function WayChoice({ t, way, onWay }: WayChoiceProps) {
  return (
    <fieldset className="by" aria-describedby="f-way-hint">
      <legend>{t.way}</legend>
      <div className="ways">
        {doorWays.map((one) => (
          <label key={one} className="way">
            <input
              type="radio"
              name="way"
              value={one}
              checked={way === one}
              onChange={() => onWay(one)}
            />
            <span>{t.ways[one]}</span>
          </label>
        ))}
      </div>
      <p className="hint" id="f-way-hint">
        {t.wayHint}
      </p>
    </fieldset>
  );
}
