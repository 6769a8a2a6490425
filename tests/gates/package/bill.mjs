const text = (value) => typeof value === 'string' && value !== '';
const matching = (pattern) => (value) => text(value) && pattern.test(value);
const oneOf =
  (...values) =>
  (value) =>
    values.includes(value);
const optional = (fits) => (value) => value === undefined || fits(value);

/** The fields of CycloneDX 1.6 that the bill uses, as its schema describes them; the schema allows no other name. */
const documentFields = {
  $schema: oneOf('http://cyclonedx.org/schema/bom-1.6.schema.json'),
  bomFormat: oneOf('CycloneDX'),
  specVersion: oneOf('1.6'),
  serialNumber: matching(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/),
  version: (value) => Number.isInteger(value) && value > 0,
  metadata: (value) => Boolean(value?.component),
  components: Array.isArray,
  dependencies: Array.isArray,
};
const componentFields = {
  type: oneOf('library'),
  'bom-ref': text,
  group: optional(text),
  name: text,
  version: text,
  purl: matching(/^pkg:npm\/(%40[^/@]+\/)?[^/@]+@[^@]+$/),
  hashes: optional((value) => value.every(isHash)),
  licenses: (value) => Array.isArray(value) && value.length === 1 && value.every(isLicence),
  properties: optional((value) => value.every((property) => text(property.name) && text(property.value))),
};

const isHash = ({ alg, content }) =>
  ['SHA-256', 'SHA-384', 'SHA-512'].includes(alg) &&
  /^([a-f0-9]{64}|[a-f0-9]{96}|[a-f0-9]{128})$/.test(content);

/** The identifiers of SPDX among our packages; another one is compared with the list of SPDX and added here. */
const spdx = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

const isLicence = ({ license, expression }) =>
  license ? spdx.includes(license.id) && expression === undefined : text(expression);

/** Returns what the schema of CycloneDX does not allow in a bill of materials, each with the path of its field. */
export function billProblems(bill) {
  const components = bill.components ?? [];
  const own = bill.metadata?.component ?? {};
  const refs = [own, ...components].map((component) => component['bom-ref']);
  return [
    ...misfits(bill, documentFields, ''),
    ...misfits(own, componentFields, 'metadata.component.'),
    ...components.flatMap((component, index) => misfits(component, componentFields, `components[${index}].`)),
    ...refs.filter((ref, index) => refs.indexOf(ref) !== index).map((ref) => `bom-ref: ${ref} is not unique`),
    ...(bill.dependencies ?? []).flatMap(({ ref, dependsOn }, index) => [
      ...(refs.includes(ref) ? [] : [`dependencies[${index}].ref: ${ref} names no component`]),
      ...dependsOn
        .filter((one) => !refs.includes(one))
        .map((one) => `dependencies[${index}].dependsOn: ${one} names no component`),
    ]),
  ];
}

function misfits(value, fields, path) {
  const unexpected = Object.keys(value).filter((name) => !(name in fields));
  return [
    ...unexpected.map((name) => `${path}${name}: the schema has no such field`),
    ...Object.entries(fields)
      .filter(([name, fits]) => !fits(value[name]))
      .map(([name]) => `${path}${name}: got ${JSON.stringify(value[name])}`),
  ];
}
