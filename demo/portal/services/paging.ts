import { type Call, numberParam } from './operation';

const mostPerPage = 100;
const lastPage = 1_000_000;

/** The page of a list that the path names; pages count from 0 (R-CONST-007). */
export function pageOf<Row>(call: Call, rows: readonly Row[]): Row[] {
  const size = numberParam(call, 'pageSize', { least: 1, most: mostPerPage });
  const page = numberParam(call, 'page', { least: 0, most: lastPage });
  return rows.slice(page * size, (page + 1) * size);
}
