import { closeSync, openSync, writeFileSync } from 'node:fs';
import { packageVersion } from '../package-root';
import { usageError } from '../usage-error';
import { checkPortal } from './conformance';
import { readCheck } from './read-check';
import { htmlReport } from './report/html-report';
import { jsonReport } from './report/json-report';
import { hasFindings, type Report } from './report/report';
import { textReport } from './report/text-report';

const usage = `Usage: lp-catalog check --config URL [OPTIONS]

Makes the calls of the elements to the servers of a portal, and reads each answer with the code of the elements.

Options:
  --config URL       address of the configuration, as the elements get it (required)
  --token TOKEN      access token; without one, the calls are those of a visitor. The variable LP_TOKEN can hold it, too
  --user ID          id of the person, if the token does not contain it
  --origin URL       origin of the page with the elements; checks that it may read the answers. Default: that of --config
  --culture TAG      language of the calls. Default: en-GB
  --phrase TEXT      phrase that finds something. Default: course
  --writes           also makes the calls that change something, and changes it back
  --html FILE        writes the report as one HTML page
  --json FILE        writes the report as JSON
  --help             prints this text

Exit codes:
  0    the elements can read every answer
  1    the elements cannot read the configuration or an answer; also when no server answers
  2    wrong use, such as an unknown flag or a file that cannot be written`;

/** `lp-catalog check`: what the elements make of the servers of a portal, call by call. Returns the exit code. */
export async function runCheck(args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const { check, htmlFile, jsonFile } = readCheck(args, process.env['LP_TOKEN']);
  // Before the check, which may take a minute and change something.
  testFile('--html', htmlFile);
  testFile('--json', jsonFile);
  const lines = await checkPortal(check);
  const report: Report = { version: packageVersion(), checkedAt: new Date(), check, lines };
  process.stdout.write(textReport(report));
  if (htmlFile !== undefined) writeFileSync(htmlFile, htmlReport(report));
  if (jsonFile !== undefined) writeFileSync(jsonFile, jsonReport(report));
  return hasFindings(lines) ? 1 : 0;
}

/** Opens a file for writing and leaves its content as it is. */
function testFile(flag: string, file: string | undefined): void {
  if (file === undefined) return;
  try {
    closeSync(openSync(file, 'a'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw usageError(flag, 'a file that can be written', `${JSON.stringify(file)} (${reason})`);
  }
}
