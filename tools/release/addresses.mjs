/**
 * Returns why a package must not be released from a repository: its `repository`, `homepage` and `bugs` have to be those of
 * the repository at `remote`. Empty when they are.
 */
export function addressProblems({ private: isPrivate, repository, homepage, bugs }, remote) {
  const privacy = isPrivate ? ['private: expected no such field, got true'] : [];
  if (!remote)
    return [...privacy, 'This repository has no remote "origin", so repository cannot be compared with it.'];
  const own = webAddress(remote);
  const said = webAddress(typeof repository === 'string' ? repository : (repository?.url ?? ''));
  const reports = typeof bugs === 'string' ? bugs : bugs?.url;
  return [
    ...privacy,
    ...(said === own ? [] : [`repository: expected ${own}, got ${said || 'nothing'}`]),
    ...Object.entries({ homepage, bugs: reports })
      .filter(([, address]) => !isBelow(address, own))
      .map(([field, address]) => `${field}: expected an address below ${own}, got ${address ?? 'nothing'}`),
  ];
}

/** A homepage or a tracker on another host is a choice; one on the same host is of this repository. */
function isBelow(address, own) {
  if (!address || !URL.canParse(address)) return false;
  const isSameHost = URL.canParse(own) && new URL(address).host === new URL(own).host;
  return !isSameHost || /^([/#]|$)/.test(address.startsWith(own) ? address.slice(own.length) : '-');
}

/** Converts the addresses that Git uses for one repository to that of its page. */
function webAddress(address) {
  return address
    .replace(/^git\+/, '')
    .replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/')
    .replace(/^https:\/\/[^@/]+@/, 'https://')
    .replace(/\/$/, '')
    .replace(/\.git$/, '');
}
