import { type SubmitEvent, useState } from 'react'
import type { z } from 'zod'
import type { FieldError } from '#contract/problems.ts'
import { AskError } from '../ask.ts'
import { useKind } from '../session/account-kind.ts'
import { loadFieldErrors } from './load-field-errors.ts'
import { toldFailure } from './told-failure.ts'
import type { Failed } from './use-ask-form.ts'
import { useFieldWords } from './use-field-words.ts'

export type PageForm<V extends object> = ReturnType<typeof usePageForm<V>>

interface Wiring {
  readonly id: string
  readonly name: string
  readonly error: string | undefined
}

interface PageFormOptions<V extends object, Checked extends V> {
  /** The values on the server. */
  readonly saved: V
  /** The call's own schema, loaded when something is sent. */
  readonly load: () => Promise<z.ZodType<Checked, unknown>>
  /** Saves and returns the saved values. */
  readonly save: (values: Checked) => Promise<V>
}

/**
 * A form whose values are changed here and saved as a whole. It knows whether there are unsaved changes, and keeps them
 * when saving fails.
 */
export function usePageForm<V extends object, Checked extends V = V>(options: PageFormOptions<V, Checked>) {
  const { saved, load, save } = options
  const words = useFieldWords(useKind())
  const [kept, setKept] = useState(saved)
  const [values, setValues] = useState(saved)
  const [beside, setBeside] = useState<Readonly<Record<string, string>>>({})
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [failed, setFailed] = useState<Failed>()
  const [sending, setSending] = useState(false)
  const [savedAt, setSavedAt] = useState<Date>()

  function say(found: readonly FieldError[]) {
    // Problems of a list's items are shown beside the list: `tags.3` beside `tags`.
    setBeside(Object.fromEntries(found.toReversed().map(({ field, message }) => [fieldOf(field), message])))
    setErrors(found.map(named))
  }

  async function send() {
    setFailed(undefined)
    const loaded = await Promise.all([load(), loadFieldErrors()]).catch((error: unknown) => console.warn(error))
    if (!loaded) return setFailed({ problem: undefined })
    const [schema, { fieldErrors }] = loaded
    const parsed = schema.safeParse(values, { reportInput: true })
    say(fieldErrors(parsed.error?.issues ?? [], words))
    if (!parsed.success) return
    try {
      const now = await save(parsed.data)
      setKept(now)
      setValues(now)
      setSavedAt(new Date())
    } catch (error) {
      if (!(error instanceof AskError)) throw error
      const refused = error.problem?.errors ?? []
      say(refused)
      if (refused.length === 0) setFailed(toldFailure(error))
    }
  }

  return {
    values,
    errors,
    failed,
    sending,
    savedAt,
    isChanged: JSON.stringify(values) !== JSON.stringify(kept),
    set(change: Partial<V>) {
      setValues((before) => ({ ...before, ...change }))
      // A changed field loses its problem until the form is sent again.
      setBeside((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in change))))
    },
    /** Spread on a field of the kit: its wiring, and its problem beside it. */
    field: (name: keyof V & string): Wiring => ({ id: name, name, error: beside[name] }),
    undo() {
      setValues(kept)
      say([])
      setFailed(undefined)
    },
    async submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault()
      if (sending) return
      setSending(true)
      await send().finally(() => setSending(false))
    },
  }
}

const fieldOf = (path: string) => path.split('.')[0] ?? path

/** Far from its field, "this field is required" says nothing: the summary names the field as its label does. */
function named({ field: path, message }: FieldError): FieldError {
  const field = fieldOf(path)
  const id = CSS.escape(field)
  // A group of controls has a legend.
  const label = document.querySelector(`label[for="${id}"], #${id} > legend`)?.textContent
  return { field, message: label ? `${label}: ${message}` : message }
}
