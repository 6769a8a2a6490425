import Link from 'next/link';

export default function Page() {
  return (
    <main>
      <h1>Second page</h1>
      <nav>
        <Link href="/">Catalog</Link>
        <Link href="/courses">Courses</Link>
      </nav>
    </main>
  );
}
