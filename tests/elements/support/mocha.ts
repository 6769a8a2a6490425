type Body = () => void | Promise<void>;
type Define = (title: string, body: Body) => void;

const mocha = globalThis as unknown as {
  describe: Define;
  it: Define & { skip: Define };
  beforeEach: (body: Body) => void;
  afterEach: (body: Body) => void;
  before: (body: Body) => void;
};

/** The runner defines these on the page. */
export const { describe, it, beforeEach, afterEach, before } = mocha;
