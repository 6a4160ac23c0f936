import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react'
import { useKindGoing } from '../../session/way-back.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button, type ButtonProps } from '../../ui/actions/button.tsx'
import { FormErrors } from '../../ui/fields/form-errors.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { EntryFailedNotice } from '../entry-failed-notice.tsx'
import type { Refused } from './posted.ts'

interface PostFormProps {
  readonly refused?: Refused | undefined
  /** The fields' labels: away from its field, "this field is required" says nothing */
  readonly labels?: Readonly<Record<string, string>>
  readonly submit?: string
  readonly children?: ReactNode
}

/**
 * A plain form that the browser posts to the page's address: usable before scripts load. In a document
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
        {errors.length === 0 && <EntryFailedNotice failed={refused?.problem && { problem: refused.problem }} />}
        <NotSent />
        {children}
        {submit && <PostButton loading={sending}>{submit}</PostButton>}
      </Stack>
    </form>
  )
}

/** A document has no texts for another count, so its script (`enhance/drop-mended.ts`) needs both forms. */
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

/** Shown by a document's script if posting failed. */
function NotSent() {
  return (
    <div hidden data-not-sent>
      <EntryFailedNotice failed={{ problem: undefined }} />
    </div>
  )
}

/** Resets the busy button when the back button restores this page from memory. */
function useSending() {
  const [sending, setSending] = useState(false)
  useEffect(() => {
    const stay = () => setSending(false)
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [])
  return [sending, setSending] as const
}

/** Props for a field of the kit: the previous input, and its error. */
export const fieldOf = (refused: Refused | undefined) => (name: string) => ({
  name,
  id: name,
  defaultValue: refused?.values[name],
  error: refused?.errors.find(({ field }) => field === name)?.message,
})
