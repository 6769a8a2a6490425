/** Answers the token of the visitor as text. */
export default defineEventHandler(async (event) => {
  const { token } = await fetchSession(event);
  if (token) return token;
  throw createError({ statusCode: 401 });
});
