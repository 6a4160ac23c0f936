import { type ReactNode, useEffect, useId } from 'react'
import { FailedNotice } from '../../forms/failed-notice.tsx'
import type { AskedForm } from '../../forms/use-ask-form.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { FormErrors } from '../../ui/fields/form-errors.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

interface AskingDialogProps {
  readonly title: string
  /** What useAskForm gives. */
  readonly asked: AskedForm
  readonly submit: string
  readonly variant?: 'primary' | 'danger'
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form in a dialog; it is there while it is open, so it always begins anew. */
export function AskingDialog({ title, asked, submit, variant = 'primary', onClose, children }: AskingDialogProps) {
  const t = useTexts('common')
  const id = useId()
  const { ref: form } = asked.form
  // Without this the browser would focus the dialog's first button; React does not render `autofocus`.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[data-begin]')?.focus(), [form])
  // A single problem is shown only beside its field, which takes the focus: a dialog has little room.
  const only = asked.errors.length === 1 ? document.getElementById(asked.errors[0]?.field ?? '') : null
  useEffect(() => {
    if (asked.errors.length === 1) only?.focus()
  }, [asked.errors, only])
  return (
    <Dialog
      open
      title={title}
      onClose={asked.sending ? undefined : onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={asked.sending}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={id} variant={variant} loading={asked.sending}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={id} {...asked.form}>
        <Stack gap={4}>
          {!only && <FormErrors errors={asked.errors} />}
          <FailedNotice failed={asked.failed} />
          {children}
        </Stack>
      </form>
    </Dialog>
  )
}
