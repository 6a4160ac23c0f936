import { eq } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { forms } from '#database/schema/forms.ts'
import { writeListing } from '#domain/forms/listings/write-listing.ts'
import { actOnForm } from '../act-on-form.ts'
import type { FormIds } from '../own-form.ts'
import { purgeForms } from '../purge-forms.ts'

/** Closes a form by hand, before its deadline. */
export const closeForm = (caller: Caller, ids: FormIds) =>
  actOnForm(caller, ids, {
    from: ['Published'],
    event: 'closed',
    detail: { because: 'hand' },
    change: async (tx, { id }) => {
      const closed = { state: 'Closed', closedAt: new Date(), closedBecause: 'hand' } as const
      await tx.update(forms).set(closed).where(eq(forms.id, id))
      await writeListing(tx, id)
      await purgeForms(tx, [id])
    },
  })
