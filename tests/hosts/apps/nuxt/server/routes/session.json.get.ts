/** Answers the session and the token of the visitor, as `session-url` expects them. */
export default defineEventHandler((event) => {
  setResponseHeader(event, 'cache-control', 'no-store');
  return fetchSession(event);
});
