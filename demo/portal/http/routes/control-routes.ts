import { Hono } from 'hono';
import * as v from 'valibot';
import type { CallLog } from '../call-log';
import { type Faults, faultSchema } from '../faults';

interface Controls {
  faults: Faults;
  log: CallLog;
  reset(): void;
}

/** Levers for tests and for the demo's panel: break calls, list them, restore the first data. */
export function controlRoutes({ faults, log, reset }: Controls): Hono {
  const app = new Hono();
  app.get('/__faults', (context) => context.json({ faults: faults.list() }));
  app.post('/__faults', async (context) => {
    const fault = v.safeParse(faultSchema, await context.req.json().catch(() => undefined));
    if (!fault.success) {
      const [issue] = fault.issues;
      return context.json({ message: issue.message, field: v.getDotPath(issue) ?? 'body' }, 400);
    }
    faults.add(fault.output);
    return context.json({ faults: faults.list() });
  });
  app.delete('/__faults', (context) => {
    faults.clear();
    return context.json({ faults: [] });
  });
  app.get('/__calls', (context) => context.json({ calls: log.list() }));
  app.delete('/__calls', (context) => {
    log.clear();
    return context.json({ calls: [] });
  });
  app.post('/__reset', (context) => {
    reset();
    faults.clear();
    log.clear();
    return context.json({});
  });
  return app;
}
