import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { answerColumnOf, isEntryField } from '#contract/entries/entry-facts.ts'
import type { EnteredParticipant } from '#contract/participants/enter-participants.ts'
import type { enterParticipantsFile as call } from '#contract/participants/enter-participants-file.ts'
import { scholarFields } from '#contract/participants/scholar-columns.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { enteredQuestions, publishedContentOf } from '#domain/applying/entries/answers/entered-questions.ts'
import { wordAnswerFault, wordFault } from '#domain/applying/entries/lists/check-rows.ts'
import { readEntryFile } from '#domain/applying/entries/lists/read-entry-file.ts'
import { type ReadRow, readRows } from '#domain/applying/entries/lists/read-rows.ts'
import type { EnteredPerson } from '#domain/applying/entries/read-person.ts'
import { requireNoneWrong } from '#domain/candidates/candidates/wrong-fields.ts'
import { formNumberOf } from '#domain/forms/forms/own-form.ts'
import { enterParticipants } from './enter-participants.ts'
import { ends, hideIbans } from './hide-ibans.ts'
import { readScholar } from './read-scholar.ts'
import { withScholarColumns } from './scholar-headings.ts'

type Asked = Input<typeof call>
type Column = Output<typeof call>['columns'][number]['field']

const mostNamed = 100
const mostSamples = 3

/**
 * Enters the participants of a file. The file is sent and read again after the dry run, because its account numbers
 * must not be stored in between.
 */
export async function enterParticipantsFile(caller: Caller, input: Asked): Promise<Output<typeof call>> {
  const { file, fileName, fields: chosen, level, plan, ...entering } = input
  if (!isGranted(caller, 'Applications', 'write')) throw problem('permissions.missing')
  await formNumberOf(database(), input)
  const content = await publishedContentOf(database(), input)
  const questions = content ? enteredQuestions(content) : []
  const read = await readEntryFile(Buffer.from(file, 'base64'), fileName, questions)
  const fields = chosen ?? withScholarColumns(read.headings, read.fields)
  requireColumns(caller, fields, read.headings.length, new Set(questions.map(({ id }) => answerColumnOf(id))))
  const { rows } = await readRows(database(), { fields: [...fields], level, rows: [...read.rows] }, content)
  const good: { readonly line: number; readonly one: EnteredParticipant }[] = []
  const wrong: Output<typeof call>['wrong']['rows'] = []
  for (const row of rows) {
    const { faults, ...paid } = readScholar(row.values, plan, caller.language)
    const all = [...faultsOf(caller, row), ...faults]
    if ('person' in row && all.length === 0) good.push({ line: row.line, one: { ...toCandidate(row.person), ...paid } })
    else wrong.push({ line: row.line, who: whoIn(row.values), text: all.join(' ') })
  }
  const answer = await enterParticipants(caller, { ...entering, candidates: good.map(({ one }) => one) })
  const inFile = <T extends { readonly line: number }>(people: readonly T[]) =>
    people.map((person) => ({ ...person, line: good[person.line - 1]?.line ?? 0 }))
  return {
    ...answer,
    refused: answer.refused.map((one) => ({ ...one, sample: inFile(one.sample) })),
    otherOwnerRows: inFile(answer.otherOwnerRows).map((row) => ({
      ...row,
      name: hideIbans(row.name),
      owner: hideIbans(row.owner),
    })),
    sameNames: {
      ...answer.sameNames,
      rows: inFile(answer.sameNames.rows).map((row) => ({ ...row, name: hideIbans(row.name) })),
    },
    withoutPhone: { ...answer.withoutPhone, sample: inFile(answer.withoutPhone.sample) },
    columns: read.headings.map((heading, at) => ({
      heading: hideIbans(heading),
      field: (fields[at] ?? null) as Column,
      samples: samplesOf(
        read.rows.map(({ cells }) => cells[at] ?? ''),
        fields[at] === 'iban',
      ),
    })),
    questions: questions.map(({ id, label }) => ({ id, label })),
    total: rows.length,
    wrong: { count: wrong.length, rows: wrong.slice(0, mostNamed) },
  }
}

function requireColumns(
  caller: Caller,
  fields: readonly (string | null)[],
  count: number,
  questions: ReadonlySet<string>,
) {
  const isKnown = (field: string) =>
    isEntryField(field) || questions.has(field) || (scholarFields as readonly string[]).includes(field)
  requireNoneWrong(caller, [
    ...(fields.length === count ? [] : [{ field: 'fields', key: 'fields.columns' as const, values: { count } }]),
    ...fields.flatMap((field, at) =>
      field !== null && fields.indexOf(field) < at ? [{ field: `fields.${at}`, key: 'fields.twice' as const }] : [],
    ),
    ...fields.flatMap((field, at) =>
      field === null || isKnown(field) ? [] : [{ field: `fields.${at}`, key: 'fields.entryQuestion' as const }],
    ),
  ])
}

const faultsOf = ({ language }: Caller, row: ReadRow): string[] =>
  'person' in row
    ? []
    : [
        ...row.faults.map((one) => wordFault(language, one)),
        ...row.answerFaults.map((one) => wordAnswerFault(language, one).text),
      ]

const whoIn = ({ name, surname, fullName, email }: ReadRow['values']) =>
  hideIbans([name, surname].filter(Boolean).join(' ') || fullName || email || '').slice(0, 200)

function toCandidate({ line: _, wrongPhone, phone, education, email, ...person }: EnteredPerson): EnteredParticipant {
  return {
    ...person,
    answers: { ...person.answers } as NonNullable<EnteredParticipant['answers']>,
    email: email === '' ? null : email,
    phone: wrongPhone ?? phone,
    education: education && {
      ...education,
      gpa: education.gpa?.value ?? null,
      gpaSystemId: education.gpa?.systemId ?? null,
    },
  }
}

const samplesOf = (cells: readonly string[], isAccount: boolean) =>
  [...new Set(cells.slice(0, 200))]
    .filter((cell) => cell !== '')
    .slice(0, mostSamples)
    .map(isAccount ? ends : hideIbans)
