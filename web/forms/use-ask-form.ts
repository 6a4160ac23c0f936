import { type InputEvent, type SubmitEvent, useRef, useState } from 'react'
import type { z } from 'zod'
import type { AccountKind } from '#contract/accounts/accounts.ts'
import { loadFieldErrors } from './load-field-errors.ts'
import { useCheckedForm } from './use-checked-form.ts'
import { valuesIn } from './values-in.ts'

/** The part of a form that its frame needs. */
export type AskedForm = Pick<ReturnType<typeof useAskForm>, 'errors' | 'isMended' | 'failed' | 'sending' | 'form'>

/**
 * A form that is sent once. Its fields are uncontrolled, so input before hydration is kept. `load` fetches the schema
 * when typing starts, so that the page opens without it.
 */
export function useAskForm<S extends z.ZodType<Record<string, unknown>, Record<string, unknown>>>(
  load: () => Promise<S>,
  kind: AccountKind,
  act: (values: z.output<S>) => Promise<unknown>,
) {
  type Name = keyof z.input<S> & string
  const { errors, isMended, failed, sending, beside, setBeside, check, submit } = useCheckedForm(load, kind)
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>({})
  const form = useRef<HTMLFormElement>(null)
  const fields = useRef(new Set<string>())

  /** Revalidates a field with an error while typing; other fields are only validated on submit. */
  async function mend({ currentTarget: form, target }: InputEvent<HTMLFormElement>) {
    setTyped(valuesIn(form, fields.current))
    const { name } = target as HTMLInputElement
    if (!(name in beside)) return
    const checked = await check(valuesIn(form, fields.current))
    if (!checked) return
    const message = checked.found.find(({ field }) => field === name)?.message
    setBeside(({ [name]: _, ...rest }) => (message ? { ...rest, [name]: message } : rest))
  }

  return {
    errors,
    isMended,
    failed,
    sending,
    /**
     * Props for the <form>. It is a POST, so that a submit before hydration does not put the input into the address.
     */
    form: {
      ref: form,
      method: 'post',
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) =>
        submit(event, valuesIn(event.currentTarget, fields.current), act),
      onInput: mend,
      onFocus: () => void Promise.all([load(), loadFieldErrors()]).catch(console.warn),
    } as const,
    reset() {
      form.current?.reset()
      setTyped({})
    },
    /** The current text of a field */
    value: (name: Name) => String(typed[name] ?? ''),
    /** Props for a field of the kit: its wiring, and its error */
    field(name: Name) {
      fields.current.add(name)
      return { name, id: name, error: beside[name] }
    },
  }
}
