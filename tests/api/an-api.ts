import type { Api } from '../../src/api/api';
import type { Operation } from '../../src/api/endpoints';
import { services } from './fake-server';

type Answers = Partial<Record<Operation | 'nextPage', unknown>>;

/** The calls of a portal that answers what the test says; `calls` are what was asked, in order. */
export function openApi(answers: Answers) {
  const calls: [string, unknown][] = [];
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
  };
  return { api, calls };
}
