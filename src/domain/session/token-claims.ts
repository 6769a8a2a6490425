/** The claims of a token about its bearer, for display only. The server decides about permissions. @see A-139 */
type TokenClaims = {
  userId?: string;
  name?: string;
  email?: string;
  companyId?: string;
  companyName?: string;
  roles?: readonly string[];
};

const claimNames = {
  userId: ['userId', 'userid', 'user_id', 'uid', 'nameid', 'sub'],
  name: ['name', 'fullName', 'unique_name'],
  email: ['email'],
  companyId: ['companyId', 'companyid', 'company_id'],
  companyName: ['companyName', 'company_name'],
} as const satisfies Record<Exclude<keyof TokenClaims, 'roles'>, readonly string[]>;

/** Returns the claims in the payload of a token. An unreadable token has no claims. @see R-ROLE-006 A-139 */
export function readClaims(token: string): TokenClaims {
  const payload = readPayload(token.split('.')[1] ?? '');
  const claims: TokenClaims = {};
  for (const field of Object.keys(claimNames) as (keyof typeof claimNames)[]) {
    const value = firstText(payload, claimNames[field]);
    if (value) claims[field] = value;
  }
  const roles = readRoles(payload.get('roles') ?? payload.get('role'));
  return roles.length > 0 ? { ...claims, roles } : claims;
}

function firstText(payload: ReadonlyMap<string, unknown>, names: readonly string[]): string | undefined {
  const values = names.map((name) => payload.get(name));
  const found = values.filter((value) => typeof value === 'string' || typeof value === 'number');
  return found.map(String).find((text) => text !== '');
}

function readRoles(value: unknown): string[] {
  const roles: unknown[] = Array.isArray(value) ? value : [value];
  return roles.filter((role) => typeof role === 'string');
}

/** Returns the fields in the payload of a token. An unreadable token has none. */
export function readPayload(base64url: string): ReadonlyMap<string, unknown> {
  try {
    const bytes = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
    const payload: unknown = JSON.parse(text);
    return new Map(Object.entries(payload ?? {}));
  } catch {
    return new Map();
  }
}
