import { type SubmitEvent, useState } from 'react'
import type { z } from 'zod'
import { useKind } from '../session/account-kind.ts'
import { useTyped } from './typed/use-typed.ts'
import { useCheckedForm } from './use-checked-form.ts'

export type PageForm<V extends object> = ReturnType<typeof usePageForm<V>>

interface Wiring {
  readonly id: string
  readonly name: string
  readonly error: string | undefined
}

interface PageFormOptions<V extends object, Checked extends V> {
  /** The values on the server. */
  readonly saved: V
  /** The call's own schema, loaded on submit */
  readonly load: () => Promise<z.ZodType<Checked, unknown>>
  /**
   * Saves and returns the saved values. `was`: the values before the change, unless the person has been told that they
   * changed elsewhere
   */
  readonly save: (values: Checked, was: V | undefined) => Promise<V>
  /** Distinguishes an inline form from others on its page */
  readonly part?: string | undefined
}

/**
 * A form with controlled values, saved as a whole. It knows whether there are unsaved changes, and keeps them after a
 * failed save or the end of the session.
 */
export function usePageForm<V extends object, Checked extends V = V>(options: PageFormOptions<V, Checked>) {
  const { saved, load, save, part = Object.keys(saved).join() } = options
  const { errors, isMended, failed, sending, beside, setBeside, submit, forget } = useCheckedForm(load, useKind())
  const [kept, setKept] = useState(saved)
  const [values, setValues] = useState(saved)
  const [savedAt, setSavedAt] = useState<Date>()
  const [isGivenBack, setGivenBack] = useState(false)
  const isChanged = useTyped(part, { values, kept }, (typed) => {
    setKept(typed.kept)
    setValues(typed.values)
    setGivenBack(true)
  })

  async function keep(checked: Checked) {
    const isTold = failed?.problem?.code === 'candidates.partChanged'
    const now = await save(checked, isTold ? undefined : kept)
    setKept(now)
    setValues(now)
    setSavedAt(new Date())
  }

  return {
    values,
    errors,
    isMended,
    failed,
    sending,
    savedAt,
    isChanged,
    /** Whether it shows input restored from before the end of the session */
    isGivenBack,
    set(change: Partial<V>) {
      setValues((before) => ({ ...before, ...change }))
      // Clears the error of a changed field until the next submit.
      setBeside((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in change))))
    },
    /** Props for a field of the kit: its wiring, and its error */
    field: (name: keyof V & string): Wiring => ({ id: name, name, error: beside[name] }),
    undo() {
      setValues(kept)
      forget()
    },
    submit: (event: SubmitEvent<HTMLFormElement>) => submit(event, values, keep),
  }
}
