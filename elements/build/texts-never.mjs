import { each } from './facts.mjs';

const nothing = '';
const gone = null;

/**
 * Texts come as files of this bundle by flat keys that are strings, and dates are written by Intl: what the translation
 * library brings to fetch texts, to copy itself, for formats and other texts inside texts, for texts inside objects, for
 * contexts, for keys that are functions or missing, and to say while debugging never is.
 */
export const textFacts = {
  methods: {
    ...each(['reloadResources', 'loadNamespaces', 'loadLanguages', 'hasLoadedNamespace'], gone, 'I18n'),
    ...each(['use', 'hydrate', 'exists', 'setDefaultNamespace', 'dir', 'cloneInstance'], gone, 'I18n'),
    'I18n.toJSON': gone,
    'I18n.loadResources': 'callback(null);',
    'I18n.getFixedT': 'return (key, values) => this.t(key, { ...values, lng });',
    ...each(['exists', 'getUsedParamsDetails', 'hasDefaultValue'], gone, 'Translator'),
    'Translator.extractFromKey': 'return { key, namespaces: this.options.defaultNS };',
    ...each(['addResource', 'addResources', 'deprecateDottedLng'], gone, 'ResourceStore'),
    ...each(['removeNamespaces', 'removeResourceBundle'], gone, 'ResourceStore'),
    ...each(['hasResourceBundle', 'getResourceBundle', 'toJSON'], gone, 'ResourceStore'),
    ...each(['off', 'once'], gone, 'EventEmitter'),
    ...each(['log', 'warn', 'error', 'deprecate', 'once', 'forward', 'clone'], gone, 'Logger'),
    'Logger.init': nothing,
    'Logger.create': 'return this;',
    ...each(['clearCache', 'deprecateBareCode'], gone, 'LanguageUtil'),
    ...each(['clearCache', 'needsPlural', 'getPluralFormsOfKey', 'getSuffixes'], gone, 'PluralResolver'),
    ...each(['reset', 'nest'], gone, 'Interpolator'),
    'Interpolator.init': nothing,
    'Interpolator.resetRegExp': String.raw`this.regexp = /\{\{(.+?)\}\}/g; this.regexpUnescape = /\{\{\-(.+?)\}\}/g;`,
  },
  functions: { keysFromSelector: "return '';", shouldHandleAsObject: 'return false;' },
  constants: {
    ...each(['Formatter', 'formatter', 'loggerOwner', 'postProcessorNames', 'defaultValue'], 'undefined'),
    ...each(['handleAsObjectInI18nFormat', 'hasDefaultValue', 'needsContextHandling'], 'false'),
    ...each(['returnDetails', 'nestBef', 'fallbackLngIsDefault', 'deep', 'ignoreJSONStructure'], 'false'),
    defaultValueSuffix: "''",
    defaultValueSuffixOrdinalFallback: "''",
    skipOnVariables: 'true',
  },
  fields: {
    ...each(
      ['i18nFormat', 'languageDetector', 'pendingWarnings', 'missingInterpolationHandler'],
      'undefined',
    ),
    ...each(['keySeparator', 'nsSeparator', 'ignoreJSONStructure', 'ordinal', 'debug', 'nest'], 'false'),
    ...each(['appendNamespaceToMissingKey', 'parseMissingKeyHandler', 'supportedLngs', 'isClone'], 'false'),
    ...each(['missingKeyNoValueFallbackToKey', 'updateMissing', 'fallbackNS', 'lowerCaseLng'], 'false'),
    ...each(['cleanCode', 'nonExplicitSupportedLngs', 'alwaysFormat', 'escapeValue', 'lngs'], 'false'),
    ...each(['useRawValueToEscape', 'postProcess', 'utils', 'defaultVariables'], 'undefined'),
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
