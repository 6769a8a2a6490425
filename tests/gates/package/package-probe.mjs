import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// The frameworks of the page, which have globals of their own.
await import('react');
await import('vue');

/** Imports every export that it is given, as a server that renders pages does; says what it finds, else nothing. */
const before = Reflect.ownKeys(globalThis).length;
for (const name of process.argv.slice(2)) {
  const file = fileURLToPath(import.meta.resolve(name));
  if (!existsSync(file)) console.log(`${name}: there is no ${file}`);
  else if (file.endsWith('.json')) await import(name, { with: { type: 'json' } });
  else if (file.endsWith('.js')) await check(name);
}
const after = Reflect.ownKeys(globalThis);
if (after.length !== before) console.log(`new globals: ${after.slice(before).map(String).join(', ')}`);

async function check(name) {
  const module = await import(name);
  // Safe to call where there is no page: an island's code runs on both sides.
  module.configure?.({ configUrl: '/config.json' });
  module.start?.();
  module.stop?.();
}
