import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react'
import { useKindGoing } from '../../session/way-back.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button, type ButtonProps } from '../../ui/actions/button.tsx'
import { FormErrors } from '../../ui/fields/form-errors.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { FailedNotice } from '../failed-notice.tsx'
import type { Refused } from './posted.ts'

interface PostFormProps {
  readonly refused?: Refused | undefined
  /** What the fields are called: far from its field, "this field is required" says nothing. */
  readonly labels?: Readonly<Record<string, string>>
  readonly submit?: string
  readonly children?: ReactNode
}

/**
 * A plain form, which the browser itself posts to the page's own address: usable as soon as it is seen. In a document
 * `enhance/post-forms.ts` sends it in place.
 */
export function PostForm({ refused, labels = {}, submit, children }: PostFormProps) {
  const errors = refused?.errors ?? []
  const [sending, setSending] = useSending()
  const named = errors.map(({ field, message }) => ({
    field,
    message: labels[field] ? `${labels[field]}: ${message}` : message,
  }))

  function send(event: SubmitEvent<HTMLFormElement>) {
    if (sending) event.preventDefault()
    else setSending(true)
  }

  return (
    <form method="post" noValidate data-post onSubmit={send}>
      <Stack gap={5}>
        <FormErrors errors={named} title={<CountedTitle count={named.length} />} />
        {errors.length === 0 && <FailedNotice failed={refused?.problem && { problem: refused.problem }} />}
        <NotSent />
        {children}
        {submit && <PostButton loading={sending}>{submit}</PostButton>}
      </Stack>
    </form>
  )
}

/** In a document there is no way to word another number, so the script there (`enhance/drop-mended.ts`) finds both forms. */
function CountedTitle({ count }: { count: number }) {
  const t = useTexts('common')
  const kind = useKindGoing()
  const of = (fields: number) =>
    t(kind === 'Company' ? 'ui.formErrors.company' : 'ui.formErrors.title', { count: fields })
  return (
    <span data-one={of(1)} data-many={of(2).replace('2', '#')}>
      {of(count)}
    </span>
  )
}

/** The main button of a posted form. */
function PostButton(props: Omit<ButtonProps, 'type'>) {
  return <Button type="submit" variant="primary" size="large" wide waits {...props} />
}

/** What the script of a document shows when what was posted did not get through. */
function NotSent() {
  return (
    <div hidden data-not-sent>
      <FailedNotice failed={{ problem: undefined }} />
    </div>
  )
}

/** The browser's back button may restore this page from memory, with the button still busy. */
function useSending() {
  const [sending, setSending] = useState(false)
  useEffect(() => {
    const stay = () => setSending(false)
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [])
  return [sending, setSending] as const
}

/** Spread on a field of the kit: what was typed before, and its problem beside it. */
export const fieldOf = (refused: Refused | undefined) => (name: string) => ({
  name,
  id: name,
  defaultValue: refused?.values[name],
  error: refused?.errors.find(({ field }) => field === name)?.message,
})
