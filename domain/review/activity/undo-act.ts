import { and, eq } from 'drizzle-orm'
import type { ActAnswer } from '#contract/applications/acts.ts'
import type { Caller } from '#contract/caller.ts'
import { UndoableKind } from '#contract/fields/application-events.ts'
import { problem } from '#contract/problems.ts'
import { acts } from '#database/schema/acts.ts'
import type { FormIds } from '#domain/forms/forms/own-form.ts'
import { actOnApplications } from '#domain/review/acts/act-on-applications.ts'
import { type UndoWay, undoRules } from '#domain/review/acts/undo-rules.ts'
import { actToUndo, undoing } from '#domain/review/acts/undoing.ts'
import { documentsWay } from '#domain/review/added-documents/undo-added.ts'
import { callingBack } from '#domain/review/mailings/delivering/held-asks.ts'
import { notesWay } from '#domain/review/notes/undo-notes.ts'

interface Undone extends FormIds {
  readonly actId: string
}

/** Undoes an act for its applications that have not changed since; changed ones keep their state and are counted. */
export async function undoAct(caller: Caller, { companyId, formId, actId }: Undone): Promise<ActAnswer> {
  const act = await actToUndo(and(eq(acts.companyId, companyId), eq(acts.formId, formId)), actId)
  const kind = UndoableKind.safeParse(act.kind)
  if (!kind.success) throw problem('acts.notUndoable')
  const way = ways[kind.data]
  return actOnApplications(
    caller,
    { companyId, formId, applicationIds: [...act.applicationIds], dryRun: false },
    {
      demand: async (tx) => void (await way.hold?.(tx, { formId, actId })),
      ...undoing(caller, { actId, kind: kind.data }, way),
    },
  )
}

const ways: Readonly<Record<UndoableKind, UndoWay>> = {
  ...undoRules,
  requestDocuments: callingBack('documents'),
  requestMissing: callingBack('missing'),
  inviteToInterview: callingBack('interviews'),
  addNotes: notesWay,
  addDocuments: documentsWay,
}
