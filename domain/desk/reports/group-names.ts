import { and, eq, sql } from 'drizzle-orm'
import { ApplicationStatus } from '#contract/fields/application-status.ts'
import { ParticipantStatus } from '#contract/fields/participant-status.ts'
import type { Question } from '#contract/forms/form-content.ts'
import { levelCodes } from '#contract/forms/form-facts.ts'
import { ageBands } from '#contract/reports/report-facts.ts'
import { database } from '#database/connection.ts'
import { tags } from '#database/schema/review/tags.ts'
import { uuids } from '#database/uuids.ts'
import { distinctFormTitles } from '#domain/award/payments/form-titles.ts'
import { accountNames } from '#domain/forms/forms/form-rows.ts'
import { referenceNames } from '#domain/ground/reference/reference-names.ts'
import type { Language } from '#platform/text/locales.ts'
import type { Group } from './counted.ts'
import type { Dimension } from './dimensions.ts'
import { stepNames } from './step-names.ts'

interface Of {
  readonly companyId: string
  readonly language: Language
  readonly question?: Question | undefined
}

type NameOf = (key: string) => string | null

/** The names of groups whose keys are ids; other keys are translated where they are shown. */
export async function groupNames(
  groupBy: Dimension | undefined,
  keys: readonly string[],
  { companyId, language, question }: Of,
): Promise<NameOf> {
  const ofMap =
    (names: ReadonlyMap<string, string>): NameOf =>
    (key) =>
      names.get(key) ?? null
  switch (groupBy) {
    case 'university':
    case 'faculty':
    case 'city':
    case 'class': {
      const nameOf = await referenceNames(database(), language, { [groupBy]: keys })
      return (key) => nameOf(groupBy, key) ?? null
    }
    case 'form':
      return ofMap(await distinctFormTitles(companyId, keys, language))
    case 'step':
      return ofMap(await stepNames(companyId, keys))
    case 'assignee':
      return ofMap(await accountNames(database(), keys))
    case 'tag':
      return ofMap(await tagNames(companyId, keys))
    case 'answer':
      return (key) => question?.options.find(({ id }) => id === key)?.label ?? null
    default:
      return () => null
  }
}

async function tagNames(companyId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await database()
    .select({ id: tags.id, name: tags.name })
    .from(tags)
    .where(and(eq(tags.companyId, companyId), sql`${tags.id} = any(${uuids(ids)})`))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Dimensions whose values have a fixed order. */
const orders: Readonly<Partial<Record<Dimension, readonly string[]>>> = {
  status: [...ApplicationStatus.options, ...ParticipantStatus.options],
  level: levelCodes,
  ageBand: ageBands,
}

/** Sorts groups for reading: times and ordered values in their order, everything else by count. */
export function inOrderOf(groupBy: Dimension | undefined, language: Language, question?: Question) {
  if (groupBy === 'day' || groupBy === 'week' || groupBy === 'month') return (groups: readonly Group[]) => [...groups]
  const order = groupBy === 'answer' ? answerOrder(question) : groupBy && orders[groupBy]
  const collator = new Intl.Collator(language)
  const place = ({ key }: Group) => (key === null ? Number.POSITIVE_INFINITY : (order?.indexOf(key) ?? 0))
  const said = ({ name, key }: Group) => name ?? key ?? ''
  return (groups: readonly Group[]) =>
    [...groups].sort((one, other) => {
      const [first, second] = [place(one), place(other)]
      if (first !== second) return first < second ? -1 : 1
      // Two members may share a name; comparing keys makes their order stable.
      return (
        other.count - one.count ||
        collator.compare(said(one), said(other)) ||
        collator.compare(keyOf(one), keyOf(other))
      )
    })
}

const keyOf = ({ key }: Group) => key ?? ''

/** Choices in the order of the form; a scale by its numbers. */
const answerOrder = (question: Question | undefined): readonly string[] | undefined => {
  if (question?.kind === 'scale') return Array.from({ length: 101 }, (_, number) => String(number))
  if (question?.kind === 'yesNo') return ['true', 'false']
  return question?.options.map(({ id }) => id)
}
