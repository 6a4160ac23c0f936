import { eq } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { forms } from '#database/schema/forms.ts'
import { writeListing } from '#domain/forms/listings/write-listing.ts'
import { actOnForm } from '../act-on-form.ts'
import type { FormIds } from '../own-form.ts'
import { purgeForms } from '../purge-forms.ts'

/** Restores an archived form to a draft or a closed form. */
export const restoreForm = (caller: Caller, ids: FormIds) =>
  actOnForm(caller, ids, {
    from: ['Archived'],
    event: 'restored',
    change: async (tx, { id, publishedVersion }) => {
      const state = publishedVersion === null ? 'Draft' : 'Closed'
      await tx.update(forms).set({ state, archivedAt: null }).where(eq(forms.id, id))
      if (state === 'Draft') return
      await writeListing(tx, id)
      await purgeForms(tx, [id])
    },
  })
