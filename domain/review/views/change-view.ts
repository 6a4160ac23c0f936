import { eq } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { changeView as call, View } from '#contract/review/views.ts'
import { database } from '#database/connection.ts'
import { views } from '#database/schema/review/views.ts'
import { formOf } from '#domain/forms/forms/own-form.ts'
import { lockViews, makeRoom } from './create-view.ts'
import { canChange, contentOf, describeView, requireSharing, viewOf } from './view-rows.ts'

export async function changeView(caller: Caller, input: Input<typeof call>): Promise<View> {
  const { companyId, formId, name, isShared } = input
  const changed = await database().transaction(async (tx) => {
    await lockViews(tx, companyId)
    const view = await viewOf(tx, caller, input)
    if (!canChange(caller, view)) throw problem('permissions.missing')
    requireSharing(caller, input)
    if (formId !== null) await formOf(tx, { companyId, formId })
    const position = input.position ?? view.position
    if (position !== view.position) await makeRoom(tx, companyId, position)
    const [saved] = await tx
      .update(views)
      .set({ formId, name, isShared, position, content: contentOf(input), changedAt: new Date() })
      .where(eq(views.id, view.id))
      .returning()
    // Deleted by another member meanwhile.
    if (!saved) throw problem('views.notFound')
    return saved
  })
  return describeView(caller, changed)
}
