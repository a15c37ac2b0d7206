import { serverFragment, type ServerFragment } from '../../_runtime/server.ts';
import { manifest, stillManifest } from './manifest.ts';
import type { SliderProps } from './props.ts';
import styles from './styles.css?inline';
import { SliderView } from './view.tsx';

const moving = serverFragment(manifest, SliderView, styles);
const still = serverFragment(stillManifest, SliderView, styles);

export const slider: ServerFragment<SliderProps> = {
  ...moving,
  render: (props, context) => (props.slides.length > 1 ? moving : still).render(props, context),
};
