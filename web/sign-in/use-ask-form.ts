import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type FieldValues, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { AccountKind } from '#contract/accounts.ts'
import type { FieldError, Problem } from '#contract/problems.ts'
import { fieldErrors } from '#platform/text/field-errors.ts'
import { AskError } from '../ask.ts'
import { useFieldWords } from './use-field-words.ts'

/** What went wrong with the whole of it, rather than with one field; without a problem nothing reached the server. */
export interface Failed {
  readonly problem: Problem | undefined
}

/**
 * A form that a call's own schema checks before it is sent. Problems of the server's stand beside their fields like
 * those of the browser's, and nothing that was typed is lost.
 */
export function useAskForm<S extends z.ZodType<FieldValues, FieldValues>>(
  schema: S,
  kind: AccountKind,
  act: (values: z.output<S>) => Promise<unknown>,
) {
  const words = useFieldWords(kind)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [failed, setFailed] = useState<Failed>()
  const form = useForm<z.input<S>, unknown, z.output<S>>({
    // No default values: what was typed or filled in before the page woke up is taken from the fields.
    resolver: zodResolver(schema, { error: (issue) => sentence(issue as z.core.$ZodIssue) }),
    shouldFocusError: false,
  })

  // Messages that a schema gives itself are keys; those that zod would write in English come through here.
  const sentence = (issue: z.core.$ZodIssue) => fieldErrors([{ ...issue, path: [], message: '' }], words)[0]?.message
  const said = (message: string) => (message.startsWith('fields.') ? words(message as `fields.${string}`) : message)

  async function send(values: z.output<S>) {
    setErrors([])
    setFailed(undefined)
    try {
      await act(values)
    } catch (error) {
      if (!(error instanceof AskError)) throw error
      const refused = error.problem?.errors ?? []
      for (const { field, message } of refused) form.setError(field as Path<z.input<S>>, { message })
      setErrors(refused.map(named))
      if (refused.length === 0) setFailed({ problem: error.problem })
    }
  }

  return {
    errors,
    failed,
    form,
    sending: form.formState.isSubmitting,
    onSubmit: form.handleSubmit(send, (found) => {
      setFailed(undefined)
      setErrors(
        Object.entries(found).map(([field, error]) => named({ field, message: said(String(error?.message ?? '')) })),
      )
    }),
    /** Spread on a field of the kit: its wiring, and its problem beside it. */
    field(name: Path<z.input<S>>) {
      const { error } = form.getFieldState(name, form.formState)
      return { ...form.register(name), id: name, error: error?.message && said(error.message) }
    },
  }
}

/** Far from its field, "this field is required" says nothing: the summary names the field as its label does. */
function named({ field, message }: FieldError): FieldError {
  const control = document.getElementById(field)
  const label = control instanceof HTMLInputElement && control.labels?.[0]?.textContent
  return { field, message: label ? `${label}: ${message}` : message }
}

export const isProblem = (error: unknown, code: Problem['code']): error is AskError & { problem: Problem } =>
  error instanceof AskError && error.problem?.code === code
