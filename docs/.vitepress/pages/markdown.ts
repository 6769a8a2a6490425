export const fence = (info: string, text: string): string => `\`\`\`${info}\n${text}\n\`\`\``;

/** Returns a page from its sections, and leaves out those that are empty. */
export const sections = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join('\n\n');

/** Returns the frontmatter of a page. */
export const frontmatter = (title: string, description: string): string =>
  `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---`;

/** Returns the lower-case address of a name: `MyActivities` is `my-activities`. */
export const slug = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
