import type { Caller } from '#contract/caller.ts'
import type { CheckedRow } from '#contract/entries/entry-lists.ts'
import type { Fit } from '#contract/forms/eligibility.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { type FormIds, formOf } from '#domain/forms/own-form.ts'
import { versionContent } from '#domain/forms/version-content.ts'
import { translate } from '#platform/texts.ts'
import { enteredFit } from '../entered-profile.ts'
import { knownClasses } from '../known-classes.ts'
import type { EnteredPerson, Fault } from '../read-person.ts'
import { recognisedSchools } from '../recognised-schools.ts'
import { sortPeople } from '../sort-people.ts'
import type { EntryListRecord } from './own-entry-list.ts'
import { readRows } from './read-rows.ts'

/** Checks every row of a list: what is wrong with it in itself, and whether the person can be entered. */
export async function checkRows(
  db: Database | Transaction,
  { language }: Caller,
  ids: FormIds,
  list: EntryListRecord,
): Promise<CheckedRow[]> {
  const read = readRows(list, await knownClasses(db))
  const people = read.flatMap((row) => ('person' in row ? [row.person] : []))
  const { good, refused } = await sortPeople(db, ids, people)
  const because = new Map(refused.map(({ person, because: fault }) => [person.line, fault]))
  const fits = await fitsOf(db, ids, good)
  return read.map((row): CheckedRow => {
    const fault = because.get(row.line)
    const faults: readonly Fault[] =
      'person' in row ? (fault ? [{ field: row.person.email === '' ? 'name' : 'email', fault }] : []) : row.faults
    return {
      line: row.line,
      values: row.values as CheckedRow['values'],
      faults: faults.map((one) => ({ ...one, text: wordFault(language, one) })),
      warnings: 'person' in row && fault === undefined ? warningsOf(language, row.person) : [],
      fit: fits.get(row.line) ?? null,
    }
  })
}

const wordFault = (language: Caller['language'], { field, fault }: Fault) =>
  translate(language, 'entries.fault', { field, fault })

function warningsOf(language: Caller['language'], { email, wrongPhone }: EnteredPerson): CheckedRow['warnings'] {
  const fields = [
    ...(email === '' ? (['email'] as const) : []),
    ...(wrongPhone === undefined ? [] : (['phone'] as const)),
  ]
  return fields.map((field) => ({ field, text: translate(language, 'entries.without', { field }) }))
}

async function fitsOf(
  db: Database | Transaction,
  ids: FormIds,
  people: Awaited<ReturnType<typeof sortPeople>>['good'],
): Promise<ReadonlyMap<number, Fit>> {
  const { publishedVersion } = await formOf(db, ids)
  if (publishedVersion === null) return new Map()
  const { eligibility, basics } = await versionContent(db, ids.formId, publishedVersion)
  const schoolOf = await recognisedSchools(
    db,
    people.flatMap(({ education }) => education ?? []),
    basics.language,
  )
  return new Map(
    people.map((person) => [
      person.line,
      enteredFit(eligibility, person, person.education ? schoolOf(person.education) : undefined),
    ]),
  )
}
