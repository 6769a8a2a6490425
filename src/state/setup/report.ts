import { ApiFailure, type FailureKind } from '../../api/http/failure';
import { problemMessage, type ErrorCode, type Problem } from '../../domain/setup/problem';
import type { CatalogElement } from '../portal/element-context';
import type { Portal } from '../portal/portal';
import { problemsAtom } from '../portal/problems';
import type { PortalSettings } from '../portal/setup';
import { suggestionFor } from './suggestions';

/** Reports each problem once, on the console and as `lp-error`. @see O-11 */
export function report(
  portal: Portal,
  problems: readonly (Problem | Error)[],
  element?: CatalogElement,
): void {
  for (const problem of problems)
    reportOne(portal, problem instanceof Error ? problemOf(problem) : shortened(problem), element);
}

function reportOne(portal: Portal, problem: Problem, element: CatalogElement | undefined): void {
  const { store } = portal;
  const { code = 'configuration', field, expected, actual, isFatal } = problem;
  const key = problemMessage(problem);
  if (store.get(problemsAtom).some((one) => one.element === element && one.key === key)) return;
  const { suggestion, question = '' } = suggestionFor(portal, problem, element) ?? {};
  const message = `${element ? `<${element.localName}> ` : ''}${key}${question}`;
  const detail = { code, field, message, expected, actual, suggestion };
  console[isFatal ? 'error' : 'warn'](element ? message : `lp-catalog: ${message}`);
  element?.emit('lp-error', detail);
  store.set(problemsAtom, (current) => [...current, { detail, key, element }]);
}

/** Cuts a long text, such as the JSON of an attribute. */
function shortened(problem: Problem): Problem {
  const { actual } = problem;
  return actual.length > longestActual
    ? { ...problem, actual: `${actual.slice(0, longestActual)}…"` }
    : problem;
}

const longestActual = 80;

/** Returns the problem of a configuration or a session that could not be loaded. */
function problemOf(error: Error): Problem {
  const isOfCall = error instanceof ApiFailure;
  const { message } = error;
  return {
    code: isOfCall ? (codes[error.kind] ?? 'server') : 'server',
    field: isOfCall ? error.operation : 'config',
    expected: 'an answer in JSON',
    actual: isOfCall ? message.slice(error.operation.length + 2).replace(/^answered /, 'status ') : message,
    message,
    isFatal: true,
  };
}

const codes: Partial<Record<FailureKind, ErrorCode>> = {
  offline: 'offline',
  timeout: 'timeout',
  unauthorized: 'unauthorized',
  forbidden: 'forbidden',
  notFound: 'not-found',
  gone: 'gone',
  refused: 'refused',
  malformed: 'malformed',
};

interface Configurations {
  /** The settings that differ. */
  names: readonly (keyof PortalSettings)[];
  first: PortalSettings;
  second: PortalSettings;
}

/** Warns that a later configuration is ignored. Names both addresses, but no value that can hold a token. @see A-159 */
export function warnOfSecondConfiguration({ names, first, second }: Configurations): void {
  const text = (name: keyof PortalSettings) =>
    name === 'configUrl' || name === 'sessionUrl'
      ? `${name} stays ${first[name] ?? 'unset'}, and ${second[name] ?? ''}`
      : `${name} of the later one`;
  console.warn(`lp-catalog: this page is already configured: ${names.map(text).join(', ')} is ignored.`);
}
