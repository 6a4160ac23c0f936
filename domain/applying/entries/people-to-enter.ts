import type { Caller } from '#contract/caller.ts'
import type { EnteredCandidate } from '#contract/entries/enter-candidates.ts'
import { checkAnswer } from '#contract/forms/answer-check.ts'
import { isAnswered } from '#contract/forms/answer-test.ts'
import { shownIds } from '#contract/forms/conditions.ts'
import type { FormContent } from '#contract/forms/form-content.ts'
import type { Transaction } from '#database/connection.ts'
import { notListed, requireNoneWrong, type WrongField } from '#domain/candidates/candidates/wrong-fields.ts'
import type { FormIds } from '#domain/forms/forms/own-form.ts'
import { isListed } from '#domain/ground/reference/listed-names.ts'
import { referenceNames } from '#domain/ground/reference/reference-names.ts'
import { enteredQuestions } from './answers/entered-questions.ts'
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

/** The people of a call: listed in it, or the readable rows of a list. */
export async function peopleToEnter(
  tx: Transaction,
  caller: Caller,
  given: Given,
  content: FormContent,
): Promise<People> {
  const { candidates, listId } = given
  if (listId === undefined) return { people: await namedPeople(tx, caller, candidates ?? [], content), invalid: [] }
  const list = await lockEntryList(tx, caller, { ...given, listId })
  const { rows: read } = await readRows(tx, list, content)
  return {
    people: read.flatMap((row) => ('person' in row ? [row.person] : [])),
    invalid: read.flatMap((row) =>
      'person' in row ? [] : [{ reason: 'invalid' as const, line: row.line, email: row.values.email ?? '' }],
    ),
  }
}

async function namedPeople(
  tx: Transaction,
  caller: Caller,
  candidates: readonly EnteredCandidate[],
  content: FormContent,
) {
  await requireListed(tx, caller, candidates)
  requireNoneWrong(caller, (await wrongAnswers(tx, candidates, content)).slice(0, 50))
  return candidates.map(({ education, email, phone, name, surname, answers = {}, ...facts }, at): EnteredPerson => {
    const { birthDate = null, gender = null, nationalityId = null, cityId = null } = facts
    const shown = shownIds(content.questions, answers)
    return {
      name,
      surname,
      birthDate,
      gender,
      nationalityId,
      cityId,
      email: email ?? '',
      line: at + 1,
      ...readPhone(phone ?? ''),
      education: education ? educationOf(education) : null,
      answers: Object.fromEntries(Object.entries(answers).filter(([id, value]) => shown.has(id) && isAnswered(value))),
    }
  })
}

type Education = NonNullable<EnteredCandidate['education']>

function educationOf(education: Education): EnteredPerson['education'] {
  const { level, classId = null, universityId = null, school = null, department = null } = education
  const { gpa = null, gpaSystemId = null } = education
  const grade = gpa === null || gpaSystemId === null ? null : { value: gpa, systemId: gpaSystemId }
  return { level, classId, universityId, school, department, gpa: grade }
}

/** Refuses ids that the reference data does not have, naming each. */
async function requireListed(tx: Transaction, caller: Caller, candidates: readonly EnteredCandidate[]) {
  const { classes, systems } = await knownClasses(tx)
  const nameOf = await referenceNames(tx, 'tr', {
    university: candidates.map(({ education }) => education?.universityId),
    country: candidates.map(({ nationalityId }) => nationalityId),
    city: candidates.map(({ cityId }) => cityId),
  })
  const isKnown = (list: 'university' | 'country' | 'city', id: number | null | undefined) =>
    id === null || id === undefined || nameOf(list, id) !== undefined
  const wrong = candidates.flatMap(({ education, nationalityId, cityId }, at) => {
    const { universityId, classId = null, level, gpaSystemId = null, gpa = null } = education ?? {}
    const isClass = classId === null || classes.some((one) => one.id === classId && one.level === level)
    const isSystem = (gpaSystemId === null && gpa === null) || systems.some(({ id }) => id === gpaSystemId)
    return [
      ...(isKnown('university', universityId) ? [] : ['education.universityId']),
      ...(isClass ? [] : ['education.classId']),
      ...(isSystem ? [] : ['education.gpaSystemId']),
      ...(isKnown('country', nationalityId) ? [] : ['nationalityId']),
      ...(isKnown('city', cityId) ? [] : ['cityId']),
    ].map((field) => notListed(`candidates.${at}.${field}`))
  })
  requireNoneWrong(caller, wrong.slice(0, 50))
}

/** Answers to unknown questions, and answers that their question does not accept. */
async function wrongAnswers(
  tx: Transaction,
  candidates: readonly EnteredCandidate[],
  content: FormContent,
): Promise<WrongField[]> {
  const questions = new Map(enteredQuestions(content).map((question) => [question.id, question]))
  const given = candidates.flatMap(({ answers = {} }, at) =>
    Object.entries(answers).map(([id, value]) => {
      return { field: `candidates.${at}.answers.${id}`, question: questions.get(id), value }
    }),
  )
  const wrong = given.flatMap(({ field, question, value }): WrongField[] => {
    if (!question) return [{ field, key: 'fields.entryQuestion' }]
    return checkAnswer({ ...question, required: false }, value) ? [{ field, key: 'fields.entryAnswer' }] : []
  })
  const picked = given.flatMap(({ field, question, value }) =>
    question && isListed(question.kind) && typeof value === 'number' ? [{ field, list: question.kind, id: value }] : [],
  )
  const idsOf = (list: (typeof picked)[number]['list']) => picked.filter((one) => one.list === list).map(({ id }) => id)
  const nameOf = await referenceNames(tx, 'tr', {
    country: idsOf('country'),
    city: idsOf('city'),
    university: idsOf('university'),
  })
  return [
    ...wrong,
    ...picked.flatMap(({ field, list, id }) => (nameOf(list, id) === undefined ? notListed(field) : [])),
  ]
}
