/** Returns a problem when a command ends with another exit code or another text than expected. */
export function expectation(what, { status, stdout, stderr }, expected) {
  const said = `${stdout}${stderr}`;
  const isRight = status === expected.status && new RegExp(expected.said, 'm').test(said);
  return isRight
    ? []
    : [`${what}: ended with ${status}, expected ${expected.status}, ${expected.said}:\n${said}`];
}
