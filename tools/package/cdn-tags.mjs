const cdn = 'https://cdn.jsdelivr.net/npm';

/**
 * Returns the tags that load this version from a public CDN. The browser refuses a file that differs from this build.
 * `sums` has the checksum of each file.
 */
export function cdnTags({ version, folder, sums }) {
  const base = `${cdn}/lp-catalog@${version}/${folder}/`;
  const checked = (name) => `"${base}${name}" integrity="${sums[name]}" crossorigin="anonymous"`;
  const scripts = Object.keys(sums).filter((name) => name.endsWith('.js') && !name.endsWith('.iife.js'));
  const integrity = Object.fromEntries(scripts.map((name) => [base + name, sums[name]]));
  return `<!-- lp-catalog ${version}: choose one of the two ways. -->

<!-- Modules: the page loads what it shows. The import map comes before all module scripts of the page. -->
<link rel="stylesheet" href=${checked('lp-host.css')}>
<script type="importmap">
${JSON.stringify({ integrity }, null, 2)}
</script>
<script type="module" src=${checked('loader.js')}></script>

<!-- One classic script. -->
<link rel="stylesheet" href=${checked('lp-host.css')}>
<script src=${checked('lp-catalog.iife.js')}></script>
`;
}
