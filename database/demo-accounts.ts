import { and, eq, isNull, like, or } from 'drizzle-orm'
import type { Database } from './connection.ts'
import { accounts } from './schema/accounts.ts'

/** No mail ever reaches `.test`, so nobody can own such an address. */
export const hasDemoAddress = like(accounts.email, '%@kopru.test')

/** Every open account that a demo made. */
export const isDemoAccount = and(or(eq(accounts.demo, true), hasDemoAddress), isNull(accounts.deletedAt))

/**
 * The passwords of demo accounts are public, and where one was changed it may have been changed by anybody. So
 * production does not start with them.
 */
export async function requireNoDemo(db: Database) {
  const found = await db
    .select({ email: accounts.email, operator: accounts.operator })
    .from(accounts)
    .where(isDemoAccount)
  if (found.length === 0) return
  const operators = found.filter(({ operator }) => operator).map(({ email }) => email)
  throw new Error(
    [
      `This database holds ${found.length} demo accounts (…@kopru.test), whose password everybody knows. MODE=production does not start with them.`,
      'Close them, with their organizations and forms: npm run demo:close. Or start with an empty database.',
      ...(operators.length > 0
        ? [`${operators.join(', ')} runs the product: let another account do so first (npm run operator -- E-MAIL).`]
        : []),
    ].join('\n  '),
  )
}
