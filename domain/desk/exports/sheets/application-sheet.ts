import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import type { Question } from '#contract/forms/form-content.ts'
import { questionOf } from '#contract/review/list-columns.ts'
import type { Database } from '#database/connection.ts'
import { formOf } from '#domain/forms/forms/own-form.ts'
import { versionContent } from '#domain/forms/forms/version-content.ts'
import { foundIds } from '#domain/review/application-search/found-ids.ts'
import { deskText } from '#platform/desk-texts.ts'
import type { ExportRecord } from '../export-record.ts'
import { answerSources } from './answer-sources.ts'
import { deskSources } from './desk-sources.ts'
import { profileSources } from './profile-sources.ts'
import { sensitiveSources } from './sensitive-sources.ts'
import type { Source } from './source.ts'

/** The default columns of a file, before the answers to all questions. */
const usual = [
  ...['number', 'status', 'step', 'action', 'fit', 'submitted', 'email', 'phone', 'university', 'faculty'],
  ...['department', 'level', 'class', 'gpa', 'city', 'nationality', 'gender', 'age', 'documents'],
  ...['interviewScore', 'tags', 'assigned'],
]

type Exported = Pick<ExportRecord, 'companyId' | 'formId' | 'accountId' | 'asked' | 'language'>

/** The ids of the exported applications, in the order of the list. */
export const applicationsOf = (db: Database, { companyId, formId, accountId, asked, language }: Exported) => {
  const filters = asked.filters as ApplicationFilters
  const { sort } = asked
  return foundIds(db, {
    companyId,
    formId: formId ?? '',
    filters,
    me: filters.mine ? accountId : undefined,
    ids: asked.ids,
    except: asked.except,
    sort: sort === 'added' ? 'submitted' : sort,
    direction: asked.direction,
    language,
  })
}

/** The columns of a list of applications, the name first. A question that the form no longer asks keeps its column. */
export async function applicationSources(
  db: Database,
  { companyId, formId, asked: { columns }, language }: Exported,
): Promise<Source[]> {
  const ids = { companyId, formId: formId ?? '' }
  const { publishedVersion } = await formOf(db, ids)
  const content = publishedVersion === null ? undefined : await versionContent(db, ids.formId, publishedVersion)
  const questions = (content?.questions ?? []).filter(({ kind }) => kind !== 'page')
  const chosen = columns.length > 0 ? columns : [...usual, ...questions.map(({ id }) => `answer:${id}`)]
  const asked = chosen.flatMap((column) => questionOf(column) ?? [])
  const known = new Map(questions.map((question) => [question.id, question]))
  const answers = answerSources({
    db,
    language,
    formId: ids.formId,
    questions: asked.map((id) => known.get(id) ?? { ...unknown, id, label: deskText(language, 'chip.oldQuestion') }),
  })
  const named: Readonly<Record<string, Source>> = {
    ...profileSources(language),
    ...deskSources(language, content?.steps ?? []),
    ...sensitiveSources(language),
  }
  const sourceOf = (column: string) => named[column] ?? answers[asked.indexOf(questionOf(column) ?? '')]
  return [...new Set(['name', ...chosen])].flatMap((column) => sourceOf(column) ?? [])
}

/** A question of an earlier version; its answers are worded by the version that was answered. */
const unknown = { kind: 'shortText', help: '', options: [], max: null } as unknown as Question
