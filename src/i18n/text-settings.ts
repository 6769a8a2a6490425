import type { InitOptions } from 'i18next';

/** How the texts are read: flat keys, and values as they are, since nothing of them becomes markup. */
export const textSettings = {
  lng: 'en-GB',
  fallbackLng: false,
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  showSupportNotice: false,
} as InitOptions;
