import { type SubmitEvent, useState } from 'react'
import type { z } from 'zod'
import type { AccountKind } from '#contract/accounts/accounts.ts'
import type { FieldError, Problem } from '#contract/problems.ts'
import { AskError } from '../ask.ts'
import { loadFieldErrors } from './load-field-errors.ts'
import { namedProblem } from './named-problem.ts'
import { stopsAtRefused } from './stops-at-refused.ts'
import { useFieldWords } from './use-field-words.ts'

/** A failure of the whole form. Without a problem the request did not reach the server. */
export interface Failed {
  readonly problem: Problem | undefined
}

/**
 * The common logic of forms: the call's own schema validates before sending, server errors are shown at their fields
 * like local ones, and no input is lost.
 */
export function useCheckedForm<S extends z.ZodType>(load: () => Promise<S>, kind: AccountKind) {
  const words = useFieldWords(kind)
  const [beside, setBeside] = useState<Readonly<Record<string, string>>>({})
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [failed, setFailed] = useState<Failed>()
  const [sending, setSending] = useState(false)

  /** Undefined if the schema could not be loaded. */
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
    /** Whether a field's error is resolved. */
    isMended: (field: string) => !(fieldOf(field) in beside),
    setBeside,
    check,
    async submit(
      event: SubmitEvent<HTMLFormElement>,
      values: unknown,
      act: (checked: z.output<S>) => Promise<unknown>,
    ) {
      event.preventDefault()
      // Ignores a second submit during a request.
      if (sending || stopsAtRefused(event.currentTarget)) return
      setSending(true)
      await send(values, act).finally(() => setSending(false))
    },
    /** Resets to the state before the first submit. */
    forget() {
      say([])
      setFailed(undefined)
    },
  }
}

/** Problems of a list's items are shown beside the list: `tags.3` beside `tags`. */
const fieldOf = (path: string) => path.split('.')[0] ?? path

/** The summary names the field as its label does: away from it, "this field is required" says nothing. */
function named({ field: path, message }: FieldError): FieldError {
  // An item of a list may have a field of its own.
  const field = document.getElementById(path) ? path : fieldOf(path)
  const label = labelOf(field)?.textContent
  return { field, message: label ? namedProblem(label, message) : message }
}

/** Finds a field's label: a group has a legend, a date the label of its parts, a rich-text editor `aria-labelledby`. */
function labelOf(field: string) {
  const control = document.getElementById(field) as HTMLInputElement | null
  return (
    control?.labels?.[0] ??
    control?.querySelector(':scope > legend [data-label]') ??
    control?.querySelector(':scope > legend, [data-label]') ??
    document.getElementById(`${field}-label`)
  )
}
