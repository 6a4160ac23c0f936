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
  /** The result of useAskForm */
  readonly form: AskedForm
  readonly submit: string
  readonly variant?: 'primary' | 'danger'
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form in a dialog; mounted only while open, so it always starts empty. */
export function AskingDialog({ title, form, submit, variant = 'primary', onClose, children }: AskingDialogProps) {
  const t = useTexts('common')
  const id = useId()
  // A single error is only shown at its field, which takes the focus: a dialog has little room.
  const only = form.errors.length === 1 ? document.getElementById(form.errors[0]?.field ?? '') : null
  useEffect(() => {
    if (form.errors.length === 1) only?.focus()
  }, [form.errors, only])
  return (
    <Dialog
      open
      title={title}
      onClose={form.sending ? undefined : onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={form.sending}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={id} variant={variant} loading={form.sending}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={id} {...form.form}>
        <Stack gap={4}>
          {!only && <FormErrors errors={form.errors} isMended={form.isMended} />}
          <FailedNotice failed={form.failed} />
          {children}
        </Stack>
      </form>
    </Dialog>
  )
}
