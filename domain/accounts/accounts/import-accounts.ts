import { z } from 'zod'
import { Email } from '#contract/fields/patterns.ts'
import type { Database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { newId } from '#platform/ids.ts'
import { hashMd5 } from '#platform/passwords.ts'

/** A line of the older system's export: `email;name;surname;md5`. */
const Line = z.tuple([
  Email,
  z.string().trim().min(1).max(100),
  z.string().trim().min(1).max(100),
  z.string().regex(/^[\da-f]{32}$/i, 'is not an MD5'),
])
type Line = z.infer<typeof Line>

export class AccountImportError extends Error {}

// argon2id is slow on purpose; the batch keeps all threads busy.
const together = 100

/**
 * Imports candidates of an older system. They sign in with their password and then have to renew it. Their MD5 is
 * hashed again before it is stored. Addresses that have an account are skipped, so that a second run adds no account
 * twice.
 */
export async function importAccounts(db: Database, csv: string) {
  const lines = readLines(csv)
  let added = 0
  for (let from = 0; from < lines.length; from += together)
    added += await addSome(db, lines.slice(from, from + together))
  return { read: lines.length, added }
}

/** Reports all invalid lines together, before anything is written. */
function readLines(csv: string): readonly Line[] {
  const mistakes: string[] = []
  const lines = csv
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .flatMap((text, index) => {
      if (text.trim() === '' || (index === 0 && text.toLowerCase().startsWith('email;'))) return []
      const parsed = Line.safeParse(text.split(';'))
      if (parsed.success) return [parsed.data]
      mistakes.push(`line ${index + 1}: ${parsed.error.issues.map(sentence).join(', ')}`)
      return []
    })
  if (mistakes.length > 0) throw new AccountImportError(`Nothing was imported.\n${mistakes.slice(0, 20).join('\n')}`)
  return lines
}

const columns = ['email', 'name', 'surname', 'md5']
const sentence = ({ path, message }: z.core.$ZodIssue) =>
  path[0] === undefined ? 'does not have four fields' : `${columns[Number(path[0])]} ${message}`

async function addSome(db: Database, lines: readonly Line[]) {
  const rows = await Promise.all(
    lines.map(async ([email, name, surname, md5]) => ({
      id: newId(),
      kind: 'Candidate' as const,
      email,
      name: name.normalize('NFC'),
      surname: surname.normalize('NFC'),
      // The older system has verified the address.
      emailVerifiedAt: new Date(),
      passwordHash: await hashMd5(md5),
      pwdVersion: 'v1' as const,
    })),
  )
  return db.transaction(async (tx) => {
    const added = await tx.insert(accounts).values(rows).onConflictDoNothing().returning({ id: accounts.id })
    if (added.length > 0) await tx.insert(candidates).values(added.map(({ id }) => ({ id: newId(), accountId: id })))
    return added.length
  })
}
