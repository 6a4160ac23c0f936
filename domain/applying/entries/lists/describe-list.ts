import { eq } from 'drizzle-orm'
import type { EntryList } from '#contract/entries/entry-lists.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { acts } from '#database/schema/acts.ts'
import { forms } from '#database/schema/forms.ts'
import { enteredQuestions, publishedContentOf } from '../answers/entered-questions.ts'
import type { EntryListRecord } from './own-entry-list.ts'

const samples = 3

export async function describeList(db: Database | Transaction, list: EntryListRecord): Promise<EntryList> {
  const { id, companyId, formId, fileName, headings, fields, level, rows, actId, createdAt } = list
  const content = await publishedContentOf(db, { companyId, formId })
  return {
    id,
    form: await titleOf(db, formId),
    fileName,
    columns: headings.map((heading, at) => ({
      heading,
      field: fields[at] ?? null,
      samples: [...new Set(rows.slice(0, 200).map(({ cells }) => cells[at] ?? ''))]
        .filter((cell) => cell !== '')
        .slice(0, samples),
    })),
    questions: (content ? enteredQuestions(content) : []).map((question) => ({
      id: question.id,
      kind: question.kind,
      label: question.label,
      options: question.options,
    })),
    level,
    total: rows.length,
    entered: actId === null ? null : await enteredBy(db, actId),
    createdAt: createdAt.toISOString(),
  }
}

async function titleOf(db: Database | Transaction, formId: string): Promise<string> {
  const [form] = await db.select({ title: forms.title }).from(forms).where(eq(forms.id, formId))
  return form?.title ?? ''
}

async function enteredBy(db: Database | Transaction, actId: string): Promise<number> {
  const [act] = await db.select({ changed: acts.changed }).from(acts).where(eq(acts.id, actId))
  return act?.changed ?? 0
}
