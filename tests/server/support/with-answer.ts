/** Returns a `fetch` that answers matching paths itself, and leaves the others to `base`. */
export function withAnswer(
  base: typeof fetch,
  path: RegExp,
  answer: (request: Request) => Response | Promise<Response>,
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    return path.test(new URL(request.url).pathname) ? answer(request) : base(input, init);
  };
}

/** A service that accepts a request and never answers it. Its answer fails only when the request is aborted. */
export const neverAnswers = ({ signal }: Request): Promise<Response> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')), { once: true });
  });

export const failsWith = (status: number) => (): Response => Response.json({ message: 'No' }, { status });
