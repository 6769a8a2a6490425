/** What the page passes to its elements: a person and a token that no attribute has. */
export const portal = {
  configUrl: '/config.json',
  lang: 'en-GB',
  session: { id: PERSON, loginType: 'User', name: 'Robin Dahl' },
};

/** Gets a token from the page's own server, with its cookies. */
export async function fetchToken() {
  const answer = await fetch('/session.json');
  return (await answer.json()).token;
}
