import type { Caller } from '#contract/caller.ts'
import { answerColumnOf } from '#contract/entries/entry-facts.ts'
import type { CheckedRow } from '#contract/entries/entry-lists.ts'
import type { Fit } from '#contract/forms/eligibility.ts'
import type { FormContent } from '#contract/forms/form-content.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { overall } from '#domain/candidates/eligibility/judgement.ts'
import type { FormIds } from '#domain/forms/forms/own-form.ts'
import { translate } from '#platform/texts.ts'
import { publishedContentOf } from '../answers/entered-questions.ts'
import type { EnteredQuestion } from '../answers/read-answer.ts'
import { enteredJudgements } from '../entered-profile.ts'
import type { EnteredPerson, Fault, KnownClasses } from '../read-person.ts'
import { recognisedSchools } from '../recognised-schools.ts'
import { sortPeople } from '../sort-people.ts'
import type { EntryListRecord } from './own-entry-list.ts'
import { type AnswerFault, readRows } from './read-rows.ts'

/** Checks every row of a list: its own faults, and whether the person can be entered. */
export async function checkRows(
  db: Database | Transaction,
  { language }: Caller,
  ids: FormIds,
  list: EntryListRecord,
): Promise<CheckedRow[]> {
  const content = await publishedContentOf(db, ids)
  const { rows: read, known } = await readRows(db, list, content)
  const people = read.flatMap((row) => ('person' in row ? [row.person] : []))
  const { good, refused } = await sortPeople(db, ids, people)
  const because = new Map(refused.map(({ person, because: fault }) => [person.line, fault]))
  const fits = content ? await fitsOf(db, content, known, good) : new Map<number, Fit>()
  return read.map((row): CheckedRow => {
    const fault = because.get(row.line)
    const faults: readonly Fault[] =
      'person' in row ? (fault ? [{ field: row.person.email === '' ? 'name' : 'email', fault }] : []) : row.faults
    return {
      line: row.line,
      values: { ...row.values },
      faults: [
        ...faults.map((one) => ({ ...one, text: wordFault(language, one) })),
        ...('person' in row ? [] : row.answerFaults.map((one) => wordAnswerFault(language, one))),
      ],
      warnings: 'person' in row && fault === undefined ? warningsOf(language, row.person, row.unasked) : [],
      fit: fits.get(row.line) ?? null,
    }
  })
}

export const wordFault = (language: Caller['language'], { field, fault }: Fault) =>
  translate(language, 'entries.fault', { field, fault })

export const wordAnswerFault = (
  language: Caller['language'],
  { question, flaw }: AnswerFault,
): CheckedRow['faults'][number] => ({
  field: answerColumnOf(question.id),
  fault: 'wrong',
  text: translate(language, 'entries.answerFault', {
    label: question.label,
    flaw: flaw.code,
    kind: question.kind,
    limit: 'limit' in flaw ? flaw.limit : 0,
  }),
})

function warningsOf(
  language: Caller['language'],
  { email, wrongPhone }: EnteredPerson,
  unasked: readonly EnteredQuestion[],
): CheckedRow['warnings'] {
  const fields = [
    ...(email === '' ? (['email'] as const) : []),
    ...(wrongPhone === undefined ? [] : (['phone'] as const)),
  ]
  return [
    ...fields.map((field) => ({ field, text: translate(language, 'entries.without', { field }) })),
    ...unasked.map(({ id, label }) => ({
      field: answerColumnOf(id),
      text: translate(language, 'entries.unasked', { label }),
    })),
  ]
}

async function fitsOf(
  db: Database | Transaction,
  { eligibility, basics }: FormContent,
  known: KnownClasses,
  people: Awaited<ReturnType<typeof sortPeople>>['good'],
): Promise<ReadonlyMap<number, Fit>> {
  const schoolOf = await recognisedSchools(
    db,
    people.flatMap(({ education }) => education ?? []),
    basics.language,
  )
  return new Map(
    people.map((person) => {
      const school = person.education ? schoolOf(person.education) : undefined
      return [person.line, overall(enteredJudgements(eligibility, person, known, school)).fit]
    }),
  )
}
