const portal = { 'config-url': '/config.json', 'session-url': '/session.json', lang: 'en-GB' };

/** The five tags with the attributes that they have on every page. */
export const fiveElements = {
  'lp-catalog-home': portal,
  'lp-search': { ...portal, results: '' },
  'lp-lists': { ...portal, 'list-type': 'favorites' },
  'lp-media-player': { ...portal, 'media-id': '1024', 'media-type': 'video' },
  'lp-favourites-button': { ...portal, 'element-id': '1001', type: 'course', name: 'First aid' },
};
