import { type SubmitEvent, useState } from 'react'
import type { z } from 'zod'
import type { AccountKind } from '#contract/accounts/accounts.ts'
import type { FieldError, Problem } from '#contract/problems.ts'
import { AskError } from '../ask.ts'
import { loadFieldErrors } from './load-field-errors.ts'
import { namedProblem } from './named-problem.ts'
import { stopsAtRefused } from './stops-at-refused.ts'
import { useFieldWords } from './use-field-words.ts'

/** A failure of the whole form, rather than of one field. Without a problem the request never reached the server. */
export interface Failed {
  readonly problem: Problem | undefined
}

/**
 * What every form does, wherever it keeps its values: a call's own schema checks them before they are sent, problems of
 * the server's stand beside their fields like those of the browser's, and nothing that was typed is lost.
 */
export function useCheckedForm<S extends z.ZodType>(load: () => Promise<S>, kind: AccountKind) {
  const words = useFieldWords(kind)
  const [beside, setBeside] = useState<Readonly<Record<string, string>>>({})
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [failed, setFailed] = useState<Failed>()
  const [sending, setSending] = useState(false)

  /** Nothing when the schema could not be fetched. */
  async function check(values: unknown) {
    const loaded = await Promise.all([load(), loadFieldErrors()]).catch((error: unknown) => console.warn(error))
    if (!loaded) return undefined
    const [schema, { fieldErrors }] = loaded
    const parsed = schema.safeParse(values, { reportInput: true })
    return { parsed, found: fieldErrors(parsed.error?.issues ?? [], words) }
  }

  /** Shows the first problem of each field beside it, and all of them in the summary. */
  function say(found: readonly FieldError[]) {
    setBeside(Object.fromEntries(found.toReversed().map(({ field, message }) => [fieldOf(field), message])))
    setErrors(found.map(named))
  }

  async function send(values: unknown, act: (checked: z.output<S>) => Promise<unknown>) {
    setFailed(undefined)
    const checked = await check(values)
    if (!checked) return setFailed({ problem: undefined })
    say(checked.found)
    if (!checked.parsed.success) return
    try {
      await act(checked.parsed.data)
    } catch (error) {
      if (!(error instanceof AskError)) throw error
      const refused = error.problem?.errors ?? []
      say(refused)
      if (refused.length === 0) setFailed({ problem: error.problem })
    }
  }

  return {
    errors,
    failed,
    sending,
    beside,
    /** Whether a field that had a problem has none any more. */
    isMended: (field: string) => !(fieldOf(field) in beside),
    setBeside,
    check,
    async submit(
      event: SubmitEvent<HTMLFormElement>,
      values: unknown,
      act: (checked: z.output<S>) => Promise<unknown>,
    ) {
      event.preventDefault()
      // A second press while the first request is under way is ignored.
      if (sending || stopsAtRefused(event.currentTarget)) return
      setSending(true)
      await send(values, act).finally(() => setSending(false))
    },
    /** As if nothing had been sent yet. */
    forget() {
      say([])
      setFailed(undefined)
    },
  }
}

/** Problems of a list's items are shown beside the list: `tags.3` beside `tags`. */
const fieldOf = (path: string) => path.split('.')[0] ?? path

/** Far from its field, "this field is required" says nothing: the summary names the field as its label does. */
function named({ field: path, message }: FieldError): FieldError {
  // An item of a list may have a field of its own.
  const field = document.getElementById(path) ? path : fieldOf(path)
  const label = labelOf(field)?.textContent
  return { field, message: label ? namedProblem(label, message) : message }
}

/** A group of controls has a legend, a date the label of its parts, an editor of rich text a label that names it. */
function labelOf(field: string) {
  const control = document.getElementById(field) as HTMLInputElement | null
  return (
    control?.labels?.[0] ??
    control?.querySelector(':scope > legend [data-label]') ??
    control?.querySelector(':scope > legend, [data-label]') ??
    document.getElementById(`${field}-label`)
  )
}
