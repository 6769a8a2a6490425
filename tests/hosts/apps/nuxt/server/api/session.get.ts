/** Answers the session of the visitor. */
export default defineEventHandler(async (event) => (await fetchSession(event)).session);
