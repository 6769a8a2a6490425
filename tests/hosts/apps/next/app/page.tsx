import Link from 'next/link';
import { fetchSession, portalAddress } from '../server/portal';
import { Catalog } from './Catalog';

export default async function Page() {
  const { session } = await fetchSession();
  return (
    <main>
      <h1>Catalog</h1>
      <nav>
        <Link href="/second">Second page</Link>
      </nav>
      <Catalog configUrl={`${portalAddress()}/config.json`} session={session} />
    </main>
  );
}
