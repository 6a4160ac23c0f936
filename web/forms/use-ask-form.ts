import { type InputEvent, type SubmitEvent, useRef, useState } from 'react'
import type { z } from 'zod'
import type { AccountKind } from '#contract/accounts/accounts.ts'
import { loadFieldErrors } from './load-field-errors.ts'
import { useCheckedForm } from './use-checked-form.ts'
import { valuesIn } from './values-in.ts'

/** What a component around a form needs of it. */
export type AskedForm = Pick<ReturnType<typeof useAskForm>, 'errors' | 'isMended' | 'failed' | 'sending' | 'form'>

/**
 * A form that is filled in and sent, and then has served. The fields keep their values themselves, also those that were
 * filled in before the page woke up. `load` brings the schema when somebody begins to write, so that a page opens
 * without it.
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

  /** Checks a field that had a problem while it is typed in; other fields are not checked before the form is sent. */
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
     * Spread on the <form>. It is a POST, so that a form sent before hydration does not put what was typed into the
     * address.
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
    /** The current text of a field. */
    value: (name: Name) => String(typed[name] ?? ''),
    /** Spread on a field of the kit: its wiring, and its problem beside it. */
    field(name: Name) {
      fields.current.add(name)
      return { name, id: name, error: beside[name] }
    },
  }
}
