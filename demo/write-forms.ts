import type { FormContent } from '#contract/forms/form-content.ts'
import type { FormEvent } from '#contract/forms/form-history.ts'
import type { Transaction } from '#database/connection.ts'
import { formHistory, forms, formVersions } from '#database/schema/forms.ts'
import { writeListing } from '#domain/forms/listings/write-listing.ts'
import { newId } from '#platform/ids.ts'
import { coverOf } from './all-pictures.ts'
import type { WrittenOrganization } from './write-organizations.ts'
import type { Clock } from './writing/clock.ts'
import { contentOf } from './writing/content-of.ts'
import type { DemoForm } from './writing/demo-form.ts'

export interface WrittenForm extends DemoForm {
  readonly id: string
  readonly companyId: string
  readonly content: FormContent
  readonly createdAt: Date
  readonly publishedAt: Date | null
}

/** Inserts forms in the state that building, publishing, closing and archiving leave; without notifications. */
export async function writeForms(tx: Transaction, organizations: readonly WrittenOrganization[], clock: Clock) {
  const written = organizations
    .flatMap((organization) =>
      organization.forms.map((form) => ({
        ...writtenForm(form, organization, clock),
        rootId: organization.memberIds[0],
      })),
    )
    // Numbered in the order in which they were begun.
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  await tx.insert(forms).values(written.map((form) => formRow(form, clock)))
  await tx
    .insert(formVersions)
    .values(
      written.flatMap(({ id, content, publishedAt, rootId }) =>
        publishedAt ? [{ formId: id, version: 1, content, publishedAt, publishedBy: rootId }] : [],
      ),
    )
  await tx.insert(formHistory).values(written.flatMap((form) => historyOf(form, clock)))
  for (const { id, when } of written) {
    if (when.state === 'Published' || when.state === 'Closed') await writeListing(tx, id)
  }
  return written
}

function writtenForm(form: DemoForm, { memberIds, ...owner }: WrittenOrganization, clock: Clock): WrittenForm {
  const { when } = form
  const isDraft = when.state === 'Draft'
  const createdAt = clock.at((isDraft ? when.touched : when.published) - 3, '11:20')
  return {
    ...form,
    id: newId(createdAt.getTime()),
    companyId: owner.companyId,
    content: contentOf(form, { clock, cover: coverOf(owner, form.cover, form.title).key, reviewers: memberIds }),
    createdAt,
    publishedAt: isDraft ? null : clock.at(when.published, '10:15'),
  }
}

type Owned = WrittenForm & { readonly rootId: string }

function formRow(form: Owned, clock: Clock): typeof forms.$inferInsert {
  const { id, companyId, type, when, content, rewritten, createdAt, publishedAt, rootId } = form
  const row = { id, companyId, type, state: when.state, createdAt, updatedBy: rootId }
  if (when.state === 'Draft') return { ...row, content, updatedAt: clock.at(when.touched, '16:40') }
  const { opensAt, closesAt } = content.dates
  const closedAt = closedAtOf(form, clock)
  return {
    ...row,
    content: rewritten ? { ...content, basics: { ...content.basics, ...rewritten } } : content,
    version: rewritten ? 2 : 1,
    partVersions: rewritten ? { basics: 2 } : {},
    publishedVersion: 1,
    opensAt: opensAt === null ? null : new Date(opensAt),
    closesAt: closesAt === null ? null : new Date(closesAt),
    publishedAt,
    closedAt,
    closedBecause: when.closed?.because ?? null,
    archivedAt: archivedAtOf(form, clock),
    updatedAt: closedAt ?? (rewritten ? clock.at(-1, '15:05') : publishedAt) ?? createdAt,
  }
}

/** The deadline itself, or some afternoon before it. */
function closedAtOf({ when }: DemoForm, clock: Clock): Date | null {
  if (when.state === 'Draft' || !when.closed) return null
  return clock.at(when.closed.day, when.closed.because === 'deadline' ? '23:59' : '17:30')
}

function archivedAtOf({ when }: DemoForm, clock: Clock): Date | null {
  return when.state === 'Archived' && when.closed ? clock.at(when.closed.day + 20, '12:00') : null
}

function historyOf(form: Owned, clock: Clock): (typeof formHistory.$inferInsert)[] {
  const { id: formId, companyId, when, createdAt, publishedAt, rootId } = form
  const closedAt = closedAtOf(form, clock)
  const archivedAt = archivedAtOf(form, clock)
  const because = when.state === 'Draft' ? undefined : when.closed?.because
  const entry = (event: FormEvent, at: Date, detail: Record<string, string | number> = {}) => ({
    id: newId(at.getTime()),
    formId,
    companyId,
    event,
    detail,
    at,
    // A deadline and a full quota close a form by themselves.
    accountId: event === 'closed' && because !== 'hand' ? null : rootId,
  })
  return [
    entry('created', createdAt),
    ...(publishedAt ? [entry('published', publishedAt, { version: 1 })] : []),
    ...(closedAt && because ? [entry('closed', closedAt, { because })] : []),
    ...(archivedAt ? [entry('archived', archivedAt)] : []),
  ]
}
