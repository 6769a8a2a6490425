import type { Tag } from '../../../elements/description';

/** Attributes with which an element of each kind has something to show, beside the portal and the person. */
export const ownAttributes: Record<Tag, string> = {
  'lp-catalog-home': '',
  'lp-search': '',
  'lp-lists': 'list-type="owned"',
  'lp-media-player': 'media-id="1" media-type="video"',
  'lp-favourites-button': 'element-id="1" type="course" name="First aid"',
};
