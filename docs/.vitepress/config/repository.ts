interface Variables {
  [name: string]: string | undefined;
}

/**
 * Returns the address of the repository, whose files the site links to: `DOCS_REPOSITORY`, else that of a workflow on
 * GitHub. Undefined elsewhere, because the addresses in package.json are placeholders until the first release.
 */
export function repositoryAddress({ DOCS_REPOSITORY, GITHUB_SERVER_URL, GITHUB_REPOSITORY }: Variables) {
  if (DOCS_REPOSITORY) return DOCS_REPOSITORY.replace(/\/$/, '');
  return GITHUB_REPOSITORY && `${GITHUB_SERVER_URL ?? 'https://github.com'}/${GITHUB_REPOSITORY}`;
}

/** Returns the settings of the site that need a repository: the link to edit a page, and the link at the top. */
export function repositoryLinks(repository: string | undefined) {
  if (!repository) return {};
  return {
    editLink: { pattern: `${repository}/edit/main/docs/:path`, text: 'Edit this page' },
    socialLinks: [{ icon: 'github', link: repository }],
  };
}
