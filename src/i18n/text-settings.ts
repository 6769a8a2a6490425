import type { InitOptions } from 'i18next';

/** The i18next options: flat keys, and no escaping of values, because no value becomes markup. */
export const textSettings = {
  lng: 'en-GB',
  fallbackLng: false,
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  showSupportNotice: false,
} as InitOptions;
