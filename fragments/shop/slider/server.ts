import { serverFragment, type ServerFragment } from '../../_runtime/server.ts';
import { messages } from './messages/en.ts';
import { manifest, stillManifest } from './manifest.ts';
import type { SliderProps } from './props.ts';
import styles from './styles.css?inline';
import { SliderView } from './view.tsx';

/** The script moves the markup that the edge rendered; Splide's own words stand there as data. */
const NO_WORDS = [] as const;

const moving = serverFragment(manifest, SliderView, styles, messages, NO_WORDS);
const still = serverFragment(stillManifest, SliderView, styles, messages, NO_WORDS);

export const slider: ServerFragment<SliderProps> & Pick<typeof moving, 'words'> = {
  ...moving,
  render: (props, context) => (props.slides.length > 1 ? moving : still).render(props, context),
};
