import { eq } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { forms, listings } from '#database/schema/forms.ts'
import { actOnForm } from '../act-on-form.ts'
import type { FormIds } from '../own-form.ts'
import { purgeForms } from '../purge-forms.ts'

/** Archives a form: hidden from the organization's lists and from the public. */
export const archiveForm = (caller: Caller, ids: FormIds) =>
  actOnForm(caller, ids, {
    from: ['Draft', 'Closed'],
    event: 'archived',
    change: async (tx, { id, publishedVersion }) => {
      await tx.update(forms).set({ state: 'Archived', archivedAt: new Date() }).where(eq(forms.id, id))
      if (publishedVersion === null) return
      await tx.delete(listings).where(eq(listings.formId, id))
      await purgeForms(tx, [id])
    },
  })
