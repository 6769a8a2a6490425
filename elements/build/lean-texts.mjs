import { leanBy } from './facts.mjs';

const nothing = '';
const gone = null;
const all = (names, fact) => Object.fromEntries(names.map((name) => [name, fact]));

/**
 * Texts come as files of this bundle by flat keys that are strings, and dates are written by Intl: what the translation
 * library brings to fetch texts, to copy itself, for formats and other texts inside texts, for texts inside objects, for
 * contexts, for keys that are functions or missing, and to say while debugging never is.
 */
export const textFacts = {
  methods: {
    ...all(
      ['reloadResources', 'use', 'hydrate', 'exists', 'setDefaultNamespace', 'hasLoadedNamespace'].map(
        (name) => `I18n.${name}`,
      ),
      gone,
    ),
    ...all(
      ['loadNamespaces', 'loadLanguages', 'dir', 'cloneInstance', 'toJSON'].map((name) => `I18n.${name}`),
      gone,
    ),
    'I18n.loadResources': 'callback(null);',
    'I18n.getFixedT': 'return (key, values) => this.t(key, { ...values, lng });',
    'Translator.exists': gone,
    'Translator.getUsedParamsDetails': gone,
    'Translator.hasDefaultValue': gone,
    'Translator.extractFromKey': 'return { key, namespaces: this.options.defaultNS };',
    ...all(
      ['removeNamespaces', 'deprecateDottedLng', 'addResource', 'addResources', 'removeResourceBundle'].map(
        (name) => `ResourceStore.${name}`,
      ),
      gone,
    ),
    'ResourceStore.hasResourceBundle': gone,
    'ResourceStore.getResourceBundle': gone,
    'ResourceStore.toJSON': gone,
    'EventEmitter.off': gone,
    'EventEmitter.once': gone,
    ...all(
      ['log', 'warn', 'error', 'deprecate', 'once', 'forward', 'clone'].map((name) => `Logger.${name}`),
      gone,
    ),
    'Logger.init': nothing,
    'Logger.create': 'return this;',
    'LanguageUtil.clearCache': gone,
    'LanguageUtil.deprecateBareCode': gone,
    'PluralResolver.clearCache': gone,
    'PluralResolver.needsPlural': gone,
    'PluralResolver.getPluralFormsOfKey': gone,
    'PluralResolver.getSuffixes': gone,
    'Interpolator.init': nothing,
    'Interpolator.reset': gone,
    'Interpolator.nest': gone,
    'Interpolator.resetRegExp': String.raw`this.regexp = /\{\{(.+?)\}\}/g; this.regexpUnescape = /\{\{\-(.+?)\}\}/g;`,
  },
  functions: { keysFromSelector: "return '';", shouldHandleAsObject: 'return false;' },
  constants: {
    ...all(['Formatter', 'formatter', 'loggerOwner', 'postProcessorNames', 'defaultValue'], 'undefined'),
    ...all(['handleAsObjectInI18nFormat', 'hasDefaultValue', 'needsContextHandling'], 'false'),
    ...all(['returnDetails', 'nestBef', 'fallbackLngIsDefault', 'deep', 'ignoreJSONStructure'], 'false'),
    defaultValueSuffix: "''",
    defaultValueSuffixOrdinalFallback: "''",
    skipOnVariables: 'true',
  },
  fields: {
    ...all(['i18nFormat', 'languageDetector', 'pendingWarnings', 'missingInterpolationHandler'], 'undefined'),
    ...all(['keySeparator', 'nsSeparator', 'ignoreJSONStructure', 'ordinal', 'debug', 'nest'], 'false'),
    ...all(['appendNamespaceToMissingKey', 'parseMissingKeyHandler', 'supportedLngs', 'isClone'], 'false'),
    ...all(['missingKeyNoValueFallbackToKey', 'updateMissing', 'fallbackNS', 'lowerCaseLng'], 'false'),
    ...all(['cleanCode', 'nonExplicitSupportedLngs', 'alwaysFormat', 'escapeValue', 'lngs'], 'false'),
    ...all(['useRawValueToEscape', 'postProcess', 'utils', 'defaultVariables'], 'undefined'),
    formatSeparator: "','",
    maxReplaces: '1000',
    load: "'all'",
  },
  statements: [
    'this.logger.',
    'baseLogger.deprecate',
    "if (!this.escapeValue && typeof str === 'string'",
    "if (lng?.toLowerCase() === 'cimode')",
    "if (typeof keys === 'function')",
    'if (usedKey || usedDefault || updateMissing)',
    'if (opt.interpolation)',
    'if (!this.checkedLoadedFor',
    's.utils =',
    's.backendConnector',
    'this.modules.external.forEach',
    'if (typeof this.options.overloadTranslationOptionHandler',
  ],
};

export const leanTexts = () =>
  leanBy({ name: 'lean-texts', library: 'i18next', files: { 'dist/esm/i18next.js': textFacts } });
