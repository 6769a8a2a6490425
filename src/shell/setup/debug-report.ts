import { blocks as kinds } from '../../blocks/registry';
import { versionsOnPage } from '../../browser/setup/copies';
import type { Translate } from '../../i18n/texts';
import type { CatalogElement, ElementContext } from '../../state/portal/element-context';
import type { Portal } from '../../state/portal/portal';
import type { ReportedProblem } from '../../state/portal/problems';
import { blockReports } from '../../state/setup/block-reasons';
import type { ReportedCall } from '../../state/setup/calls';
import { configurationSources, type ConfigurationSource } from '../../state/setup/configuration-source';
import { sessionLines } from './session-lines';

/** A part of the report: a title and its lines. */
export interface ReportPart {
  title: string;
  lines: readonly ReportLine[];
}

export interface ReportLine {
  /** What the line is about, such as a block or a field. */
  subject?: string;
  text: string;
}

interface ReportInput {
  portal: Portal;
  host: CatalogElement;
  /** The context of the element. Undefined while it has no catalog. */
  context: ElementContext | undefined;
  problems: readonly ReportedProblem[];
  calls: readonly ReportedCall[];
  t: Translate;
  language: string;
}

/** Returns what the debug panel says about an element, without the text of any token. */
export function debugReport(input: ReportInput): ReportPart[] {
  const { portal, t, language } = input;
  return [
    { title: t('DEBUG_PROBLEMS'), lines: problemLines(input) },
    ...blockParts(input),
    { title: t('DEBUG_CONFIGURATION'), lines: sourceLines(input) },
    { title: t('DEBUG_SESSION'), lines: sessionLines(portal, t, language).map((text) => ({ text })) },
    { title: t('DEBUG_CALLS'), lines: callLines(input) },
    { title: t('DEBUG_VERSIONS'), lines: versionLines(input) },
  ];
}

/** Returns the report as plain text, for a mail to whoever can help. */
export const reportText = (parts: readonly ReportPart[]): string =>
  parts
    .map(({ title, lines }) => [title, ...lines.map((line) => `- ${lineText(line)}`)].join('\n'))
    .join('\n\n');

const lineText = ({ subject, text }: ReportLine): string => (subject ? `${subject}: ${text}` : text);

function problemLines({ problems, t }: ReportInput): ReportLine[] {
  if (problems.length === 0) return [{ text: t('DEBUG_NO_PROBLEMS') }];
  return problems.map(({ detail, element }) => {
    const { field, expected, actual, suggestion, message } = detail;
    // A fault of an element has only a message.
    if (field === undefined || expected === undefined || actual === undefined) return { text: message };
    const question = suggestion ? `. ${t('DEBUG_SUGGESTION', { name: suggestion })}` : '';
    return {
      subject: element ? `<${element.localName}> ${field}` : field,
      text: t('DEBUG_EXPECTED', { expected, actual }) + question,
    };
  });
}

/** Only the element with the whole catalog has blocks. */
function blockParts({ context, t }: ReportInput): ReportPart[] {
  if (!context?.isComposite) return [];
  const reports = blockReports(context, kinds);
  const lines = reports.map(({ name, reason, count }) => ({
    subject: name,
    text: t(reason, { count }),
  }));
  return [
    {
      title: t('DEBUG_BLOCKS', { name: context.catalog.name }),
      lines: lines.length > 0 ? lines : [{ text: t('DEBUG_NO_BLOCKS') }],
    },
  ];
}

function sourceLines({ portal, host, t }: ReportInput): ReportLine[] {
  const { used, ignored } = configurationSources(portal, host);
  if (!used) return [{ text: t('DEBUG_NO_CONFIGURATION') }];
  return [
    { text: t('DEBUG_USED', { source: sourceText(used) }) },
    ...ignored.map((source) => ({ text: t('DEBUG_IGNORED', { source: sourceText(source) }) })),
  ];
}

const sourceText = ({ tag, setting }: ConfigurationSource): string =>
  `${tag ? `<${tag}>` : 'configure()'} ${setting}`;

function callLines({ calls, t }: ReportInput): ReportLine[] {
  if (calls.length === 0) return [{ text: t('DEBUG_NO_CALLS') }];
  return calls.map(({ name, path, status, durationMs: ms }) => ({
    subject: name ? `${name} ${path}` : path,
    text: status === 0 ? t('DEBUG_CALL_UNKNOWN', { ms }) : t('DEBUG_CALL', { status, ms }),
  }));
}

function versionLines({ t }: ReportInput): ReportLine[] {
  return versionsOnPage().map((version, index) => ({
    text: t(index === 0 ? 'DEBUG_VERSION_USED' : 'DEBUG_VERSION_IGNORED', { version }),
  }));
}
