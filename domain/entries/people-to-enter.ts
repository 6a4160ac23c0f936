import { sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import type { EnteredCandidate } from '#contract/entries/enter-candidates.ts'
import type { Transaction } from '#database/connection.ts'
import { universities } from '#database/schema/reference.ts'
import { demandNoneWrong, notListed } from '#domain/candidates/wrong-fields.ts'
import type { FormIds } from '#domain/forms/own-form.ts'
import { knownClasses } from './known-classes.ts'
import { lockEntryList } from './lists/own-entry-list.ts'
import { readRows } from './lists/read-rows.ts'
import { type EnteredPerson, readPhone } from './read-person.ts'

interface Given extends FormIds {
  readonly candidates?: readonly EnteredCandidate[] | undefined
  readonly listId?: string | undefined
}

interface People {
  readonly people: readonly EnteredPerson[]
  readonly invalid: readonly { readonly reason: 'invalid'; readonly line: number; readonly email: string }[]
}

/** The people of a call: named in it, or the readable rows of a list. */
export async function peopleToEnter(tx: Transaction, caller: Caller, given: Given): Promise<People> {
  const { candidates, listId } = given
  if (listId === undefined) return { people: await namedPeople(tx, caller, candidates ?? []), invalid: [] }
  const list = await lockEntryList(tx, caller, { ...given, listId })
  const read = readRows(list, await knownClasses(tx))
  return {
    people: read.flatMap((row) => ('person' in row ? [row.person] : [])),
    invalid: read.flatMap((row) =>
      'person' in row ? [] : [{ reason: 'invalid' as const, line: row.line, email: row.values.email ?? '' }],
    ),
  }
}

async function namedPeople(tx: Transaction, caller: Caller, candidates: readonly EnteredCandidate[]) {
  await demandListed(tx, caller, candidates)
  return candidates.map(({ education, email, phone, ...person }, at): EnteredPerson => {
    const { level, classId = null, universityId = null, school = null, department = null } = education ?? {}
    return {
      ...person,
      email: email ?? '',
      line: at + 1,
      ...readPhone(phone ?? ''),
      education: level ? { level, classId, universityId, school, department } : null,
    }
  })
}

/** Refuses universities and classes that do not exist, naming each. */
async function demandListed(tx: Transaction, caller: Caller, candidates: readonly EnteredCandidate[]) {
  const asked = candidates.map(({ education }) => education ?? undefined)
  const ids = [...new Set(asked.flatMap((education) => education?.universityId ?? []))]
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select({ id: universities.id })
          .from(universities)
          .where(sql`${universities.id} = any(${sql.param(ids)}::int[])`)
  const listed = new Set(rows.map(({ id }) => id))
  const { classes } = await knownClasses(tx)
  const wrong = asked.flatMap((education, at) => {
    const { universityId = null, classId = null, level } = education ?? {}
    const isClass = classId === null || classes.some((one) => one.id === classId && one.level === level)
    return [
      ...(universityId === null || listed.has(universityId)
        ? []
        : [notListed(`candidates.${at}.education.universityId`)]),
      ...(isClass ? [] : [notListed(`candidates.${at}.education.classId`)]),
    ]
  })
  demandNoneWrong(caller, wrong.slice(0, 50))
}
