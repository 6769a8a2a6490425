import { posix } from 'node:path';

const isAbsolute = (address) => /^[a-z][a-z+.-]*:/i.test(address);

/** Returns the links of the packed documents that lead to nothing in the package. `read` returns a packed file. */
export function brokenLinks(paths, read) {
  const files = new Set(paths);
  return paths
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) =>
      linksIn(read(path))
        .filter((link) => !isAbsolute(link) && !leadsSomewhere(link, { path, files, read }))
        .map((link) => `${path} links to ${link}, which is not in the package.`),
    );
}

/** Code holds no links. */
const linksIn = (text) =>
  [
    ...text
      .replace(/^```[\s\S]*?^```/gm, '')
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ].map(([, link]) => link);

function leadsSomewhere(link, { path, files, read }) {
  const [target, anchor] = link.split('#');
  const file = target === '' ? path : posix.join(posix.dirname(path), decodeURI(target));
  if (!files.has(file)) return false;
  return anchor === undefined || !file.endsWith('.md') || anchorsOf(read(file)).has(anchor);
}

/** The anchors that GitHub gives to headings. */
const anchorsOf = (text) =>
  new Set(
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
