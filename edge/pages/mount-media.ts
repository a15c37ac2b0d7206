import type { Hono } from 'hono';
import type { EdgeEnv } from '../http/context.ts';
import { answerMedia } from '../media/media.ts';
import { answerReviewPhoto } from './review-photo.ts';

/** Mounts the pictures of the bucket. Those of reviews, which may be hidden, are asked about first. */
export function mountMedia(site: Hono<EdgeEnv>): void {
  site.get('/media/reviews/:photo', answerReviewPhoto);
  site.get('/media/:width{w[0-9]+}/reviews/:photo', answerReviewPhoto);
  site.get('/media/*', answerMedia);
}
