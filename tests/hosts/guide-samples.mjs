import { readFileSync, writeFileSync } from 'node:fs';

/** Where each sample of the guide is compiled: the headings of docs/guides/frameworks.md, and files beside a checker. */
const samples = {
  React: ['react-19/Guide.tsx', 'react-18/Guide.tsx'],
  'Next.js': ['react-19/GuideNext.tsx'],
  Vue: ['vue/Guide.vue'],
  Nuxt: ['vue/GuideNuxt.vue'],
  Svelte: ['svelte/Guide.svelte'],
  Astro: ['astro/guide.ts'],
  Angular: ['angular/guide.ts'],
};

/** Writes the samples of the guide of frameworks into the folders of the checkers. A sample without a checker fails. */
export function writeGuideSamples(folder) {
  const [, ...sections] = readFileSync('docs/guides/frameworks.md', 'utf8').split(/^## /m);
  const headings = sections.map((text) => text.slice(0, text.indexOf('\n')));
  if (headings.join() !== Object.keys(samples).join())
    throw new Error(
      `The guide has samples of ${headings.join()}, the test those of ${Object.keys(samples).join()}.`,
    );
  for (const [index, heading] of headings.entries()) {
    const [, text] = /```(?:tsx?|vue|svelte|astro)\n([\s\S]*?)```/.exec(sections[index]) ?? [];
    if (!text) throw new Error(`The guide has no sample of ${heading}.`);
    for (const file of samples[heading]) writeFileSync(`${folder}/${file}`, sampleFor(file, text));
  }
}

/** The script of Astro's page is TypeScript of its own. The types of React 18 come from another import. */
function sampleFor(file, text) {
  if (file.startsWith('astro')) return `${/<script>([\s\S]*?)<\/script>/.exec(text)?.[1]}\nexport {};\n`;
  if (file.startsWith('react-18')) return text.replace("'lp-catalog/react'", "'lp-catalog/react-18'");
  return text;
}
