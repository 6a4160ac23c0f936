import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { fold } from '#platform/text/turkish.ts'

interface Named {
  readonly name: string
  readonly surname: string
}

/** The people whose name a participant of the form has already, whatever its case and accents. */
export async function sameNames<Person extends Named>(
  tx: Transaction,
  formId: string,
  people: readonly Person[],
): Promise<readonly Person[]> {
  const nameOf = ({ name, surname }: Named) => fold(`${name} ${surname}`)
  const names = [...new Set(people.map(nameOf))]
  if (names.length === 0) return []
  const whole = sql<string>`tr_fold(${participants.name} || ' ' || ${participants.surname})`
  const rows = await tx
    .selectDistinct({ name: whole })
    .from(participants)
    .where(and(eq(participants.formId, formId), sql`${whole} = any(${sql.param(names)}::text[])`))
  const taken = new Set(rows.map(({ name }) => name))
  return people.filter((person) => taken.has(nameOf(person)))
}
