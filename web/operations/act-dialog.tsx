import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { focusIfLost } from '#web/dialogs/focus-if-lost.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { stopsAtRefused } from '#web/forms/stops-at-refused.ts'
import { useAct } from '#web/forms/use-act.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

import { titleId } from './operations-page.tsx'

/** The error of a required field that is empty, after the first attempt to submit. */
type Lacks = (isMissing: boolean) => string | undefined

interface ActDialogProps {
  readonly title: string
  /** The effect, who is affected, and whether it can be undone */
  readonly lead?: ReactNode
  readonly submit: string
  readonly done: string | (() => string)
  readonly isDangerous?: boolean
  /** False if the act needs no reason */
  readonly asksReason?: boolean
  /** Fields above the reason; each shows its own error with `lacks` */
  readonly children?: (lacks: Lacks) => ReactNode
  /** False while a required field is empty */
  readonly canSubmit?: boolean
  readonly act: (reason: string) => Promise<unknown>
  readonly onClose: () => void
}

const longest = 500

/** Confirms an operator's act, and asks for the reason, which is recorded. */
export function ActDialog(props: ActDialogProps) {
  const { title, lead, submit, done, isDangerous = false, asksReason = true, children, canSubmit = true } = props
  const t = useTexts('operations')
  const form = useId()
  const [reason, setReason] = useState('')
  // The number of attempts to submit with a missing field.
  const [tries, setTries] = useState(0)
  const formElement = useRef<HTMLFormElement>(null)
  const { act, busy, failed } = useAct({ changes: 'operations', refreshes: true })
  const isReasoned = !asksReason || (reason.trim() !== '' && reason.length <= longest)

  // Focuses the first field with an error, once it is rendered.
  useEffect(() => {
    if (tries > 0) formElement.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [tries])

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || stopsAtRefused(event.currentTarget)) return
    if (!isReasoned || !canSubmit) return setTries(tries + 1)
    void act(
      () => props.act(reason.trim()),
      () => {
        showToast({ tone: 'success', title: typeof done === 'string' ? done : done() })
        props.onClose()
        focusIfLost(titleId)
      },
    )
  }

  return (
    <Dialog
      open
      title={title}
      onClose={busy ? undefined : props.onClose}
      footer={
        <>
          <Button onClick={props.onClose} disabled={busy}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={form} variant={isDangerous ? 'danger' : 'primary'} loading={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <form ref={formElement} id={form} onSubmit={send} noValidate>
        <Stack>
          {lead}
          {children?.((isMissing) => (tries > 0 && isMissing ? t('fields.required') : undefined))}
          {asksReason && (
            <TextArea
              name="reason"
              label={t('reason')}
              help={t('reason.help')}
              rows={3}
              limit={longest}
              value={reason}
              error={tries > 0 && !isReasoned ? t('reason.needed') : undefined}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          )}
          <FailedNotice failed={failed} />
        </Stack>
      </form>
    </Dialog>
  )
}
