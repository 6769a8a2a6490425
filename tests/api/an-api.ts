import { misfitText } from '../../src/api/answers/misfit';
import type { Api } from '../../src/api/http/api';
import type { Operation } from '../../src/api/http/endpoints';
import { services } from './fake-server';

type Answers = Partial<Record<Operation | 'nextPage', unknown>>;

/** The calls of a portal that answers what the test says; `calls` are what was requested, `misfits` what could not be read, in order. */
export function openApi(answers: Answers) {
  const calls: [string, unknown][] = [];
  const misfits: string[] = [];
  const http: Api['http'] = {
    send(operation, input) {
      calls.push([operation, input]);
      return Promise.resolve(answers[operation]);
    },
    follow(link) {
      calls.push(['nextPage', link]);
      return Promise.resolve(answers.nextPage);
    },
  };
  const api: Api = {
    http,
    services,
    mediaAddress: 'https://m.example/',
    mediaHosts: [],
    timeZone: 'Europe/Copenhagen',
    report: (misfit) => void misfits.push(misfitText(misfit)),
  };
  return { api, calls, misfits };
}
