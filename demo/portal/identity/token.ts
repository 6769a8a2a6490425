import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

const claimsSchema = v.object({
  sub: v.optional(v.string()),
  name: v.string(),
  companyId: v.optional(v.string()),
  roles: v.array(v.string()),
  /** When the token was issued and when it expires, in seconds since 1970. */
  iat: v.number(),
  exp: v.number(),
});

/** What a token says; a token without `sub` is a company's, not a person's. */
type Claims = v.InferOutput<typeof claimsSchema>;

const header = encode({ alg: 'HS256', typ: 'JWT' });

/** A signed token for these claims; no two are the same, so that a renewed one differs from a refused one (R-ROLE-006). */
export function signToken(claims: Claims, secret: string): string {
  const content = `${header}.${encode({ ...claims, jti: randomUUID() })}`;
  return `${content}.${signature(content, secret)}`;
}

/** The claims of a token that this portal signed and that has not run out. */
export function readToken(token: string, secret: string, now: Date): Claims | undefined {
  const [head = '', body = '', sign = ''] = token.split('.');
  if (!isSame(sign, signature(`${head}.${body}`, secret))) return undefined;
  const claims = v.safeParse(claimsSchema, decode(body));
  return claims.success && claims.output.exp * 1000 > now.getTime() ? claims.output : undefined;
}

function signature(content: string, secret: string): string {
  return createHmac('sha256', secret).update(content).digest('base64url');
}

function isSame(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decode(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
