import * as z from 'zod/mini';
import { event, type Payload } from '../topic.ts';

/** The form's field that a picture is for, as its fragment names it; empty for a form with one field. A function, so that no page loads the schema. */
const field = () => z.string().check(z.maxLength(100));

/** Choose a picture of the store's library for a field, or put a new one into it. */
export const pictureAsk = event(
  'picture:ask',
  import.meta.env?.DEV && z.object({ for: z.optional(field()) }),
);

/** A picture was chosen for the field that asked. */
export const pictureChosen = event(
  'picture:chosen',
  import.meta.env?.DEV &&
    z.object({
      for: field(),
      id: z.string(),
      url: z.string(),
      name: z.string(),
      width: z.number(),
      height: z.number(),
      /** The point that crops keep, in percent from the left and from the top. */
      focal_x: z.number(),
      focal_y: z.number(),
      main_colors: z.array(z.string()),
    }),
);

/** A picture for the field that asked could not be put into the library. */
export const pictureFailed = event(
  'picture:failed',
  import.meta.env?.DEV && z.object({ for: field() }),
);

/** A chosen picture. */
export type ChosenPicture = Payload<typeof pictureChosen>;
