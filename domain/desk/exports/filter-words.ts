import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import type { Question } from '#contract/forms/form-content.ts'
import type { ParticipantFilters } from '#contract/participants/participant-filters.ts'
import { database } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { terms } from '#database/schema/participants/terms.ts'
import { tags } from '#database/schema/review/tags.ts'
import { formOf } from '#domain/forms/forms/own-form.ts'
import { versionContent } from '#domain/forms/forms/version-content.ts'
import { documentTypeNames } from '#domain/ground/reference/document-type-names.ts'
import { filterNames } from '#domain/review/review/filter-names.ts'
import { deskText } from '#platform/desk-texts.ts'
import { formatDate } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import { formatNumber } from '#platform/text/numbers.ts'

interface Of {
  readonly companyId: string
  /** Null for several forms or all of them. */
  readonly formId: string | null
  readonly language: Language
}

type Say = (key: Parameters<typeof deskText>[1], values?: Record<string, string | number>) => string

/** The filters of a list of applications in the words of its page. */
export async function applicationFilterWords(filters: ApplicationFilters, of: Of): Promise<string[]> {
  const { companyId, formId, language } = of
  const say: Say = (key, values) => deskText(language, key, values)
  const [content, names, types, members, tagged] = await Promise.all([
    formId === null ? undefined : publishedContent(companyId, formId),
    filterNames(language, filters),
    documentTypeNames(database(), language, filters.documentTypeId ?? []),
    memberNames(companyId, filters.assignedTo ?? []),
    tagNames(companyId, filters.tagId ?? []),
  ])
  const gone = say('chip.unknown')
  const stepName = (id: string) => content?.steps.find((step) => step.id === id)?.name ?? say('chip.step')
  return [
    ...one(filters.search, (search) => say('chip.search', { search })),
    ...joined(filters.status, (status) => say('status', { status })),
    ...one(filters.mine, () => say('chip.mine')),
    ...one(filters.unassigned, () => say('chip.unassigned')),
    ...joined(filters.assignedTo, (id) => say('chip.assigned', { name: members.get(id) ?? gone })),
    ...joined(filters.tagId, (id) => say('chip.tag', { name: tagged.get(id) ?? gone })),
    ...one(filters.untagged, () => say('chip.untagged')),
    ...joined(filters.documents, (documents) => say('chip.documents', { documents })),
    ...joined(filters.documentTypeId, (id) => types.get(id) ?? `#${id}`),
    ...joined(filters.documentName, (name) => name),
    ...joined(filters.interview, (status) => say('chip.interview', { status: say('interviews.status', { status }) })),
    ...one(filters.minInterviewScore, (value) => say('chip.minInterviewScore', { value })),
    ...one(filters.maxInterviewScore, (value) => say('chip.maxInterviewScore', { value })),
    ...one(filters.hasNotes, (has) => say('chip.hasNotes', { has: String(has) })),
    ...one(filters.noteContains, (text) => say('chip.note', { text })),
    ...joined(filters.action, (action) => say('action', { action })),
    ...joined(filters.fit, (fit) => say('fit', { fit })),
    ...joined(filters.stepId, stepName),
    ...joined(names.universities, ({ name }) => name),
    ...joined(names.faculties, ({ name }) => name),
    ...joined(names.departments, ({ name }) => name),
    ...joined(filters.level, (code) => say('enter.level', { code })),
    ...joined(names.classes, ({ name }) => name),
    ...joined(names.cities, ({ name }) => name),
    ...joined(names.nationalities, ({ name }) => name),
    ...joined(filters.gender, (gender) => say('gender', { gender })),
    ...one(filters.minGpa, (value) => say('chip.minGpa', { value })),
    ...one(filters.maxGpa, (value) => say('chip.maxGpa', { value })),
    ...one(filters.minAge, (value) => say('chip.minAge', { value })),
    ...one(filters.maxAge, (value) => say('chip.maxAge', { value })),
    ...one(filters.submittedFrom, (day) => say('chip.from', { date: formatDate(day, language) })),
    ...one(filters.submittedTo, (day) => say('chip.to', { date: formatDate(day, language) })),
    ...one(filters.samePerson, () => say('samePerson')),
    ...one(filters.unreadReply, () => say('narrow.unreadReply')),
    ...(filters.answers ?? []).map((answer) => answerWords(answer, content?.questions ?? [], say, language)),
  ]
}

/** The filters of a list of participants in the words of its page. */
export async function participantFilterWords(
  filters: ParticipantFilters,
  { companyId, language }: Pick<Of, 'companyId' | 'language'>,
): Promise<string[]> {
  const say: Say = (key, values) => deskText(language, key, values)
  const [names, tagged, term] = await Promise.all([
    filterNames(language, filters),
    tagNames(companyId, filters.tagId ?? []),
    filters.termId === undefined ? undefined : termName(companyId, filters.termId),
  ])
  return [
    ...one(filters.search, (search) => say('chip.search', { search })),
    ...joined(filters.status, (status) => say('participants.status', { status })),
    ...one(filters.termId, () => term ?? say('chip.unknown')),
    ...one(filters.term, (standing) => say('term.standing', { standing })),
    ...joined(filters.tagId, (id) => say('chip.tag', { name: tagged.get(id) ?? say('chip.unknown') })),
    ...joined(names.universities, ({ name }) => name),
    ...joined(names.departments, ({ name }) => name),
    ...joined(filters.level, (code) => say('enter.level', { code })),
    ...joined(names.classes, ({ name }) => name),
    ...joined(names.cities, ({ name }) => name),
  ]
}

async function publishedContent(companyId: string, formId: string) {
  const { publishedVersion } = await formOf(database(), { companyId, formId })
  return publishedVersion === null ? undefined : versionContent(database(), formId, publishedVersion)
}

const one = <T>(value: T | undefined, word: (value: T) => string): string[] =>
  value === undefined ? [] : [word(value)]

/** Several values of one filter become one phrase. */
const joined = <T>(values: readonly T[] | undefined, word: (value: T) => string): string[] =>
  values && values.length > 0 ? [values.map(word).join(', ')] : []

type AnswerFilter = NonNullable<ApplicationFilters['answers']>[number]

function answerWords(
  { questionId, is, value }: AnswerFilter,
  questions: readonly Question[],
  say: Say,
  language: Language,
) {
  const question = questions.find(({ id }) => id === questionId)
  const said = (): string => {
    if (typeof value === 'boolean') return say('yesNo', { answer: String(value) })
    if (typeof value === 'number') return formatNumber(value, language)
    if (question?.kind === 'date') return formatDate(value ?? '', language)
    return question?.options.find(({ id }) => id === value)?.label ?? value ?? ''
  }
  return say('chip.answer', { question: question?.label ?? say('chip.oldQuestion'), is, value: said() })
}

async function tagNames(companyId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database()
    .select({ id: tags.id, name: tags.name })
    .from(tags)
    .where(and(eq(tags.companyId, companyId), inArray(tags.id, [...ids])))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The names of the organization's members only, so that ids of other accounts reveal no names. */
async function memberNames(companyId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database()
    .select({ id: accounts.id, name: sql<string>`${accounts.name} || ' ' || ${accounts.surname}` })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(and(eq(companyMembers.companyId, companyId), inArray(accounts.id, [...ids])))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function termName(companyId: string, id: string): Promise<string | undefined> {
  const [term] = await database()
    .select({ name: terms.name })
    .from(terms)
    .where(and(eq(terms.companyId, companyId), eq(terms.id, id)))
  return term?.name
}
