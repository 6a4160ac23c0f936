import type { ComponentType, ReactNode } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/actions/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { FormErrors } from '../ui/fields/form-errors.tsx'
import { Stack } from '../ui/layout/layout.tsx'
import { FailedNotice, type FailedNoticeProps } from './failed-notice.tsx'
import type { AskedForm } from './use-ask-form.ts'
import { useHydrated } from './use-hydrated.ts'

interface AskFormProps {
  readonly form: AskedForm
  readonly submit: string
  /** `danger` for irreversible acts */
  readonly variant?: 'primary' | 'danger'
  /** What shows a failure */
  readonly notice?: ComponentType<FailedNoticeProps>
  readonly children?: ReactNode
}

/** The frame of a form: problems above, fields, and one button below; pass the result of `useAskForm` as `form`. */
export function AskForm({ form, submit, variant = 'primary', notice: Failure = FailedNotice, children }: AskFormProps) {
  const t = useTexts('logins')
  const hydrated = useHydrated()
  return (
    <form {...form.form}>
      <Stack gap={5}>
        <noscript>
          <Notice tone="warning">{t('noscript')}</Notice>
        </noscript>
        <FormErrors errors={form.errors} isMended={form.isMended} />
        <Failure failed={form.failed} />
        {children}
        <Button type="submit" variant={variant} size="large" wide loading={form.sending} disabled={!hydrated}>
          {submit}
        </Button>
      </Stack>
    </form>
  )
}
