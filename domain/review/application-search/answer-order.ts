import { type SQL, sql } from 'drizzle-orm'
import { questionOf } from '#contract/review/list-columns.ts'
import type { ListSortKey } from '#contract/review/list-sort.ts'
import type { Database } from '#database/connection.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import * as reference from '#database/schema/reference.ts'
import { type FormIds, formOf } from '#domain/forms/forms/own-form.ts'
import { versionContent } from '#domain/forms/forms/version-content.ts'
import { nameIn } from '#domain/ground/reference/names.ts'
import type { Language } from '#platform/text/locales.ts'

interface Wanted extends FormIds {
  readonly sort: ListSortKey
  readonly language?: Language | undefined
}

/**
 * The SQL by which applications are sorted on the answer to a question, null without an answer; undefined for other
 * sort keys and for a question that the form no longer asks. Choices sort in the order of the form.
 */
export async function answerOrder(db: Database, { sort, language = 'tr', ...ids }: Wanted): Promise<SQL | undefined> {
  const questionId = questionOf(sort)
  if (questionId === undefined) return undefined
  const { publishedVersion } = await formOf(db, ids)
  const content = publishedVersion === null ? undefined : await versionContent(db, ids.formId, publishedVersion)
  const question = content?.questions.find(({ id }) => id === questionId)
  if (!question) return sql`null::int`
  return held(questionId, orderedValue(question, language))
}

type Question = Awaited<ReturnType<typeof versionContent>>['questions'][number]

const answer = sql`one.answer`
const written = sql`(${answer} #>> '{}')`
const isA = (type: 'number' | 'string' | 'boolean') => sql`jsonb_typeof(${answer}) = ${sql.raw(`'${type}'`)}`
const numbered = sql`case when ${isA('number')} then ${written}::numeric end`

function orderedValue({ kind, options }: Question, language: Language): SQL {
  switch (kind) {
    case 'number':
    case 'scale':
      return numbered
    case 'yesNo':
      return sql`case when ${isA('boolean')} then ${written}::boolean end`
    case 'single':
    case 'multiple': {
      const ids = sql.param(options.map(({ id }) => id))
      const first = sql`${answer} #>> (case when jsonb_typeof(${answer}) = 'array' then '{0}' else '{}' end)::text[]`
      return sql`array_position(${ids}::text[], ${first})`
    }
    case 'country':
      return nameOr(language, reference.countries)
    case 'city':
      return nameOr(language, reference.cities)
    case 'university':
      return nameOr(language, reference.universities)
    default:
      return text
  }
}

const text = sql`(case when ${isA('string')} then nullif(${written}, '') end) collate turkish`

/** The name of the referenced country, city or university; the text as written if there is no such id. */
const nameOr = (
  language: Language,
  list: typeof reference.countries | typeof reference.cities | typeof reference.universities,
) =>
  sql`coalesce((select ${nameIn(language, list)} from ${list} where ${list.id} = ${numbered}), ${written}) collate turkish`

/** All answers of an application are one JSON value: `offset 0` makes PostgreSQL unpack this answer once. */
const held = (questionId: string, value: SQL): SQL =>
  sql`(select ${value} from (select ${snapshots.beginnings} -> ${questionId}::text as answer offset 0) as one)`
