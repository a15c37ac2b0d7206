import type { Slide, SlideDevice } from '../props.ts';

/** First match wins; what is left is the desktop's. */
const MEDIA: readonly (readonly [SlideDevice, string])[] = [
  ['phonePortrait', '(max-width: 599px) and (orientation: portrait)'],
  ['phoneLandscape', '(max-height: 500px) and (orientation: landscape)'],
  ['tabletPortrait', '(max-width: 1199px) and (orientation: portrait)'],
  ['tabletLandscape', '(max-width: 1199px)'],
];

interface Props {
  images: Slide['images'];
  /** The first slide is what the visitor waits for. */
  first: boolean;
}

/** The slide's picture, chosen by orientation and device. */
export function SlidePicture({ images, first }: Props) {
  const { url, width, height } = images.desktop;
  return (
    <picture>
      {MEDIA.map(([device, media]) => {
        const photo = images[device];
        return (
          <source
            key={device}
            media={media}
            srcSet={photo.url}
            width={photo.width}
            height={photo.height}
          />
        );
      })}
      <img
        src={url}
        width={width}
        height={height}
        alt=""
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'low'}
        decoding={first ? 'sync' : 'async'}
      />
    </picture>
  );
}
