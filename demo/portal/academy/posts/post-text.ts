import type { Five } from '../five';

/** What a post says; its body is the appetizer and the closing words of its kind. */
export interface PostText {
  title: Five;
  appetizer: Five;
}
