import type { ReactNode, SubmitEventHandler } from 'react'
import type { FieldError } from '#contract/problems.ts'
import { useTexts } from '../texts.tsx'
import { Button } from '../ui/button.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { Stack } from '../ui/layout.tsx'
import { Notice } from '../ui/notice.tsx'
import { FailedNotice } from './failed-notice.tsx'
import type { Failed } from './use-ask-form.ts'
import { useHydrated } from './use-hydrated.ts'

interface AskFormProps {
  readonly asked: {
    readonly errors: readonly FieldError[]
    readonly failed: Failed | undefined
    readonly sending: boolean
    readonly onSubmit: SubmitEventHandler<HTMLFormElement>
  }
  readonly submit: string
  readonly children?: ReactNode
}

/** Problems above, fields, and one button below; what useAskForm gives goes into `asked`. */
export function AskForm({ asked, submit, children }: AskFormProps) {
  const t = useTexts('logins')
  const hydrated = useHydrated()
  return (
    <form method="post" onSubmit={asked.onSubmit} noValidate>
      <Stack gap={5}>
        <noscript>
          <Notice tone="warning">{t('noscript')}</Notice>
        </noscript>
        <FormErrors errors={asked.errors} />
        <FailedNotice failed={asked.failed} />
        {children}
        <Button type="submit" variant="primary" size="large" wide loading={asked.sending} disabled={!hydrated}>
          {submit}
        </Button>
      </Stack>
    </form>
  )
}
