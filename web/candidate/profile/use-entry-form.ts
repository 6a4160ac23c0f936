import { useState } from 'react'
import type { z } from 'zod'
import { usePageForm } from '../../forms/use-page-form.ts'
import { useMe } from '../../session/store.ts'
import { keepIn, type ProfileList } from './own-profile.ts'

export interface EntryFormProps<T> {
  /** Undefined for a new one */
  readonly item: T | undefined
  readonly onDone: () => void
  readonly onCancel: () => void
}

interface EntryFormOptions<V extends object, Checked extends V> {
  readonly entry: Pick<EntryFormProps<{ readonly id: string }>, 'item' | 'onDone'>
  readonly list: ProfileList
  readonly saved: V
  readonly load: () => Promise<z.ZodType<Checked, unknown>>
  readonly add: (input: Checked & { candidateId: string }) => Promise<unknown>
  readonly change: (
    input: Checked & { candidateId: string; id: string; was: Record<string, unknown> | undefined },
  ) => Promise<unknown>
}

/** The form of one entry of a list; it closes when the entry is saved. */
export function useEntryForm<V extends object, Checked extends V = V>(options: EntryFormOptions<V, Checked>) {
  const { entry, list, saved, load, add, change } = options
  const { myId: candidateId } = useMe()
  const [opened] = useState({ ...entry.item })
  return usePageForm<V, Checked>({
    saved,
    load,
    part: partOf(list, entry.item?.id),
    async save(values, before) {
      const { item } = entry
      const was = before && opened
      const saving = item ? change({ ...values, candidateId, id: item.id, was }) : add({ ...values, candidateId })
      await keepIn(list, saving)
      entry.onDone()
      return values
    },
  })
}

/** The name of the form of an entry, or of the one that adds an entry. */
export const partOf = (list: ProfileList, id = 'new') => `${list} ${id}`
