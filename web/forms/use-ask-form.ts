import { type InputEvent, type SubmitEvent, useRef, useState } from 'react'
import type { z } from 'zod'
import type { AccountKind } from '#contract/accounts/accounts.ts'
import type { FieldError, Problem } from '#contract/problems.ts'
import { AskError } from '../ask.ts'
import { loadFieldErrors } from './load-field-errors.ts'
import { toldFailure } from './told-failure.ts'
import { useFieldWords } from './use-field-words.ts'
import { valuesIn } from './values-in.ts'

/** A failure of the whole form, rather than of one field. Without a problem the request never reached the server. */
export interface Failed {
  readonly problem: Problem | undefined
}

/** What a component around a form needs of it. */
export type AskedForm = Pick<ReturnType<typeof useAskForm>, 'errors' | 'failed' | 'sending' | 'form'>

/**
 * A form that a call's own schema checks before it is sent. Problems of the server's stand beside their fields like
 * those of the browser's, and nothing that was typed is lost: the fields keep their values themselves, also those that
 * were filled in before the page woke up. `load` brings the schema when somebody begins to write, so that a page opens
 * without it.
 */
export function useAskForm<S extends z.ZodType<Record<string, unknown>, Record<string, unknown>>>(
  load: () => Promise<S>,
  kind: AccountKind,
  act: (values: z.output<S>) => Promise<unknown>,
) {
  type Name = keyof z.input<S> & string
  const words = useFieldWords(kind)
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>({})
  const [beside, setBeside] = useState<Readonly<Record<string, string>>>({})
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [failed, setFailed] = useState<Failed>()
  const [sending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const fields = useRef(new Set<string>())

  const check = async (form: HTMLFormElement) => {
    const [schema, { fieldErrors }] = await Promise.all([load(), loadFieldErrors()])
    const parsed = schema.safeParse(valuesIn(form, fields.current), { reportInput: true })
    return { parsed, found: fieldErrors(parsed.error?.issues ?? [], words) }
  }

  /** Shows the first problem of each field beside it, and all of them in the summary. */
  function say(found: readonly FieldError[]) {
    setBeside(Object.fromEntries(found.toReversed().map(({ field, message }) => [field, message])))
    setErrors(found.map(named))
  }

  async function send(form: HTMLFormElement) {
    setFailed(undefined)
    const checked = await check(form).catch(logged)
    // The schema could not be fetched: nothing reached the server, and nothing that was typed is lost.
    if (!checked) return setFailed({ problem: undefined })
    const { parsed, found } = checked
    say(found)
    if (!parsed.success) return
    try {
      await act(parsed.data)
    } catch (error) {
      if (!(error instanceof AskError)) throw error
      const refused = error.problem?.errors ?? []
      say(refused)
      if (refused.length === 0) setFailed(toldFailure(error))
    }
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // A second press while the first request is under way is ignored.
    if (sending) return
    setSending(true)
    await send(event.currentTarget).finally(() => setSending(false))
  }

  /** Checks a field that had a problem while it is typed in; other fields are not checked before the form is sent. */
  async function mend({ currentTarget: form, target }: InputEvent<HTMLFormElement>) {
    setTyped(valuesIn(form, fields.current))
    const { name } = target as HTMLInputElement
    if (!(name in beside)) return
    const checked = await check(form).catch(logged)
    if (!checked) return
    const message = checked.found.find(({ field }) => field === name)?.message
    setBeside(({ [name]: _, ...rest }) => (message ? { ...rest, [name]: message } : rest))
  }

  return {
    errors,
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
      onSubmit: submit,
      onInput: mend,
      onFocus: () => void Promise.all([load(), loadFieldErrors()]).catch(logged),
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

const logged = (error: unknown) => console.warn(error)

/** Far from its field, "this field is required" says nothing: the summary names the field as its label does. */
function named({ field, message }: FieldError): FieldError {
  const control = document.getElementById(field)
  const label = control instanceof HTMLInputElement && control.labels?.[0]?.textContent
  return { field, message: label ? `${label}: ${message}` : message }
}

export const isProblem = (error: unknown, code: Problem['code']): error is AskError & { problem: Problem } =>
  error instanceof AskError && error.problem?.code === code
